import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import type { NarrowPath } from '@crease/core/draft/paths.rules.js';
import { POSITIONS, type Position } from '@crease/core/position.js';
import { total, type Needs } from '@crease/core/draft/needs.rules.js';
import type { Spending } from '@crease/core/draft/spending.rules.js';

const WORD: Readonly<Record<Position, readonly [string, string]>> = {
  F: ['forward', 'forwards'],
  D: ['defenseman', 'defensemen'],
  G: ['goalie', 'goalies'],
};

export const players = (count: number, position: Position): string => `${count} ${WORD[position][count === 1 ? 0 : 1]}`;

/** A position with no choice left, after its name: "1 left for 1". */
export const leftFor = ({ left, needed }: NarrowPath): string => `${left} left for ${needed}`;

/** The same in two short strings: "G left", "1 for 1"; several positions by their letters. */
export function leftShort(paths: readonly NarrowPath[]): { readonly label: string; readonly text: string } | null {
  const [path, ...others] = paths;
  if (path === undefined) return null;
  return others.length === 0
    ? { label: `${path.position} left`, text: `${path.left} for ${path.needed}` }
    : { label: 'Few left', text: paths.map(({ position }) => position).join(', ') };
}

/** In full: "1 goalie left that the team can afford; it needs 1". */
export const leftInFull = ({ position, left, needed }: NarrowPath): string =>
  `${players(left, position)} left that the team can afford; it needs ${needed}`;

/** "a, b and c" */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** The needs that complete a roster after a pick; `tight` when the position of every remaining pick is determined. */
export function completion({ needs, picks }: { readonly needs: Needs; readonly picks: number }): {
  readonly text: string;
  readonly tight: boolean;
} {
  if (picks === 0) return { text: 'This pick is your last.', tight: false };
  const needed = total(needs);
  const named = POSITIONS.flatMap((position) => (needs[position] > 0 ? [players(needs[position], position)] : []));
  const others = picks - needed;
  if (needed === 0)
    return { text: `Then ${picks === 1 ? '1 pick is' : `${picks} picks are`} left, of any position.`, tight: false };
  if (others <= 0) return { text: `After it, all your picks are needed: ${listed(named)}.`, tight: true };
  return {
    text: `Then ${listed([...named, `${others} ${others === 1 ? 'other' : 'others'} of any position`])} complete your roster.`,
    tight: false,
  };
}

/** "4 of 11 other teams can take them" */
export const rivalWords = (can: number, of: number): string =>
  of === 0
    ? 'No other team has a pick left'
    : can === 0
      ? of === 1
        ? 'The other team cannot take them now'
        : `0 of ${of} other teams can take them now`
      : `${can} of ${of === 1 ? '1 other team' : `${of} other teams`} can take them now`;

/** "Leaves 1 goalie you can afford, and you need 1." */
export function narrowWords({ position, left, needed }: NarrowPath): string {
  const leaves = left === 0 ? `no ${WORD[position][0]}` : players(left, position);
  return `Leaves ${leaves} you can afford, and you need ${needed}.`;
}

/** "Ivan Holm went to Bears", "2 goalies you can afford are left, and you need 2." */
export function closedWords(
  { position, left, needed }: NarrowPath,
  { teams }: Pick<DraftState, 'teams'>,
  picks: readonly Slot[],
  teamId: string,
): { readonly text: string; readonly detail: string } {
  const others = picks.filter(({ player, ownerTeamId }) => player !== null && ownerTeamId !== teamId);
  // Several picks: take the last at the position; otherwise the pick used up another team's money.
  const pick = others.findLast(({ player }) => player?.position === position) ?? others.at(-1);
  const team = teams.find(({ id }) => id === pick?.ownerTeamId)?.name ?? 'another team';
  const remain =
    left === 0
      ? `No ${WORD[position][0]} you can afford is left`
      : `${players(left, position)} you can afford ${left === 1 ? 'is' : 'are'} left`;
  return {
    text: `${pick?.player?.name ?? 'A player'} went to ${team}`,
    detail: `${remain}, and you need ${needed}.`,
  };
}

/** "$12,300,000 for 8 places, $1,537,500 each; at most $6,200,000 for the next" */
export function spendingWords({ space, places, perPlace, most }: Spending, money: (amount: number) => string): string {
  if (places === 0) return `${money(space)} of cap space, and no place left`;
  const each = perPlace === null ? '' : `, ${money(perPlace)} each`;
  const next = most === null ? 'no player fits now' : `at most ${money(most)} for the next`;
  return `${money(space)} for ${places === 1 ? '1 place' : `${places} places`}${each}; ${next}`;
}
