import { withoutAccents } from '../text.rules.js';
import { misspelling } from './misspelling.rules.js';

export interface Searchable {
  readonly id: number;
  readonly full_name: string;
  readonly nhl_club?: string | null;
  /** 1 is best. Breaks ties between equally good matches. */
  readonly rank?: number | null;
}

const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};

/**
 * Normalizes a name for storage and comparison: lower case without accents, so "T.J. O'Brien-Smith" becomes "tj obrien
 * smith".
 */
export function searchName(text: string): string {
  return withoutAccents(text)
    .replace(/[øæœßłđðþıħ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface Entry<P> {
  readonly player: P;
  readonly rank: number;
}

/** Built once per list of players. A search then checks each distinct word once. */
export interface SearchIndex<P extends Searchable> {
  readonly entries: readonly Entry<P>[];
  readonly words: readonly Word[];
}

interface Word {
  readonly text: string;
  /** Two words written as one. They must be typed exactly. */
  joined: boolean;
  readonly owners: number[];
}

export function buildSearchIndex<P extends Searchable>(players: readonly P[]): SearchIndex<P> {
  const words = new Map<string, Word>();
  const add = (text: string, owner: number, joined: boolean): void => {
    const word = words.get(text);
    if (word === undefined) words.set(text, { text, joined, owners: [owner] });
    else {
      word.joined &&= joined;
      if (word.owners.at(-1) !== owner) word.owners.push(owner);
    }
  };
  const entries = players.map((player, index) => {
    const parts = searchName(player.full_name).split(' ');
    for (const part of parts) add(part, index, false);
    // "obrien" must find "O Brien", and "pierreluc" must find "Pierre-Luc"
    for (let at = 0; at + 1 < parts.length; at++) add(`${parts[at] ?? ''}${parts[at + 1] ?? ''}`, index, true);
    if (player.nhl_club != null) add(player.nhl_club.toLowerCase(), index, false);
    return { player, rank: player.rank ?? Number.MAX_SAFE_INTEGER };
  });
  return { entries, words: [...words.values()] };
}

const EXACT = 0;
const PREFIX = 1;
const INSIDE = 3;
const MISSPELT = 5;

function slips(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

function score(typed: string, { text: word, joined }: Word): number | undefined {
  if (word.startsWith(typed)) return word.length === typed.length ? EXACT : PREFIX;
  if (typed.length >= 3 && word.includes(typed)) return INSIDE;
  if (joined) return undefined;
  const limit = slips(typed.length);
  // the first letter is seldom mistyped, and requiring it avoids wrong matches
  if (limit === 0 || (typed[0] !== word[0] && typed[0] !== word[1])) return undefined;
  const found = misspelling(typed, word, limit);
  return found <= limit ? MISSPELT + 2 * found + (typed[0] === word[0] ? 0 : 2) : undefined;
}

/** Score of each entry that matches every typed word; lower is better. Other entries are omitted. */
function scoresIn(words: readonly Word[], typed: readonly string[]): ReadonlyMap<number, number> | undefined {
  let scores: Map<number, number> | undefined;
  for (const one of typed) {
    const found = new Map<number, number>();
    for (const word of words) {
      const points = score(one, word);
      if (points === undefined) continue;
      for (const owner of word.owners) {
        if (scores !== undefined && !scores.has(owner)) continue;
        const known = found.get(owner);
        if (known === undefined || points < known) found.set(owner, points);
      }
    }
    if (scores !== undefined) for (const [owner, points] of found) found.set(owner, points + (scores.get(owner) ?? 0));
    scores = found;
  }
  return scores;
}

/**
 * The players whose name or club matches every typed word, best match first, then by rank. Matches include word
 * prefixes, parts of words and small misspellings. An empty search returns every player by rank. Several indexes are
 * searched as one.
 */
export function searchPlayers<P extends Searchable>(
  indexes: SearchIndex<P> | readonly SearchIndex<P>[],
  search: string,
  limit = Number.POSITIVE_INFINITY,
): P[] {
  const typed = searchName(search)
    .split(' ')
    .filter((word) => word !== '');
  const hits = ('words' in indexes ? [indexes] : indexes).flatMap(({ entries, words }) => {
    const scores = scoresIn(words, typed);
    const found: { readonly entry: Entry<P>; readonly points: number }[] = [];
    if (scores === undefined) for (const entry of entries) found.push({ entry, points: 0 });
    else
      for (const [at, points] of [...scores].sort(([a], [b]) => a - b)) {
        const entry = entries[at];
        if (entry !== undefined) found.push({ entry, points });
      }
    return found;
  });
  hits.sort((one, two) => one.points - two.points || one.entry.rank - two.entry.rank);
  return hits.slice(0, limit).map(({ entry }) => entry.player);
}
