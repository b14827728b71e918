import type { Dollars } from '@crease/core/money.js';
import type { Position } from '../../ui/marks/tags.js';
import * as t from './landing.words.en.js';

export interface MiniPlayer {
  name: string;
  position: Position;
  capHit: Dollars;
}

/** Four teams in snake order; team 1 is the visitor's. */
export const MINI_TEAMS = [t.harborLights, t.yourTeam, t.northShore, t.ironRange] as const;
export const MINI_ROUNDS = 5;
export const MINI_CAP: Dollars = 24_000_000;
export const OWN_TEAM = 1;

/** Invented players, as in the bundled sample; best first. */
const POOL: readonly MiniPlayer[] = [
  { name: t.akselNyberg, position: 'F', capHit: 9_250_000 },
  { name: t.theoMarchand, position: 'F', capHit: 8_500_000 },
  { name: t.romanKasik, position: 'D', capHit: 7_900_000 },
  { name: t.coleWhitaker, position: 'F', capHit: 6_750_000 },
  { name: t.eliasRautio, position: 'G', capHit: 6_400_000 },
  { name: t.jonasFeld, position: 'D', capHit: 5_850_000 },
  { name: t.matsOberg, position: 'F', capHit: 5_500_000 },
  { name: t.dylanPrewitt, position: 'F', capHit: 4_900_000 },
  { name: t.ilyaSorin, position: 'D', capHit: 4_600_000 },
  { name: t.lucaBianchet, position: 'F', capHit: 4_250_000 },
  { name: t.owenHalloran, position: 'G', capHit: 3_900_000 },
  { name: t.viktorDahl, position: 'F', capHit: 3_700_000 },
  { name: t.peterVanek, position: 'D', capHit: 3_300_000 },
  { name: t.noahCastellan, position: 'F', capHit: 2_950_000 },
  { name: t.tyBergstrom, position: 'D', capHit: 2_400_000 },
  { name: t.samiLehto, position: 'F', capHit: 2_100_000 },
  { name: t.grantMosher, position: 'F', capHit: 1_650_000 },
  { name: t.alexeiTurov, position: 'D', capHit: 1_400_000 },
  { name: t.benAshworth, position: 'G', capHit: 1_200_000 },
  { name: t.krisNovotny, position: 'F', capHit: 975_000 },
  { name: t.emilStrand, position: 'D', capHit: 900_000 },
  { name: t.joelPruitt, position: 'F', capHit: 825_000 },
  { name: t.marekHudak, position: 'F', capHit: 800_000 },
  { name: t.seanDelaney, position: 'D', capHit: 775_000 },
];

export interface MiniDraft {
  /** In order of picking. */
  picks: readonly MiniPlayer[];
}

/** The team at a place of the snake order; both start at 0. */
export function teamAt(pick: number): number {
  const round = Math.floor(pick / MINI_TEAMS.length);
  const slot = pick % MINI_TEAMS.length;
  return round % 2 === 0 ? slot : MINI_TEAMS.length - 1 - slot;
}

export const isOver = (draft: MiniDraft) => draft.picks.length >= MINI_TEAMS.length * MINI_ROUNDS;
export const isMine = (draft: MiniDraft) => !isOver(draft) && teamAt(draft.picks.length) === OWN_TEAM;

export const rosterOf = (draft: MiniDraft, team: number) => draft.picks.filter((_, pick) => teamAt(pick) === team);
export const spent = (draft: MiniDraft, team: number): Dollars =>
  rosterOf(draft, team).reduce((sum, player) => sum + player.capHit, 0);
export const available = (draft: MiniDraft): readonly MiniPlayer[] =>
  POOL.filter((player) => !draft.picks.includes(player));

/** A pick must leave room to fill the other places with the cheapest players. */
export function canPick(draft: MiniDraft, player: MiniPlayer, team = teamAt(draft.picks.length)): boolean {
  const left = MINI_ROUNDS - rosterOf(draft, team).length - 1;
  const cheapest = available(draft)
    .filter((other) => other !== player)
    .map((other) => other.capHit)
    .sort((a, b) => a - b)
    .slice(0, left)
    .reduce((sum, hit) => sum + hit, 0);
  return spent(draft, team) + player.capHit + cheapest <= MINI_CAP;
}

export function pick(draft: MiniDraft, player: MiniPlayer): MiniDraft {
  return { picks: [...draft.picks, player] };
}

export function autoPick(draft: MiniDraft): MiniDraft {
  const best = available(draft).find((player) => canPick(draft, player));
  return best === undefined ? draft : pick(draft, best);
}

/** A draft in progress: the visitor is on the clock in the second round. */
export function openingDraft(): MiniDraft {
  let draft: MiniDraft = { picks: [] };
  while (draft.picks.length < 6) draft = autoPick(draft);
  return draft;
}

/** The players shown to the visitor: the best ones left, including those that do not fit. */
export const offered = (draft: MiniDraft) => available(draft).slice(0, 4);
