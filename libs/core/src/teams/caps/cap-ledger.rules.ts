import type { Dollars } from '../../money.js';
import type { Season } from '../../season.js';
import { charge, countsOnCap } from '../cap.rules.js';
import { seasonCap, type CapLeague } from '../season-cap.rules.js';
import type { TeamBooks } from '../team.model.js';

export const CAP_LINES = [
  'salary',
  'received',
  'injured',
  'relief',
  'retained',
  'dead',
  'space-given',
  'space-received',
] as const;

/** A line of the ledger. Amounts below 0 relieve the team. */
export interface CapLine {
  readonly kind: (typeof CAP_LINES)[number];
  /** Null for lines of the whole team. */
  readonly playerId: number | null;
  readonly name: string | null;
  readonly amount: Dollars;
  /** The cap hit is the last known one or the minimum. */
  readonly estimated: boolean;
  /** The other team of a retained part. */
  readonly teamId: string | null;
}

/** A payment for a player of another team, or dead cap, in a season. */
export interface KeptPart {
  readonly playerId: number;
  readonly name: string;
  readonly amount: Dollars;
  /** The team that has the player, or had them. */
  readonly teamId: string | null;
}

export interface CapDetails {
  /** Parts that the team retains of players elsewhere. */
  readonly retained: readonly KeptPart[];
  readonly dead: readonly KeptPart[];
  /** Cap space that the team gave in each trade; below 0 when it got some. `teamId` is the other team. */
  readonly spaces: readonly { readonly amount: Dollars; readonly teamId: string | null }[];
  /** Parts that other teams retain of the team's players; `teamId` retains. */
  readonly received: readonly KeptPart[];
}

/** Explains every dollar of a team's cap in a season: the amounts add up to `used` of `seasonCap`. */
export function capLedger(
  team: TeamBooks,
  season: Season,
  league: CapLeague,
  details: CapDetails,
): { readonly lines: CapLine[]; readonly used: Dollars; readonly cap: Dollars } {
  const { used, cap, injured } = seasonCap(team, season, league);
  const later = season > league.season;
  const lines: CapLine[] = [];
  const whole = { playerId: null, name: null, teamId: null, estimated: false };
  for (const player of team.players) {
    const counts = countsOnCap(player, league.rules) && !(later && player.estimated === true);
    const onIr = injured > 0 && player.place === 'ir' && !counts;
    if (!counts && !onIr) continue;
    const about = { playerId: player.id, name: player.name, estimated: player.estimated === true };
    lines.push({ ...about, kind: onIr ? 'injured' : 'salary', amount: player.capHit, teamId: null });
    const parts = details.received.filter(({ playerId }) => playerId === player.id);
    for (const { amount, teamId } of parts) lines.push({ ...about, kind: 'received', amount: -amount, teamId });
  }
  if (injured > 0) {
    const costs = team.players
      .filter((player) => player.place === 'ir' && !countsOnCap(player, league.rules))
      .reduce((sum, player) => sum + charge(player), 0);
    lines.push({ ...whole, kind: 'relief', amount: injured - costs });
  }
  for (const part of details.retained) lines.push({ ...part, kind: 'retained', estimated: false });
  for (const part of details.dead) lines.push({ ...part, kind: 'dead', estimated: false });
  for (const { amount, teamId } of details.spaces)
    lines.push({ ...whole, kind: amount > 0 ? 'space-given' : 'space-received', amount, teamId });
  return { lines: lines.filter(({ amount }) => amount !== 0), used, cap };
}
