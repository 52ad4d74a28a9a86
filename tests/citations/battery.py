"""Quotes as people and models really write them: honest ones and altered ones.

Each case is a source, a quote, and what the quote does to it. `HONEST` ones say what the source
says, only differently set; `ALTERED` ones say something else.
"""

from __future__ import annotations

LEASE = (
    "MASTER LEASE AGREEMENT. The lease term is five years commencing January 1, 2024. "
    "Rent is due monthly on the first business day. The tenant may renew for one additional "
    "five-year term, but may not assign the lease without the landlord's consent. "
    "The late fee is $89.50 per day (4.5% of the rent), never more than $1,200. "
    "Temperatures fell to -12 °C; the index rose by 89% against 45 percent in 2019-2020."
)
WRAPPED = (
    "The landlord shall main-\ntain the roof, the walls and the load-\nbearing struc-\r\n"
    "tures of the build\u00ading.\n\nThe tenant's “Permitted "
    "Use” is retail\u2014and\nnothing else\u2014unless "
    "the parties agree otherwise in writing. See pages 12-\n15 and the non-\ncompete clause."
)
MARKDOWN = (
    "## Renewal\n\nThe tenant **may not** sublet the *whole* of "
    "the premises. Call `renew()` twice. "
    "Use _care_ with __all__ and __init__; the area is 2*3*4 metres, and a * b * c is a product. "
    "The fee rose by **89%** in one year. Read *The Lease Handbook* first."
)
HTML = (
    "AT&amp;T pays &euro;5&nbsp;000 to Smith &amp; Sons &#8212; and &#x201C;no one else&#x201D;. "
    "The caf&eacute; is closed if x &lt; 5."
)
PDF = (
    "The of\ufb01cer\u2019s e\ufb03ciency report was \ufb01led in the \ufb01rst o\ufb00ice. "
    "Area: 10\u00b2 m; ratio 1\u20442; water is H\u2082O. "
    "Non\u2011binding terms \u2026 remain. A zero\u200bwidth space, a word\u2060joiner, "
    "\ufeffand a mark."
)
ACCENTS = (
    "The r\u00e9sum\u00e9 of Zo\u00eb N\u00fa\u00f1ez mentions "
    "\u00c5ngstr\u00f6m and na\u00efve caf\u00e9s."
)
DECOMPOSED = (
    "The re\u0301sume\u0301 of Zoe\u0308 Nu\u0301n\u0303ez "
    "mentions A\u030angstro\u0308m and nai\u0308ve cafe\u0301s."
)
FRENCH = (
    "L\u2019article 5 dispose\u00a0: \u00ab\u00a0Le locataire ne "
    "peut pas c\u00e9der le bail\u00a0\u00bb. "
    "Qu\u2019en est-il du d\u00e9p\u00f4t\u00a0? Il "
    "s\u2019\u00e9l\u00e8ve \u00e0 50\u00a0% du loyer annuel, soit "
    "12\u202f000\u00a0\u20ac."
)
GERMAN = (
    "Der Mieter darf die Wohnung nicht untervermieten. Die Miete beträgt 1.250,50 € im Monat. "
    "„Die Kaution“, so § 4, „wird verzinst“. Die Straßen-\nreinigung obliegt dem Haus-\nmeister; "
    "die Frist beträgt vierzehn Tage."
)
SPANISH = (
    "El arrendatario no podrá ceder el contrato. ¿Cuál es el plazo? Son cinco años, prorrogables "
    "por otros dos. El precio será de 1.500 euros."
)
RUSSIAN = (
    "Срок аренды составляет пять лет. Арендатор не вправе передавать договор. "
    "Плата — 45 000 рублей в месяц, «включая налоги»."
)
GREEK = "Ο μισθωτής δεν μπορεί να υπεκμισθώσει. Η διάρκεια είναι πέντε έτη."
POLISH = "Najemca nie może podnająć lokalu. Czynsz wynosi 2 500 zł miesięcznie, płatny z góry."
TURKISH = "Kiracı kiralananı devredemez. Kira bedeli aylık on bin liradır ve İstanbul’da ödenir."
VIETNAMESE = "Bên thuê không được chuyển nhượng hợp đồng. Thời hạn thuê là năm năm."
CHINESE = (
    "本合同租赁期限为十五年，自二〇二四年一月一日起算。承租人不可转让本\n合同。"
    "月租金为人民币三千元，“押金”为两个月租金。乙方使用Python处理——且仅处理——数据。"
)
JAPANESE = (
    "賃貸借期間は五年とする。賃借人は本契約を譲渡できない。賃料は月額十二万円とし、\n"
    "毎月末日までに支払う。「敷金」はコンピュータシステムで管理する。"
)
KOREAN = (
    "임대차 기간은 오 년으로 한다. 임차인은 계약을 양도할 수 없다. 월세는 매월 말일에 지불\n한다."
)
THAI = "ผู้เช่าไม่สามารถโอนสัญญาเช่าได้ ระยะเวลาเช่าคือห้าปี ค่าเช่าเดือนละหนึ่งหมื่นบาท"
ARABIC = (
    "مدة الإيجار خمس سنوات. لا يجوز للمستأجر التنازل عن العقد. "
    "القيمة \u200f١٢٠٠\u200f درهم شهرياً، و\u200fالدفع\u200f مقدماً."
)
PERSIAN = "مستأجر نمی\u200cتواند قرارداد را واگذار کند. اجاره\u200cبها ماهانه پرداخت می\u200cشود."
HEBREW = (
    "תקופת השכירות היא חמש שנים. השוכר אינו רשאי להעביר את "
    "החוזה. צה\u05f4ל ושכ\u05f4ד ב\u200e45%\u200e בלבד."
)
HINDI = "पट्टे की अवधि पाँच वर्ष है। किरायेदार पट्टा हस्तांतरित नहीं कर सकता। किराया हर महीने देय है।"
BENGALI = "ভাড়ার মেয়াদ পাঁচ বছর। ভাড়াটিয়া চুক্তি হস্তান্তর করতে পারবে না।"
TAMIL = "குத்தகை காலம் ஐந்து ஆண்டுகள். வாடகை மாதந்தோறும் செலுத்தப்படும்."
EMOJI = (
    "Approved \U0001f44d\U0001f3fd by the family \U0001f468\u200d\U0001f469\u200d\U0001f467 in "
    "\U0001f1e9\U0001f1ea\U0001f1eb\U0001f1f7 with love \u2764\ufe0f today."
)
CODE = (
    "The `//` operator rounds down: x // y is not x / y. Python "
    "3.10 adds match; C++ and C# do not. "
    "Use the -v or --verbose flag. i-- and ++i differ. Set x = 2 ** 10 and y[1] >= 0."
)

MONEY = (
    "It costs HK$5 million, and/or 12 000 000 shares of R&D@AT&T; on 12 May 300 came, "
    "2019 100 left."
)
NOT_FRENCH = "Le bailleur n'a payé que deux mois, et l'avocat n’a rien dit."

HONEST: list[tuple[str, str, str]] = [
    # as it stands
    ("verbatim", LEASE, "Rent is due monthly on the first business day."),
    ("verbatim beginning", LEASE, "MASTER LEASE AGREEMENT"),
    ("verbatim end", LEASE, "in 2019-2020."),
    ("a number with its sign", LEASE, "$89.50 per day"),
    ("a percentage", LEASE, "4.5% of the rent"),
    ("a range", LEASE, "45 percent in 2019-2020"),
    ("a negative number", LEASE, "fell to -12 °C"),
    ("in brackets", LEASE, "(4.5% of the rent)"),
    ("from a bracket on", LEASE, "4.5% of the rent), never more than $1,200"),
    ("a possessive", LEASE, "the landlord's consent"),
    ("a hyphenated word", LEASE, "five-year term"),
    ("a single word", LEASE, "commencing"),
    ("up to a comma", LEASE, "one additional five-year term"),
    # white space
    ("wrapped", LEASE, "Rent is due monthly on\nthe first business day"),
    ("wrapped and indented", LEASE, "Rent is due monthly on\n    the first business day"),
    ("wrapped with CR LF", LEASE, "Rent is due monthly on\r\nthe first business day"),
    ("double spaces", LEASE, "Rent  is due   monthly"),
    ("tabs", LEASE, "Rent\tis due\tmonthly"),
    ("no-break spaces", LEASE, "Rent\u00a0is due\u00a0monthly"),
    ("thin spaces", LEASE, "Rent\u2009is due\u202fmonthly"),
    ("ideographic space", LEASE, "Rent\u3000is due monthly"),
    ("surrounding blanks", LEASE, "  \n Rent is due monthly \t"),
    ("a paragraph break", WRAPPED, "of the building. The tenant's “Permitted Use”"),
    ("line separator", LEASE, "Rent is due\u2028monthly"),
    ("form feed", LEASE, "Rent is due\x0cmonthly"),
    # hyphens at line ends
    ("joined", WRAPPED, "shall maintain the roof"),
    ("kept", WRAPPED, "the load-bearing structures"),
    (
        "kept here, joined there",
        WRAPPED,
        "maintain the roof, the walls and the load-bearing structures",
    ),
    ("copied with the break", WRAPPED, "shall main-\ntain the roof"),
    ("kept with a space", WRAPPED, "shall main- tain the roof"),
    ("soft hyphen gone", WRAPPED, "of the building"),
    ("soft hyphen elsewhere", WRAPPED, "the par\u00adties agree"),
    ("broken in the quote only", LEASE, "for one addi-\ntional five-year term"),
    ("a range at a line end", WRAPPED, "pages 12-15"),
    ("a prefix at a line end, kept", WRAPPED, "the non-compete clause"),
    ("a prefix at a line end, joined", WRAPPED, "the noncompete clause"),
    # quotation marks and apostrophes
    ("curly apostrophe", LEASE, "the landlord\u2019s consent"),
    ("modifier apostrophe", LEASE, "the landlord\u02bcs consent"),
    ("straight marks", WRAPPED, 'The tenant\'s "Permitted Use" is retail'),
    ("single marks", WRAPPED, "The tenant’s ‘Permitted Use’ is retail"),
    ("low marks", WRAPPED, "The tenant's „Permitted Use“ is retail"),
    ("angle marks", WRAPPED, "The tenant's «Permitted Use» is retail"),
    ("spaced angle marks", WRAPPED, "The tenant's «\u00a0Permitted Use\u00a0» is retail"),
    ("wrapped in marks", LEASE, '"Rent is due monthly"'),
    ("wrapped in curly marks", LEASE, "“Rent is due monthly”"),
    ("wrapped in guillemets", LEASE, "«\u00a0Rent is due monthly\u00a0»"),
    ("quoted words with their marks", WRAPPED, "“Permitted Use”"),
    # dashes
    ("em dash as hyphen", WRAPPED, "is retail-and nothing else"),
    ("em dash spaced", WRAPPED, "is retail — and nothing else"),
    ("em dash as spaced en dash", WRAPPED, "is retail – and nothing else"),
    ("space before a number that is no group", MONEY, "on 12 May"),
    ("a number after a year", MONEY, "100 left"),
    ("a grouped number", MONEY, "12 000 000 shares"),
    ("a joined word", MONEY, "R&D@AT&T"),
    ("after a French article", NOT_FRENCH, "avocat n'a rien dit"),
    ("heavy marks", WRAPPED, "The tenant's ❝Permitted Use❞ is retail"),
    ("same marks inside and out", WRAPPED, "“The tenant's “Permitted Use””"),
    ("Windows entity", LEASE, "the landlord&#146;s consent"),
    ("em dash as two hyphens", WRAPPED, "is retail--and nothing else"),
    ("words between em dashes", WRAPPED, "and nothing else"),
    ("en dash in a range", LEASE, "in 2019–2020"),
    ("minus sign", LEASE, "fell to \u221212 °C"),
    ("non-breaking hyphen", LEASE, "five\u2011year term"),
    ("hyphen for a non-breaking one", PDF, "Non-binding terms"),
    # invisible characters, ligatures, ellipsis
    ("ligatures spelled out", PDF, "The officer's efficiency report was filed"),
    ("ligatures in the quote", LEASE, "\ufb01ve years commencing"),
    ("ff ligature", PDF, "the first office"),
    ("ellipsis as dots", PDF, "Non-binding terms ... remain"),
    ("ellipsis as spaced dots", PDF, "Non-binding terms . . . remain"),
    ("zero-width space gone", PDF, "A zerowidth space"),
    ("zero-width space in the quote", LEASE, "Rent is due\u200b monthly"),
    ("word joiner gone", PDF, "a wordjoiner"),
    ("byte order mark gone", PDF, "and a mark"),
    ("byte order mark first", LEASE, "\ufeffRent is due monthly"),
    ("superscript kept", PDF, "10² m"),
    ("subscript kept", PDF, "water is H₂O"),
    # composition
    ("decomposed", ACCENTS, "The re\u0301sume\u0301 of Zoe\u0308"),
    ("composed", DECOMPOSED, "The résumé of Zoë Núñez"),
    ("angstrom sign", ACCENTS, "\u212bngström"),
    ("composed end", DECOMPOSED, "naïve cafés"),
    # entities
    ("ampersand", HTML, "Smith & Sons"),
    ("ampersand in a name", HTML, "AT&T pays"),
    ("currency and no-break space", HTML, "€5 000 to Smith"),
    ("numeric entity", HTML, "Smith & Sons — and"),
    ("entity marks", HTML, 'and "no one else"'),
    ("accented entity", HTML, "The café is closed"),
    ("less-than entity", HTML, "if x < 5"),
    ("entities in the quote", LEASE, "the landlord&#39;s consent"),
    ("entities copied", HTML, "Smith &amp; Sons"),
    # Markdown
    ("strong gone", MARKDOWN, "The tenant may not sublet"),
    ("strong kept", MARKDOWN, "The tenant **may not** sublet"),
    ("emphasis gone", MARKDOWN, "the whole of the premises"),
    ("underscore emphasis gone", MARKDOWN, "Use care with"),
    ("code span gone", MARKDOWN, "Call renew() twice"),
    ("strong in the quote only", LEASE, "Rent is due **monthly** on the first"),
    ("emphasis in the quote only", LEASE, "Rent is *due* monthly"),
    ("emphasis over several words", MARKDOWN, "Read The Lease Handbook first"),
    ("half of an emphasis", MARKDOWN, "*The Lease"),
    ("strong number", MARKDOWN, "rose by 89% in one year"),
    ("dunder name", MARKDOWN, "with __all__ and __init__"),
    ("product", MARKDOWN, "the area is 2*3*4 metres"),
    ("spaced product", MARKDOWN, "a * b * c is a product"),
    ("code quoted in backticks", CODE, "The // operator rounds down"),
    # elision
    ("elided", LEASE, "The lease term is five years ... Rent is due monthly"),
    ("elided with an ellipsis", LEASE, "The lease term is … commencing January 1"),
    ("elided in brackets", LEASE, "Rent is due monthly [...] The tenant may renew"),
    ("elided in brackets, one character", LEASE, "Rent is due […] business day"),
    ("elided in round brackets", LEASE, "Rent is due (...) business day"),
    ("elided twice", LEASE, "lease term … Rent is due … The tenant may renew"),
    ("elided with spaced dots", LEASE, "lease term . . . five years"),
    ("ellipsis at the start", LEASE, "... Rent is due monthly"),
    ("ellipsis at the end", LEASE, "Rent is due monthly..."),
    ("ellipsis at both ends", LEASE, "…Rent is due monthly…"),
    ("four dots", LEASE, "January 1, 2024.... Rent is due"),
    # code
    ("operator", CODE, "x // y is not x / y"),
    ("version", CODE, "Python 3.10 adds match"),
    ("plus plus", CODE, "C++ and C# do not"),
    ("flag", CODE, "the -v or --verbose flag"),
    ("power", CODE, "x = 2 ** 10"),
    ("index", CODE, "y[1] >= 0"),
    ("decrement", CODE, "i-- and ++i differ"),
    # languages
    ("French", FRENCH, "Le locataire ne peut pas céder le bail"),
    ("French with straight apostrophe", FRENCH, "L'article 5 dispose"),
    ("French, tight colon", FRENCH, "L'article 5 dispose: \"Le locataire"),
    ("French, tight question mark", FRENCH, "Qu'en est-il du dépôt?"),
    ("French, tight percentage", FRENCH, "à 50% du loyer annuel"),
    ("French, plain spaces", FRENCH, "soit 12 000 €"),
    ("French after an elided article", FRENCH, "article 5 dispose"),
    ("German", GERMAN, "Der Mieter darf die Wohnung nicht untervermieten"),
    ("German number", GERMAN, "1.250,50 € im Monat"),
    ("German broken word", GERMAN, "Die Straßenreinigung obliegt dem Hausmeister"),
    ("German marks", GERMAN, '"Die Kaution", so § 4, "wird verzinst"'),
    ("Spanish", SPANISH, "¿Cuál es el plazo? Son cinco años"),
    ("Spanish decomposed", SPANISH, "no podra\u0301 ceder el contrato"),
    ("Russian", RUSSIAN, "Арендатор не вправе передавать договор"),
    ("Russian dash", RUSSIAN, "Плата - 45 000 рублей в месяц"),
    ("Russian marks", RUSSIAN, "в месяц, “включая налоги”"),
    ("Greek", GREEK, "Ο μισθωτής δεν μπορεί να υπεκμισθώσει"),
    ("Greek decomposed", GREEK, "πέντε ε\u0301τη"),
    ("Polish", POLISH, "Czynsz wynosi 2\u00a0500 zł miesięcznie"),
    ("Turkish", TURKISH, "ve İstanbul'da ödenir"),
    ("Turkish decomposed", TURKISH, "I\u0307stanbul’da ödenir"),
    ("Vietnamese decomposed", VIETNAMESE, "Be\u0302n thue\u0302 kho\u0302ng được"),
    ("Chinese", CHINESE, "租赁期限为十五年"),
    ("Chinese in the middle", CHINESE, "月租金为人民币三千元"),
    ("Chinese across a wrap", CHINESE, "承租人不可转让本合同"),
    ("Chinese, wrap as a space", CHINESE, "承租人不可转让本 合同"),
    ("Chinese, wrap elsewhere", CHINESE, "自二〇二四年\n一月一日起算"),
    ("Chinese, corner brackets", CHINESE, "「押金」为两个月租金"),
    ("Chinese beside Latin", CHINESE, "使用Python处理"),
    ("Latin between Chinese", CHINESE, "Python"),
    ("Chinese dash", CHINESE, "处理—且仅处理"),
    ("Japanese", JAPANESE, "賃貸借期間は五年とする"),
    ("Japanese negation", JAPANESE, "賃借人は本契約を譲渡できない"),
    ("Japanese across a wrap", JAPANESE, "月額十二万円とし、毎月末日までに支払う"),
    ("Japanese, other marks", JAPANESE, "“敷金”はコンピュータシステムで管理する"),
    ("Korean", KOREAN, "임차인은 계약을 양도할 수 없다"),
    ("Korean across a wrap", KOREAN, "매월 말일에 지불한다"),
    ("Korean decomposed", KOREAN, "\u110b\u1175\u11b7\u1103\u1162\u110e\u1161 기간은"),
    ("Thai", THAI, "ผู้เช่าไม่สามารถโอนสัญญาเช่าได้"),
    ("Thai in the middle", THAI, "ระยะเวลาเช่าคือห้าปี"),
    ("Arabic", ARABIC, "لا يجوز للمستأجر التنازل عن العقد"),
    ("Arabic without marks", ARABIC, "القيمة ١٢٠٠ درهم شهرياً"),
    ("Arabic with tatweel", ARABIC, "مدة الإيجـــار خمس سنوات"),
    ("Arabic with embedding", ARABIC, "\u202bمدة الإيجار خمس سنوات\u202c"),
    ("Arabic presentation forms", ARABIC, "\ufee3\ufeaa\ufe93 الإيجار"),
    ("Arabic lam-alef ligature", ARABIC, "\ufefb يجوز للمستأجر"),
    ("Persian without joiners", PERSIAN, "مستأجر نمیتواند قرارداد را واگذار کند"),
    ("Persian verbatim", PERSIAN, "اجاره\u200cبها ماهانه پرداخت می\u200cشود"),
    ("Hebrew", HEBREW, "השוכר אינו רשאי להעביר את החוזה"),
    ("Hebrew with marks", HEBREW, "\u200fתקופת השכירות היא חמש שנים\u200f"),
    ("Hebrew gershayim", HEBREW, 'צה"ל ושכ"ד'),
    ("Hebrew number without marks", HEBREW, "ב45% בלבד"),
    ("Hindi", HINDI, "किरायेदार पट्टा हस्तांतरित नहीं कर सकता"),
    ("Hindi with a joiner", HINDI, "किराया हर मही\u200dने देय है"),
    ("Hindi to the danda", HINDI, "पट्टे की अवधि पाँच वर्ष है।"),
    ("Bengali", BENGALI, "ভাড়ার মেয়াদ পাঁচ বছর"),
    ("Bengali decomposed", BENGALI, "ভাড\u09bcার মেয\u09bcাদ পাঁচ বছর"),
    ("Tamil", TAMIL, "வாடகை மாதந்தோறும் செலுத்தப்படும்"),
    ("Tamil decomposed vowel", TAMIL, "மாதந்த\u0bc7\u0bbeறும்"),
    ("emoji with skin tone", EMOJI, "Approved 👍🏽 by"),
    ("emoji family", EMOJI, "the family 👨\u200d👩\u200d👧 in"),
    ("flags", EMOJI, "in 🇩🇪🇫🇷 with"),
    ("one flag", EMOJI, "🇫🇷 with love"),
    ("heart without its selector", EMOJI, "with love \u2764 today"),
]

ALTERED: list[tuple[str, str, str]] = [
    # words
    ("another number word", LEASE, "The lease term is ten years"),
    ("an added negation", LEASE, "Rent is not due monthly"),
    ("a dropped negation", LEASE, "but may assign the lease"),
    ("a dropped word", LEASE, "Rent is due on the first business day"),
    ("an added word", LEASE, "Rent is usually due monthly"),
    ("swapped words", LEASE, "Rent due is monthly"),
    ("a synonym", LEASE, "Rent is payable monthly"),
    ("must for may", LEASE, "The tenant must renew"),
    ("plural", LEASE, "five-year terms"),
    ("singular", LEASE, "five year commencing"),
    ("other tense", LEASE, "Rent was due monthly"),
    ("other person", LEASE, "the tenant's consent"),
    ("a letter dropped", LEASE, "Rent is due monthl"),
    ("a letter added", LEASE, "Rents is due monthly"),
    ("a letter changed", LEASE, "Rent is duo monthly"),
    ("letters swapped", LEASE, "Rent is due montlhy"),
    ("words joined", LEASE, "Rent is duemonthly"),
    ("a word split", LEASE, "Rent is due month ly"),
    ("paraphrase", LEASE, "rent must be paid every month"),
    ("two sentences stitched", LEASE, "Rent is due monthly for one additional five-year term"),
    ("other case", LEASE, "rent is due monthly"),
    ("lower case acronym", LEASE, "master lease agreement"),
    # numbers, signs, currency
    ("digit", LEASE, "commencing January 1, 2025"),
    ("digits swapped", LEASE, "commencing January 1, 2042"),
    ("a digit dropped", LEASE, "$89.5 per day"),
    ("a zero added", LEASE, "never more than $12,000"),
    ("decimal point moved", LEASE, "$8.950 per day"),
    ("decimal point dropped", LEASE, "$8950 per day"),
    ("comma for point", LEASE, "$89,50 per day"),
    ("thousands separator dropped", LEASE, "more than $1200"),
    ("currency", LEASE, "€89.50 per day"),
    ("currency dropped", LEASE, "is 89.50 per day"),
    ("currency for percent", LEASE, "rose by $89"),
    ("percent dropped", LEASE, "(4.5 of the rent)"),
    ("percent for permille", LEASE, "4.5‰ of the rent"),
    ("percent added", LEASE, "45% percent"),
    ("minus dropped", LEASE, "fell to 12 °C"),
    ("plus for minus", LEASE, "fell to +12 °C"),
    ("degree dropped", LEASE, "fell to -12 C"),
    ("another unit", LEASE, "-12 °F"),
    ("range to sum", LEASE, "in 2019+2020"),
    ("range to one number", LEASE, "in 20192020"),
    ("range to two numbers", LEASE, "in 2019 2020"),
    ("digits of another script", LEASE, "January 1, ٢٠٢٤"),
    ("full-width digits", LEASE, "January 1, ２０２４"),
    ("superscript flattened", PDF, "102 m"),
    ("superscript raised", LEASE, "January 1, 202⁴"),
    ("subscript flattened", PDF, "water is H2O"),
    ("fraction slash flattened", PDF, "ratio 12"),
    # cut inside a token
    ("number cut at the point", LEASE, "The late fee is $89"),
    ("number cut at the comma", LEASE, "never more than $1"),
    ("number without its currency", LEASE, "89.50 per day"),
    ("number without its sign", LEASE, "12 °C"),
    ("number without its percent", LEASE, "the index rose by 89"),
    ("first half of a range", LEASE, "45 percent in 2019"),
    ("second half of a range as a negative", LEASE, "-2020."),
    ("word cut at its end", LEASE, "Rent is due month"),
    ("word cut at its start", LEASE, "ent is due monthly"),
    ("hyphenated word cut", LEASE, "year term"),
    ("hyphenated word cut at its end", LEASE, "one additional five"),
    ("possessive cut", LEASE, "without the landlord"),
    ("version cut", CODE, "Python 3"),
    ("C for C++", CODE, "adds match; C"),
    ("a dollar of another country", MONEY, "$5 million"),
    ("half of and/or", MONEY, "or 12 000 000 shares"),
    ("other half of and/or", MONEY, "It costs HK$5 million, and"),
    ("number cut at a blank", MONEY, "and/or 12"),
    ("number cut at a later blank", MONEY, "and/or 12 000"),
    ("number begun at a blank", MONEY, "000 000 shares"),
    ("name cut at an ampersand", MONEY, "T; on 12 May"),
    ("French negation cut", NOT_FRENCH, "a payé que deux mois"),
    ("em dash in a hyphenated word", LEASE, "five — year term"),
    ("flag without its dash", CODE, "v or --verbose"),
    ("base letter of an accented one", DECOMPOSED, "nai\u0308ve cafe"),
    ("prefix cut", WRAPPED, "compete clause"),
    # hyphens and dashes
    ("hyphen dropped", LEASE, "fiveyear term"),
    ("hyphen to space", LEASE, "five year term"),
    ("hyphen added", LEASE, "Rent is due-monthly"),
    ("range joined at a line end", WRAPPED, "pages 1215"),
    ("em dash dropped", WRAPPED, "is retail and nothing else"),
    ("em dash joined", WRAPPED, "is retailand nothing else"),
    ("non-breaking hyphen dropped", PDF, "Nonbinding terms"),
    ("flag with one dash", CODE, "-v or -verbose flag"),
    ("decrement to minus", CODE, "i- and ++i differ"),
    ("minus to slash", CODE, "the /v or --verbose flag"),
    # punctuation
    ("full stop to question mark", LEASE, "on the first business day?"),
    ("full stop added", LEASE, "The lease term is five years."),
    ("full stop dropped", LEASE, "first business day The tenant"),
    ("comma dropped", LEASE, "January 1 2024"),
    ("comma added", LEASE, "Rent, is due monthly"),
    ("semicolon to comma", LEASE, "-12 °C, the index"),
    ("brackets dropped", LEASE, "per day 4.5% of the rent, never"),
    ("square brackets", LEASE, "per day [4.5% of the rent]"),
    ("marks dropped", WRAPPED, "The tenant's Permitted Use is retail"),
    ("marks added", LEASE, 'Rent is "due" monthly'),
    ("apostrophe dropped", LEASE, "the landlords consent"),
    ("apostrophe moved", LEASE, "the landlords' consent"),
    ("a bracketed insertion", LEASE, "The tenant [always] may renew"),
    # operators and code
    ("operator changed", CODE, "x / y is not x / y"),
    ("operator dropped", CODE, "x y is not x / y"),
    ("comparison changed", CODE, "y[1] > 0"),
    ("comparison reversed", CODE, "y[1] <= 0"),
    ("index changed", CODE, "y[2] >= 0"),
    ("power to product", CODE, "x = 2 * 10"),
    ("power dropped", CODE, "x = 2 10"),
    ("less-than for greater-than", HTML, "if x > 5"),
    ("product dropped", MARKDOWN, "the area is 234 metres"),
    ("spaced product dropped", MARKDOWN, "a b c is a product"),
    ("dunder dropped", MARKDOWN, "with all and init"),
    ("underscore dropped", MARKDOWN, "with __all and init__"),
    ("call dropped", MARKDOWN, "Call renew twice"),
    ("strong text altered", MARKDOWN, "The tenant **may** sublet"),
    ("strong negation dropped", MARKDOWN, "The tenant may sublet"),
    ("emphasis moved", MARKDOWN, "The **tenant** can sublet"),
    ("a name behind an entity", HTML, "ATT pays"),
    ("ampersand to and", HTML, "Smith and Sons"),
    ("entity of a control character", HTML, "and &#x1C;no one else&#x201D;"),
    ("entity of another character", HTML, "AT&lt;T pays"),
    # elision
    ("elided negation", LEASE, "The tenant may ... assign the lease"),
    ("elided negation, long", LEASE, "The tenant may renew [...] without the landlord's consent"),
    ("elided out of order", LEASE, "Rent is due monthly ... The lease term"),
    ("elided with an altered part", LEASE, "The lease term ... ten years"),
    ("elided with an altered last part", LEASE, "Rent is due ... second business day"),
    ("elided inside a word", LEASE, "Rent is due mon...ly"),
    ("elided to scraps", LEASE, "The ... is ... the ... of"),
    ("elided strong negation", MARKDOWN, "The tenant … sublet"),
    ("elided sign", LEASE, "fell to ... 12 °C"),
    ("nothing but an ellipsis", LEASE, "..."),
    # look-alikes
    ("Cyrillic letter", LEASE, "Rent is du\u0435 monthly"),
    ("Greek letter", LEASE, "R\u03b5nt is due monthly"),
    ("full-width letters", LEASE, "Ｒent is due monthly"),
    ("dotless i", LEASE, "Rent \u0131s due monthly"),
    ("letter for digit", LEASE, "January 1, 2O24"),
    ("capital I for l", LEASE, "The Iease term"),
    ("combining stroke", LEASE, "Rent is due\u0338 monthly"),
    ("accent dropped", ACCENTS, "The resume of Zoë"),
    ("accent added", LEASE, "Rent is dué monthly"),
    ("accent changed", ACCENTS, "The rèsumé"),
    ("sharp s spelled out", GERMAN, "Die Strassenreinigung"),
    ("umlaut spelled out", GERMAN, "Die Miete betraegt"),
    # too little
    ("empty", LEASE, ""),
    ("blank", LEASE, " \n\t "),
    ("one letter", LEASE, "a"),
    ("stop word", LEASE, "the"),
    ("two stop words", LEASE, "for the"),
    ("punctuation", LEASE, ". , ;"),
    ("marks only", LEASE, '"'),
    ("invisible only", LEASE, "\u200b\ufeff\u00ad"),
    # languages
    ("French negation dropped", FRENCH, "Le locataire peut céder le bail"),
    ("French number", FRENCH, "soit 13 000 €"),
    ("French thousands joined", FRENCH, "soit 12000 €"),
    ("German negation dropped", GERMAN, "darf die Wohnung untervermieten"),
    ("German number", GERMAN, "1.250,05 € im Monat"),
    ("German elided negation", GERMAN, "Der Mieter darf … untervermieten"),
    ("German compound cut", GERMAN, "obliegt dem Haus"),
    ("Spanish tense", SPANISH, "El arrendatario no podía ceder"),
    ("Spanish elided negation", SPANISH, "El arrendatario [...] podrá ceder el contrato"),
    ("Spanish tilde", SPANISH, "Son cinco anos"),
    ("Russian negation dropped", RUSSIAN, "Арендатор вправе передавать договор"),
    ("Russian number", RUSSIAN, "составляет шесть лет"),
    ("Greek negation dropped", GREEK, "Ο μισθωτής μπορεί να"),
    ("Greek accent", GREEK, "πεντε έτη"),
    ("Polish letter", POLISH, "Najemca nie moze podnająć"),
    ("Turkish dotted i", TURKISH, "Kira bedeli aylik on bin"),
    ("Vietnamese tone", VIETNAMESE, "Thời hạn thuê là nắm năm"),
    ("Chinese numeral", CHINESE, "租赁期限为十六年"),
    ("Chinese numeral cut", CHINESE, "五年，自二〇二四年"),
    ("Chinese negation cut", CHINESE, "可转让本合同"),
    ("Chinese negation dropped", CHINESE, "承租人可转让本合同"),
    ("Chinese amount", CHINESE, "人民币三万元"),
    ("Chinese elided negation", CHINESE, "承租人…转让本合同"),
    ("Chinese traditional", CHINESE, "租賃期限"),
    ("Japanese negation cut", JAPANESE, "賃借人は本契約を譲渡でき"),
    ("Japanese negation replaced", JAPANESE, "賃借人は本契約を譲渡できる"),
    ("Japanese numeral", JAPANESE, "月額十三万円"),
    ("Japanese numeral cut", JAPANESE, "二万円とし"),
    ("Japanese katakana cut", JAPANESE, "コンピュータで管理"),
    ("Japanese part of a katakana word", JAPANESE, "ピュータシステム"),
    ("Korean negation", KOREAN, "계약을 양도할 수 있다"),
    ("Korean spacing", KOREAN, "임대차기간은"),
    ("Thai negation cut", THAI, "สามารถโอนสัญญาเช่าได้"),
    ("Thai number", THAI, "ระยะเวลาเช่าคือหกปี"),
    ("Thai tone mark dropped", THAI, "ระยะเวลาเชาคือห้าปี"),
    ("Thai vowel cut", THAI, "ผู้เช"),
    ("Arabic negation dropped", ARABIC, "يجوز للمستأجر التنازل عن الإيجار"),
    ("Arabic number", ARABIC, "القيمة ١٣٠٠ درهم"),
    ("Arabic digits converted", ARABIC, "القيمة 1200 درهم"),
    ("Arabic letter", ARABIC, "مدة الايجار خمس سنوات"),
    ("Arabic reversed", ARABIC, "سنوات خمس الإيجار مدة"),
    ("Persian negation", PERSIAN, "مستأجر می\u200cتواند قرارداد را"),
    ("Persian elided negation", PERSIAN, "مستأجر ... قرارداد را واگذار کند"),
    ("Korean elided negation", KOREAN, "임차인은 … 월세는 매월 말일에"),
    ("Vietnamese elided negation", VIETNAMESE, "Bên thuê … được chuyển nhượng"),
    ("Thai elided negation", THAI, "ผู้เช่า…สามารถโอนสัญญาเช่าได้"),
    ("Russian elided negation", RUSSIAN, "Арендатор … вправе передавать"),
    ("French elided negation", NOT_FRENCH, "Le bailleur … payé que deux mois"),
    ("Hebrew negation", HEBREW, "השוכר רשאי להעביר"),
    ("Hebrew number", HEBREW, "ב54% בלבד"),
    ("Hebrew elided negation", HEBREW, "השוכר … רשאי להעביר"),
    ("Hindi negation dropped", HINDI, "किरायेदार पट्टा हस्तांतरित कर सकता"),
    ("Hindi vowel sign dropped", HINDI, "किरायदार पट्टा"),
    ("Hindi nasal dropped", HINDI, "पट्टे की अवधि पाच वर्ष"),
    ("Hindi vowel sign cut", HINDI, "पट्टे की अवधि पाँच वर्ष ह"),
    ("Hindi elided negation", HINDI, "किरायेदार पट्टा … कर सकता"),
    ("Bengali negation cut out", BENGALI, "চুক্তি হস্তান্তর করতে পারবে।"),
    ("Bengali nukta dropped", BENGALI, "ভাডার মেয়াদ"),
    ("Tamil number", TAMIL, "குத்தகை காலம் ஆறு ஆண்டுகள்"),
    ("emoji without its skin tone", EMOJI, "Approved 👍"),
    ("emoji with another skin tone", EMOJI, "Approved 👍🏿 by"),
    ("a smaller family", EMOJI, "the family 👨\u200d👩"),
    ("another child", EMOJI, "the family 👨\u200d👩\u200d👦 in"),
    ("a family without its joiners", EMOJI, "the family 👨👩👧 in"),
    ("half a flag", EMOJI, "in 🇩🇪🇫"),
    ("a flag from two others", EMOJI, "🇪🇫 with love"),
]
