import { locale } from '../locale.js';
import { refusalMessage } from '../refusals.js';
import type { StoredRefusal } from '../result.js';
import { sayStored, type Said } from '../words.js';
import { stateOf } from '../leagues/settings.values.js';
import { many } from '../text.rules.js';
import { hasBids } from './market/market.rules.js';
import { DRAW_MOST, drawnAmong, type PlacedClaimant } from './waiver.rules.js';

/** Why claims failed. A claim stores the key and its figures, so a released key keeps its text. */
export const CLAIM_ENDINGS = {
  seasonOver: () => 'The season is over.',
  seasonEnded: () => 'The season ended.',
  onTeam: () => 'The player is on a team again.',
  noPick: () => 'You had no free-agent pick left for the week in which the waiver ended.',
  refused: ({ why }: { readonly why: StoredRefusal | string }) => refusalMessage(why),
  later: () => 'Another team came first.',
  /** For a claim of an earlier release without a reason. */
  taken: () => 'Another team got them.',
  droppedBy: ({ first }: { readonly first: string }) =>
    `${first} came first: the team that dropped the player claims last.`,
  drawn: ({ first, drew, yours }: { readonly first: string; readonly drew: number; readonly yours: number }) =>
    `${first} came first: you were tied on points, and it drew ${drew} to your ${yours}.`,
  fewerPoints: ({
    first,
    points,
    yours,
  }: {
    readonly first: string;
    readonly points: number;
    readonly yours: number;
  }) => `${first} came first with fewer points: ${points} to your ${yours}.`,
  lowerInTable: ({ first, place, yours }: { readonly first: string; readonly place: number; readonly yours: number }) =>
    `${first} came first, as it is lower in the table: place ${place} to your ${yours}.`,
  addedByHand: ({ team }: { readonly team: string }) => `${team} added the player by the commissioner's hand.`,
  tradeReversed: () => 'The trade in which the player was dropped was reversed.',
  rostersImported: () => 'The rosters were imported, and the player is on a team.',
};
export type ClaimEnding = Said<typeof CLAIM_ENDINGS>;

/** Earlier releases stored the sentence. */
export const claimEndingWords = (ending: ClaimEnding | string): string =>
  typeof ending === 'string'
    ? ending
    : sayStored(CLAIM_ENDINGS, ending, 'This reason cannot be shown in this version.');

/** The rulebook's rule about dropped players. */
export const waiverWords = (league: Parameters<typeof stateOf>[0]): string => {
  const hours = stateOf(league).waiver_hours;
  if (hours === 0) return 'There are no waivers: a dropped player is a free agent at once.';
  if (hasBids(league))
    return `Bids for a dropped player are decided in the first run at least ${many(hours, 'hour')} after the drop. Until then no team can add the player.`;
  return `A dropped player is on waivers for ${many(hours, 'hour')}. Among the teams that claim the player, the one that is lowest in the table wins and spends a pick; ties are drawn at random, and the draw is logged. The team that dropped the player claims last. A claim can carry a drop and other moves, which are made if it wins.`;
};

export interface DecidedWaiver {
  readonly name: string;
  readonly droppedBy: string;
  readonly winner: string | null;
  /** The player was sent to that team's rookie bank and stays there unless another team gets them. */
  readonly toBank?: boolean;
  /** Claimants in the order in which they were tried. */
  readonly claimants: readonly PlacedClaimant[];
  readonly nameOf: (teamId: string) => string;
}

const counted = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

/** For the public log: the claimants with the reason for their order, and the result. */
export const decidedWords = ({ name, droppedBy, winner, toBank, claimants, nameOf }: DecidedWaiver): string => {
  const drawn = new Set(drawnAmong(claimants, droppedBy).map(({ teamId }) => teamId));
  const line = ({ teamId, points, rank, drew }: PlacedClaimant): string => {
    if (teamId === droppedBy && claimants.length > 1) return `${nameOf(teamId)} (dropped the player, so claims last)`;
    return `${nameOf(teamId)} (${rank === undefined ? counted(points) : `place ${rank}`}${drawn.has(teamId) ? `, drew ${drew}` : ''})`;
  };
  const draw =
    drawn.size === 0
      ? ''
      : ` Ties were broken by a draw: numbers from 1 to ${locale.number(DRAW_MOST)}, the lowest first.`;
  const free = toBank === true ? `in the rookie bank of ${nameOf(droppedBy)}` : 'a free agent';
  const end = winner === null ? `No claim was legal; the player is ${free}.` : `${nameOf(winner)} has the player.`;
  return claimants.length === 0
    ? `${name} cleared waivers and is ${free}.`
    : `${name} was claimed off waivers by, in order: ${claimants.map(line).join(', ')}.${draw} ${end}`;
};
