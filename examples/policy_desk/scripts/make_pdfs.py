"""Makes the PDF documents of ``data/``; the output depends only on this file and the library's version.

python scripts/make_pdfs.py
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path

from fpdf import FPDF
from fpdf.enums import XPos, YPos

DATA = Path(__file__).parent.parent / "data"
ISSUED = datetime(2024, 1, 15, tzinfo=timezone.utc)


@dataclass(frozen=True)
class Section:
    heading: str
    paragraphs: Sequence[str]
    new_page: bool = False


@dataclass(frozen=True)
class Policy:
    filename: str
    title: str
    sections: Sequence[Section]


POLICIES = (
    Policy(
        "code-of-conduct.pdf",
        "Code of Conduct",
        (
            Section(
                "1. Purpose",
                (
                    "This code says how we treat one another and those we do "
                    "business with. It applies to every "
                    "employee and contractor of Larkmoor Instruments, at every "
                    "site and on every journey.",
                ),
            ),
            Section(
                "2. Gifts and hospitality",
                (
                    "Gifts worth up to 40 euros may be accepted if they are not "
                    "given to influence a decision. "
                    "Gifts worth more are declined; where that would give "
                    "offence, they are handed to the "
                    "compliance officer, who gives them to charity.",
                    "Gifts of money, vouchers or anything that can be exchanged "
                    "for money are never accepted.",
                    "Hospitality may be accepted where there is a business "
                    "reason for it and the host is present. "
                    "Hospitality worth more than 100 euros needs the prior "
                    "approval of the compliance officer.",
                ),
            ),
            Section(
                "3. Conflicts of interest",
                (
                    "Employees declare any conflict of interest to their line "
                    "manager as soon as they notice it, "
                    "and take no part in the decision concerned.",
                    "Work for a competitor is not permitted. Other paid work is "
                    "declared in advance and may be "
                    "refused only where it would harm the company or the employee's health.",
                ),
                new_page=True,
            ),
            Section(
                "4. Speaking up",
                (
                    "Anyone who sees a breach of this code may report it to "
                    "their line manager, to the compliance "
                    "officer, or without giving a name through the speak-up "
                    "line. Every report is looked into "
                    "within 15 working days.",
                    "Retaliation against anyone who reports in good faith is "
                    "itself a serious breach of this code.",
                ),
            ),
        ),
    ),
    Policy(
        "procurement.pdf",
        "Procurement Policy",
        (
            Section(
                "1. Thresholds",
                (
                    "Purchases of up to 1,000 euros are made by the budget holder without further offers.",
                    "Purchases of more than 1,000 and up to 25,000 euros need "
                    "three written offers. The cheapest "
                    "offer is taken unless a reason for another is recorded.",
                    "Purchases of more than 25,000 euros are put out to tender "
                    "by the procurement team and signed "
                    "by two directors.",
                ),
            ),
            Section(
                "2. Choosing vendors",
                (
                    "New vendors are checked against sanctions lists and asked "
                    "for their tax number before the "
                    "first order. Vendors with a yearly volume above 50,000 "
                    "euros are reviewed every two years.",
                    "An order may not be split in order to stay below a threshold.",
                ),
            ),
            Section(
                "3. Paying invoices",
                (
                    "Invoices are paid within 30 days of receipt, provided that "
                    "they carry the number of the order "
                    "and that the goods have been received in full.",
                    "Payment in advance is limited to 20 per cent of the price "
                    "and needs a bank guarantee above "
                    "10,000 euros.",
                ),
                new_page=True,
            ),
        ),
    ),
    Policy(
        "records-retention.pdf",
        "Records Retention Policy",
        (
            Section(
                "1. Retention periods",
                (
                    "Contracts and invoices are kept for ten years. Calibration "
                    "certificates are kept for fifteen "
                    "years, because customers rely on them for the life of an instrument.",
                    "Applications of people who were not hired are destroyed six months after the decision.",
                    "Personnel files are kept for three years after the employment has ended.",
                ),
            ),
            Section(
                "2. Definitions",
                (
                    "Record: any information, on paper or electronic, that shows "
                    "what the company did or decided.",
                    "Legal hold: an order by the legal team that stops the destruction of certain records.",
                ),
            ),
            Section(
                "3. Destruction",
                (
                    "Records whose retention period has ended are destroyed "
                    "within three months, on paper by "
                    "cross-cut shredding. Each destruction is entered in the register.",
                    "A legal hold suspends destruction until the legal team lifts it in writing.",
                ),
            ),
        ),
    ),
)


class PolicyPdf(FPDF):
    def __init__(self, title: str) -> None:
        super().__init__(format="A4")
        self.policy_title = title
        self.set_title(title)
        self.set_author("Larkmoor Instruments")
        self.set_creation_date(ISSUED)
        self.set_auto_page_break(True, margin=20)

    def footer(self) -> None:
        self.set_y(-15)
        self.set_font("Helvetica", size=8)
        self.cell(0, 8, f"Larkmoor Instruments - page {self.page_no()}", align="C")


def render(policy: Policy) -> bytes:
    pdf = PolicyPdf(policy.title)
    pdf.add_page()
    pdf.set_font("Helvetica", "B", 16)
    pdf.multi_cell(0, 10, policy.title, new_x=XPos.LMARGIN, new_y=YPos.NEXT)
    for section in policy.sections:
        if section.new_page:
            pdf.add_page()
        pdf.start_section(section.heading)
        pdf.set_font("Helvetica", "B", 12)
        pdf.ln(2)
        pdf.multi_cell(0, 8, section.heading, new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        pdf.set_font("Helvetica", size=10)
        for paragraph in section.paragraphs:
            pdf.multi_cell(0, 5, paragraph, align="L", new_x=XPos.LMARGIN, new_y=YPos.NEXT)
            pdf.ln(2)
    return bytes(pdf.output())


def main() -> None:
    for policy in POLICIES:
        path = DATA / policy.filename
        path.write_bytes(render(policy))
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
