import { searchName } from '@crease/core/players/search.rules.js';
import * as t from './palette.words.en.js';

/** Order of groups with equal scores. Rules and players come last, because they load asynchronously. */
export const GROUPS = ['screens', 'actions', 'teams', 'leagues', 'rules', 'players'] as const;
export type Group = (typeof GROUPS)[number];

export interface Entry {
  /** Stable across visits, as a key for recent entries. */
  id: string;
  group: Group;
  label: string;
  detail?: string;
  words?: string;
  /** Address to open; otherwise `run` is called. */
  to?: string;
  run?: () => void;
  /** Shown only in search results, because there are many of its kind. */
  searched?: boolean;
  /** Not listed among recent entries. */
  once?: boolean;
}

export interface Section {
  title: string;
  entries: readonly Entry[];
}

export const TITLES: Readonly<Record<Group, string>> = {
  screens: t.goTo,
  actions: t.actionsTitle,
  teams: t.teams,
  leagues: t.myLeagues,
  rules: t.rulesOfLeague,
  players: t.players,
};

/** Maximum number of entries per group in search results. */
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

/** How well an entry matches all typed words: 0 is best, Infinity is no match. */
export function scoreOf(entry: Entry, search: string): number {
  const label = wordsOf(entry.label);
  const aside = wordsOf(`${entry.words ?? ''} ${entry.detail ?? ''}`);
  let sum = 0;
  for (const typed of wordsOf(search)) sum += Math.min(best(typed, label), best(typed, aside) + ASIDE);
  return sum;
}

/**
 * The sections to show. Without a search: recent entries, and entries that are not one of many. With a search: groups
 * ordered by their best match; then rules, then players in the server's order.
 */
export function sectionsOf(
  entries: readonly Entry[],
  search: string,
  recent: readonly Entry[],
  players: readonly Entry[],
  rules: readonly Entry[] = [],
): Section[] {
  if (search.trim() === '') {
    const first = recent.length === 0 ? [] : [{ title: t.recent, entries: recent }];
    const recentIds = new Set(recent.map(({ id }) => id));
    return [
      ...first,
      ...GROUPS.map((group) => ({
        title: TITLES[group],
        entries: entries.filter((one) => one.group === group && one.searched !== true && !recentIds.has(one.id)),
      })).filter((section) => section.entries.length > 0),
    ];
  }
  const found = matches(entries, search);
  const order = [...new Set(found.map(({ entry }) => entry.group))].sort(
    (a, b) => bestIn(found, a) - bestIn(found, b) || GROUPS.indexOf(a) - GROUPS.indexOf(b),
  );
  const sections = order.map((group) => ({
    title: TITLES[group],
    entries: found.flatMap(({ entry }) => (entry.group === group ? [entry] : [])).slice(0, MOST),
  }));
  const answers = matches(rules, search).slice(0, MOST);
  return [
    ...sections,
    { title: TITLES.rules, entries: answers.map(({ entry }) => entry) },
    { title: TITLES.players, entries: players },
  ].filter((section) => section.entries.length > 0);
}

const matches = (entries: readonly Entry[], search: string) =>
  entries
    .map((entry) => ({ entry, score: scoreOf(entry, search) }))
    .filter(({ score }) => score < Infinity)
    .sort((a, b) => a.score - b.score);

const bestIn = (found: readonly { entry: Entry; score: number }[], group: Group): number =>
  found.find(({ entry }) => entry.group === group)?.score ?? Infinity;
