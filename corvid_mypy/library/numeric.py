"""Numbers, dates, clocks, and chance."""

from __future__ import annotations

from corvid_mypy.library.rows import Gives, Manner, Row, rows, values

_ARITHMETIC = (
    "__add__ __radd__ __sub__ __rsub__ __mul__ __rmul__ __truediv__ __rtruediv__ __floordiv__ "
    "__rfloordiv__ __mod__ __rmod__ __divmod__ __rdivmod__ __pow__ __rpow__ __pos__ __neg__ "
    "__abs__ __trunc__ __floor__ __ceil__ __round__ __hash__ __bool__ __int__ __eq__ __lt__ "
    "__gt__ __le__ __ge__"
)

_NUMBERS: list[Row] = [
    *values(
        "math",
        "acos acosh asin asinh atan atan2 atanh cbrt comb copysign cos cosh degrees dist erf "
        "erfc exp exp2 expm1 fabs factorial fma fmod frexp fsum gamma gcd hypot isclose "
        "isfinite isinf isnan isqrt lcm ldexp lgamma log log10 log1p log2 modf nextafter perm pow "
        "prod radians remainder sin sinh sqrt sumprod tan tanh ulp",
        why="computes a number from numbers",
    ),
    *rows(
        "math",
        Gives.VALUE,
        "ceil floor trunc",
        quiet=True,
        lift=True,
        delegates=True,
        why="calls the special method of its name",
    ),
    *values(
        "cmath",
        "acos acosh asin asinh atan atanh cos cosh exp isclose isfinite isinf isnan log log10 "
        "phase polar rect sin sinh sqrt tan tanh",
        why="computes a number from numbers",
    ),
    *values(
        "statistics",
        "correlation covariance fmean geometric_mean harmonic_mean linear_regression mean "
        "median_grouped pstdev pvariance quantiles stdev variance NormalDist",
        why="computes a number from numbers",
    ),
    *values(
        "statistics",
        "median median_high median_low mode multimode",
        manner=Manner.ORDER,
        why="finds one of the values by their order, or by how often each is there",
    ),
    *values(
        "statistics.NormalDist",
        "mean median mode stdev variance from_samples pdf cdf inv_cdf overlap quantiles zscore "
        "__eq__ __add__ __sub__ __mul__ __truediv__ __pos__ __neg__ __rsub__ __hash__",
        why="a distribution never changes",
    ),
    *values("decimal", "Decimal", why="computes a number from text or a number"),
    *rows(
        "decimal.Decimal",
        Gives.VALUE,
        f"{_ARITHMETIC} from_float as_tuple as_integer_ratio __float__ real imag conjugate "
        "__complex__ adjusted canonical copy_abs copy_negate is_canonical is_finite is_infinite "
        "is_nan is_qnan is_signed is_snan is_zero radix __format__",
        quiet=True,
        lift=True,
        why="a number never changes; the precision is the program's, set once",
    ),
    *rows(
        "decimal.Decimal",
        Gives.VALUE,
        "compare to_eng_string remainder_near fma normalize quantize same_quantum "
        "to_integral_exact to_integral_value to_integral sqrt max min compare_signal compare_total "
        "compare_total_mag copy_sign exp is_normal is_subnormal ln log10 logb logical_and "
        "logical_invert logical_or logical_xor max_mag min_mag next_minus next_plus next_toward "
        "number_class rotate scaleb shift",
        quiet=True,
        lift=True,
        forbidden="context",
        why="a number never changes; a context that is passed notes what was computed",
    ),
    *rows(
        "_decimal",
        Gives.FRESH,
        "getcontext setcontext",
        refused="the context reveals by its flags what was computed before",
        why="reads or changes how all decimals are computed",
    ),
    *rows(
        "decimal.Context",
        Gives.VALUE,
        "flags copy clear_flags",
        refused="reveals what was computed before",
        why="reads or changes what a context notes of all computing",
    ),
    *rows(
        "_decimal",
        Gives.FRESH,
        "localcontext",
        effect=True,
        passes=True,
        why="sets the precision, and sets it back; what fails inside fails outside",
    ),
    *rows(
        "",
        Gives.HELD,
        {
            "decimal.DecimalException decimal.InvalidOperation decimal.DivisionByZero "
            "statistics.StatisticsError": "*=hold"
        },
        quiet=True,
        why="an exception holds its arguments",
    ),
    *values("fractions", "Fraction", why="computes a number from text or numbers"),
    *values(
        "fractions.Fraction",
        f"{_ARITHMETIC} from_float from_decimal limit_denominator as_integer_ratio numerator "
        "denominator real imag conjugate",
        why="a number never changes",
    ),
]

_DATES: list[Row] = [
    *values(
        "datetime",
        "date time datetime timedelta timezone",
        why="a point or span of time is computed from numbers",
    ),
    *values(
        "datetime.date",
        "fromtimestamp fromordinal fromisoformat fromisocalendar strptime year month day ctime "
        "strftime __format__ isoformat timetuple toordinal replace __le__ __lt__ __ge__ __gt__ "
        "__eq__ __add__ __radd__ __sub__ __hash__ weekday isoweekday isocalendar",
        why="a date never changes",
    ),
    *values(
        "datetime.datetime",
        "hour minute second microsecond tzinfo fold fromtimestamp utcfromtimestamp combine "
        "timestamp utctimetuple date time timetz replace astimezone isoformat strptime utcoffset "
        "tzname dst __le__ __lt__ __ge__ __gt__ __eq__ __hash__ __sub__",
        why="a point in time never changes; the local zone is the machine's",
    ),
    *values(
        "datetime.time",
        "hour minute second microsecond tzinfo fold __le__ __lt__ __ge__ __gt__ __eq__ __hash__ "
        "isoformat fromisoformat strptime strftime __format__ utcoffset tzname dst replace",
        why="a time of day never changes",
    ),
    *values(
        "datetime.timedelta",
        "days seconds microseconds total_seconds __add__ __radd__ __sub__ __rsub__ __neg__ "
        "__pos__ __abs__ __mul__ __rmul__ __floordiv__ __truediv__ __mod__ __divmod__ __le__ "
        "__lt__ __ge__ __gt__ __eq__ __bool__ __hash__",
        why="a span of time never changes",
    ),
    *values(
        "datetime",
        "timezone.tzname timezone.utcoffset timezone.dst timezone.__hash__ timezone.__eq__ "
        "tzinfo.tzname tzinfo.utcoffset tzinfo.dst tzinfo.fromutc",
        why="a zone never changes",
    ),
    *values(
        "zoneinfo",
        "ZoneInfo ZoneInfo.key ZoneInfo.tzname ZoneInfo.utcoffset ZoneInfo.dst",
        lift=False,
        why="reads the machine's table of zones, which is not changed while a program runs",
    ),
]

_CLOCKS: list[Row] = [
    *rows(
        "",
        Gives.FRESH,
        "datetime.datetime.now datetime.datetime.utcnow "
        "datetime.date.today time.time time.time_ns time.monotonic time.monotonic_ns "
        "time.perf_counter time.perf_counter_ns time.process_time time.process_time_ns "
        "time.thread_time time.thread_time_ns time.localtime time.gmtime time.ctime time.asctime "
        "time.strftime time.get_clock_info",
        quiet=True,
        why="asks a clock, which nobody notices; how long something took is not considered",
    ),
    *rows("time", Gives.NOTHING, "sleep", effect=True, line=True, why="lets time pass"),
    *values("time", "strptime mktime", why="computes a time from text, or from numbers"),
]

_DRAWN = (
    "random uniform triangular randint randrange randbytes getrandbits gauss normalvariate "
    "lognormvariate expovariate betavariate gammavariate paretovariate weibullvariate "
    "vonmisesvariate"
)
_CHOICES = {
    "choice": "self=hold, seq=hold",
    "choices": "self=hold, population=hold, weights, cum_weights, k",
    "sample": "self=hold, population=iterate, k, counts",
}
_CHANCE: list[Row] = [
    *rows(
        "random",
        Gives.FRESH,
        f"{_DRAWN} seed Random SystemRandom getstate",
        effect=True,
        why="asks chance; the next answer depends on how often it was asked",
    ),
    *(
        row
        for owner in ("random", "random.Random")
        for row in rows(
            owner,
            Gives.HELD,
            _CHOICES,
            effect=True,
            why="returns what it is passed, as chance has it",
        )
    ),
    *rows(
        "random.Random",
        Gives.FRESH,
        f"{' '.join(_DRAWN.split()[1:6])} gauss normalvariate expovariate betavariate seed "
        "getstate",
        effect=True,
        why="asks chance; the next answer depends on how often it was asked",
    ),
    *rows(
        "random",
        Gives.NOTHING,
        {"shuffle": "x=iterate", "Random.shuffle": "self=hold, x=iterate"},
        changes="x",
        effect=True,
        why="changes the order, as chance has it",
    ),
    *rows(
        "secrets",
        Gives.FRESH,
        "randbelow randbits token_bytes token_hex token_urlsafe",
        quiet=True,
        why="asks the machine's chance, which answers alike however often it was asked before",
    ),
    *rows(
        "secrets",
        Gives.HELD,
        {"choice": "seq=hold"},
        effect=True,
        why="returns one of what it is passed, as chance has it",
    ),
    *rows(
        "uuid",
        Gives.FRESH,
        "uuid4",
        quiet=True,
        why="asks the machine's chance, which answers alike however often it was asked before",
    ),
    *rows(
        "uuid",
        Gives.FRESH,
        "uuid1 uuid6 uuid7 uuid8 getnode",
        effect=True,
        why="asks a clock, and remembers what it was told last",
    ),
    *rows(
        "statistics.NormalDist",
        Gives.VALUE,
        "samples",
        effect=True,
        why="asks chance",
    ),
]

TABLE: list[Row] = [*_NUMBERS, *_DATES, *_CLOCKS, *_CHANCE]
