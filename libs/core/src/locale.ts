export type Language = 'en' | 'fr';

export const LANGUAGES: readonly [Language, ...Language[]] = ['en', 'fr'];

/** The cookie with the language that was chosen in this browser, in which the server sends its page. */
export const LANGUAGE_COOKIE = 'crease_language';

/** The product's language for `Accept-Language`: the reader's most wanted one that the product has, or English. */
export function chooseLanguage(accepted: string | undefined): Language {
  const wishes = (accepted ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { language: tag.split('-')[0]?.toLowerCase(), weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  return (
    wishes
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight)
      .flatMap(({ language }) => LANGUAGES.filter((known) => known === language))[0] ?? 'en'
  );
}

declare const __LANGUAGE__: Language | undefined;

/** A build of the web app has one language; the server has all. */
export const onlyLanguage = typeof __LANGUAGE__ === 'undefined' ? undefined : __LANGUAGE__;

export type DateStyle = Intl.DateTimeFormatOptions;
export interface DateFormat {
  format(at: number | Date): string;
  formatRange(from: number, to: number): string;
}

/** How a language writes what `Intl` leaves to the author. */
interface Habits {
  /** The tag of `Intl`, with the region that decides on dates and numbers. */
  readonly tag: string;
  readonly currency: string;
  /** Endings of ordinals by their plural form. */
  readonly ordinals: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
  readonly beforePercent: string;
  readonly colon: string;
  /** The word between the last two of a list. */
  readonly and: string;
  readonly months: readonly string[];
  /** A month's name is followed by the day, and by the year where there is one. */
  readonly day: (month: string, day: number, year?: number) => string;
  /** How a date is corrected that `Intl` writes otherwise than people do. */
  readonly corrected?: {
    /** The day of a month, next to the name of its month. */
    readonly dayOfMonth: (day: string) => string;
    readonly monthAtEnd: (month: string) => string;
  };
  /** A date in the place of "2 hours ago". */
  readonly relativeDay: (date: string) => string;
  readonly moment: (parts: Readonly<Record<'weekday' | 'day' | 'clock' | 'zone', string>>) => string;
  readonly shortMoney: (figure: number, unit: '' | 'K' | 'M') => string;
}

const EN: Habits = {
  tag: 'en-US',
  currency: 'USD',
  ordinals: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
  beforePercent: ' ',
  colon: ': ',
  and: 'and',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  day: (month, day, year) => `${month} ${day}${year === undefined ? '' : `, ${year}`}`,
  relativeDay: (date) => date,
  moment: ({ weekday, day, clock, zone }) => `${weekday}, ${day}, ${clock} ${zone}`,
  shortMoney: (figure, unit) => `$${figure}${unit}`,
};

/** A day without a year can end a sentence, where the point of a short month would be a second one. */
const WHOLE_MONTHS: Readonly<Record<string, string>> = {
  'janv.': 'janvier',
  'févr.': 'février',
  'avr.': 'avril',
  'juill.': 'juillet',
  'sept.': 'septembre',
  'oct.': 'octobre',
  'nov.': 'novembre',
  'déc.': 'décembre',
};

const wholeMonth = (month: string) => WHOLE_MONTHS[month] ?? month;
const frenchDay = (day: string) => (day === '1' ? '1er' : day);

const FR: Habits = {
  tag: 'fr-CA',
  currency: 'USD',
  ordinals: { one: 'er', other: 'e' },
  beforePercent: '\u00A0',
  colon: '\u00A0: ',
  and: 'et',
  months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  day: (month, day, year) => `${frenchDay(`${day}`)} ${year === undefined ? wholeMonth(month) : `${month} ${year}`}`,
  corrected: { dayOfMonth: frenchDay, monthAtEnd: wholeMonth },
  relativeDay: (date) => `le ${date}`,
  moment: ({ weekday, day, clock, zone }) => `${weekday} ${day}, ${clock} ${zone}`,
  shortMoney: (figure, unit) => `${String(figure).replace('.', ',')}\u00A0${unit === 'K' ? 'k' : unit}$`,
};

const HABITS: Readonly<Record<Language, Habits>> = {
  en: onlyLanguage === 'fr' ? FR : EN,
  fr: onlyLanguage === 'en' ? EN : FR,
};

export interface Locale {
  readonly language: Language;
  plural(count: number): Intl.LDMLPluralRule;
  /** '1st', '12th', '22nd' */
  ordinal(number: number): string;
  /** 'a', 'a and b', 'a, b and c' */
  listed(words: readonly string[]): string;
  /** 'a, b, and c', with the language's own punctuation. */
  list(words: readonly string[]): string;
  /** 'a, b, c' */
  parts(words: readonly string[]): string;
  /** 'Goal: Bob' */
  labelled(label: string, text: string): string;
  /** '12,345.25' */
  number(value: number, digits?: Digits): string;
  /** '25 %' */
  percent(figure: number): string;
  /** '$88,000,000' */
  money(amount: number): string;
  /** '$1.2M' */
  shortMoney(figure: number, unit: '' | 'K' | 'M'): string;
  /** 'Jun 30, 2026' for '2026-06-30', 'Mar 7' for '03-07'. */
  day(day: string): string;
  /** '8:05 PM' */
  clock(at: number, timeZone: string): string;
  /** 'Sun, Aug 30, 2026, 6:00 PM EDT' */
  moment(at: number, timeZone: string): string;
  /** Creating a format is slow: keep it. */
  dates(style: DateStyle): DateFormat;
  /** A date among relative times: 'Jan 15', « le 15 janvier ». */
  relativeDay(date: string): string;
  /** 'yesterday', 'in 3 days' */
  relative(value: number, unit: Intl.RelativeTimeFormatUnit): string;
  compare(one: string, other: string): number;
  /** The order of names that ignores case and accents and reads numbers as numbers: 'Team 9' before 'Team 10'. */
  compareNatural(one: string, other: string): number;
}
export type Digits = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>;

function keptIn<T>(kept: Map<string, T>, key: string, create: () => T): T {
  const made = kept.get(key) ?? create();
  kept.set(key, made);
  return made;
}

function correctedDates(
  format: Intl.DateTimeFormat,
  { dayOfMonth, monthAtEnd }: NonNullable<Habits['corrected']>,
): DateFormat {
  const wordsOf = (parts: readonly Intl.DateTimeFormatPart[]) => {
    const isWorded = parts.some(({ type, value }) => type === 'month' && !/^\d/.test(value));
    // `format` has plain spaces where the parts have narrow ones.
    return parts.map(({ type, value }) =>
      isWorded && type === 'day' ? dayOfMonth(value) : value.replaceAll('\u202F', ' '),
    );
  };
  return {
    format(at) {
      const parts = format.formatToParts(at);
      const words = wordsOf(parts);
      if (parts.length > 1 && parts.at(-1)?.type === 'month') words.push(monthAtEnd(words.pop() ?? ''));
      return words.join('');
    },
    formatRange: (from, to) => wordsOf(format.formatRangeToParts(from, to)).join(''),
  };
}

function createLocale(language: Language): Locale {
  const { tag, currency, ordinals, beforePercent, colon, and, months, ...habits } = HABITS[language];
  const plurals = new Intl.PluralRules(tag);
  const places = new Intl.PluralRules(tag, { type: 'ordinal' });
  const whole = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const lists = new Intl.ListFormat(tag);
  const units = new Intl.ListFormat(tag, { type: 'unit' });
  const dates = (style: DateStyle) => new Intl.DateTimeFormat(tag, style);
  // Creating a format takes many times as long as using it.
  const clocks = new Map<string, Intl.DateTimeFormat>();
  const clockIn = (timeZone: string) =>
    keptIn(clocks, timeZone, () => dates({ timeZone, hour: 'numeric', minute: '2-digit' }));
  const numbers = new Map<string, Intl.NumberFormat>();
  const numbersWith = ({ minimumFractionDigits: least, maximumFractionDigits: most }: Digits) =>
    keptIn(
      numbers,
      `${least}-${most}`,
      () => new Intl.NumberFormat(tag, { minimumFractionDigits: least, maximumFractionDigits: most }),
    );
  const clock = (at: number, timeZone: string) => clockIn(timeZone).format(at).replace(/\s/, ' ');
  return {
    language,
    plural: (count) => plurals.select(count),
    ordinal: (number) => `${number}${ordinals[places.select(number)] ?? ordinals.other}`,
    listed: (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`),
    list: (words) => lists.format(words),
    parts: (words) => units.format(words),
    labelled: (label, text) => `${label}${colon}${text}`,
    number: (value, digits = {}) => numbersWith(digits).format(value),
    percent: (figure) => `${figure}${beforePercent}%`,
    money: (amount) => whole.format(amount),
    shortMoney: habits.shortMoney,
    day(day) {
      const [date = 1, month = 1, year] = day.split('-').map(Number).reverse();
      return habits.day(months[month - 1] ?? '', date, year);
    },
    clock,
    moment(at, timeZone) {
      const style = {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        year: 'numeric',
        timeZoneName: 'short',
      } as const;
      const parts = new Map(
        dates({ timeZone, ...style })
          .formatToParts(at)
          .map(({ type, value }) => [type, value]),
      );
      const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
      return habits.moment({
        weekday: part('weekday'),
        day: habits.day(part('month'), Number(part('day')), Number(part('year'))),
        clock: clock(at, timeZone),
        zone: part('timeZoneName'),
      });
    },
    dates: (style) => (habits.corrected === undefined ? dates(style) : correctedDates(dates(style), habits.corrected)),
    relativeDay: habits.relativeDay,
    relative: (value, unit) => relative.format(value, unit),
    compare: new Intl.Collator(tag).compare,
    compareNatural: new Intl.Collator(tag, { numeric: true, sensitivity: 'base' }).compare,
  };
}

const locales = new Map<Language, Locale>();

export function localeOf(language: Language): Locale {
  const known = locales.get(language);
  if (known !== undefined) return known;
  const created = createLocale(language);
  locales.set(language, created);
  return created;
}

let source = (): Language => onlyLanguage ?? 'en';

/** Sets where the present reader’s language is found: the server knows it by request, a build of the app has one. */
export function readLanguageFrom(find: () => Language): void {
  source = find;
}

/** Builds words for another reader: a mail's recipient, a channel. `build` must not wait. */
export function wordIn<T>(language: Language, build: () => T): T {
  const before = source;
  source = () => language;
  try {
    return build();
  } finally {
    source = before;
  }
}

/** The language of the reader whose words are built now. */
export const readersLanguage = (): Language => onlyLanguage ?? source();

/** Formats for the present reader. Do not keep what it returns: the next reader may have another language. */
export const locale: Locale =
  onlyLanguage === undefined
    ? new Proxy({} as Locale, { get: (_, habit: keyof Locale) => localeOf(readersLanguage())[habit] })
    : /* @__PURE__ */ localeOf(onlyLanguage);
