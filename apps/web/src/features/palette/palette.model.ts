import { searchName } from '@crease/core/players/search.rules.js';

/** In the order in which groups stand that answer equally well. Players come last: they are asked for on the way. */
export const GROUPS = ['screens', 'actions', 'teams', 'leagues', 'players'] as const;
export type Group = (typeof GROUPS)[number];

/** Something that can be chosen: a place to go to, or something to do. */
export interface Entry {
  /** The same on every visit: what was chosen lately is kept by it. */
  id: string;
  group: Group;
  label: string;
  /** Beside the label, quieter. */
  detail?: string;
  /** What it is found by as well. */
  words?: string;
  /** Where it leads; otherwise `run` does it. */
  to?: string;
  run?: () => void;
  /** Shown only to who looks for it: one of many of its kind. */
  searched?: boolean;
  /** Not among what was chosen lately. */
  once?: boolean;
}

export interface Section {
  title: string;
  entries: readonly Entry[];
}

export const TITLES: Readonly<Record<Group, string>> = {
  screens: 'Go to',
  actions: 'Do',
  teams: 'Teams',
  leagues: 'My leagues',
  players: 'Players',
};

/** How many of a group are shown while something is looked for. */
const MOST = 6;
const [EXACT, BEGINNING, INSIDE, ASIDE] = [0, 1, 3, 2] as const;

const wordsOf = (text: string) => searchName(text).split(' ');

function best(typed: string, words: readonly string[]): number {
  let least = Infinity;
  for (const word of words) {
    const points = word === typed ? EXACT : word.startsWith(typed) ? BEGINNING : Infinity;
    const found = points === Infinity && typed.length > 2 && word.includes(typed) ? INSIDE : points;
    least = Math.min(least, found);
  }
  return least;
}

/** How well an entry answers all that is typed: 0 is best, Infinity not at all. */
export function scoreOf(entry: Entry, search: string): number {
  const label = wordsOf(entry.label);
  const aside = wordsOf(`${entry.words ?? ''} ${entry.detail ?? ''}`);
  let sum = 0;
  for (const typed of wordsOf(search)) sum += Math.min(best(typed, label), best(typed, aside) + ASIDE);
  return sum;
}

/**
 * What is shown. Without a search: what was chosen lately, and whatever is not one of many. With one: what answers it,
 * the best first, in groups of which the best stands first; players as they were found. Nothing that is known at once
 * moves when the players arrive.
 */
export function sectionsOf(
  entries: readonly Entry[],
  search: string,
  recent: readonly Entry[],
  players: readonly Entry[],
): Section[] {
  if (search.trim() === '') {
    const first = recent.length === 0 ? [] : [{ title: 'Lately', entries: recent }];
    const lately = new Set(recent.map(({ id }) => id));
    return [
      ...first,
      ...GROUPS.map((group) => ({
        title: TITLES[group],
        entries: entries.filter((one) => one.group === group && one.searched !== true && !lately.has(one.id)),
      })).filter((section) => section.entries.length > 0),
    ];
  }
  const found = entries
    .map((entry) => ({ entry, score: scoreOf(entry, search) }))
    .filter(({ score }) => score < Infinity)
    .sort((a, b) => a.score - b.score);
  const order = [...new Set(found.map(({ entry }) => entry.group))].sort(
    (a, b) => bestIn(found, a) - bestIn(found, b) || GROUPS.indexOf(a) - GROUPS.indexOf(b),
  );
  const sections = order.map((group) => ({
    title: TITLES[group],
    entries: found.flatMap(({ entry }) => (entry.group === group ? [entry] : [])).slice(0, MOST),
  }));
  return players.length === 0 ? sections : [...sections, { title: TITLES.players, entries: players }];
}

const bestIn = (found: readonly { entry: Entry; score: number }[], group: Group): number =>
  found.find(({ entry }) => entry.group === group)?.score ?? Infinity;
