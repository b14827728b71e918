/**
 * What a person may write into a name or a message. Characters that nobody sees, or that turn around what stands beside
 * them, are taken out: with them a name can look like another one, and a line of a log like two.
 */

/**
 * Joiners between two characters that need one: parts of one emoji, and letters of scripts that are written with them.
 */
const NEEDED =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Gujr}\p{scx=Guru}])[\u200C\u200D](?=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Gujr}\p{scx=Guru}])/gu;
/** Direction and format characters (Cf), fillers that show nothing, and what is no character at all. */
const UNSEEN =
  /[\p{Cf}\p{Co}\p{Noncharacter_Code_Point}\p{Cs}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0]/gu;

function withoutUnseen(text: string): string {
  const needed = new Set([...text.matchAll(NEEDED)].map(({ index }) => index));
  return text.replace(UNSEEN, (character, index: number) => (needed.has(index) ? character : ''));
}

/** One line: a name, a title, a reason. Line breaks and every other space or control character become one space. */
export function oneLine(text: string): string {
  return withoutUnseen(text.replace(/[\p{Cc}\p{Z}]+/gu, ' '))
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();
}

/** Text of several lines: a message, the rules. Line breaks and tabs stay, of one kind. */
export function lines(text: string): string {
  return withoutUnseen(text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')).normalize(
    'NFC',
  );
}

/** As `lines`, without empty space at either end. */
export const message = (text: string): string => lines(text).trim();

/** '1 player', '2 players'; a word that takes no 's' names its own plural. */
export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** 'One player', '2 players': at the beginning of a sentence. */
export const oneOrMore = (count: number, one: string, more: string): string =>
  count === 1 ? `One ${one}` : `${count} ${more}`;

/** '45 seconds', '5 minutes', '1 hour 30 minutes' */
export function durationWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3_600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => many(count, unit));
  return said.length === 0 ? '0 seconds' : said.join(' ');
}

/** 'a', 'a and b', 'a, b and c' */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
