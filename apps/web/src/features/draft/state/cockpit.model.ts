import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import type { NarrowPath } from '@crease/core/draft/team/paths.rules.js';
import { formatMoneyShort } from '@crease/core/money.js';
import { POSITIONS } from '@crease/core/position.js';
import { total, type Needs } from '@crease/core/draft/team/needs.rules.js';
import type { Spending } from '@crease/core/draft/team/spending.rules.js';
import * as t from './state.words.en.js';

/** Positions without choice in short: "G left", "1 for 1"; several positions by their letters. */
export function leftShort(paths: readonly NarrowPath[]): { readonly label: string; readonly text: string } | null {
  const [path, ...others] = paths;
  if (path === undefined) return null;
  return others.length === 0
    ? { label: t.positionLeft(path), text: t.countForNeeded(path) }
    : { label: t.fewLeft, text: paths.map(({ position }) => position).join(', ') };
}

/** Needs that complete a roster; `tight`: the position of every remaining pick is determined. */
export function completion({ needs, picks }: { readonly needs: Needs; readonly picks: number }): {
  readonly text: string;
  readonly tight: boolean;
} {
  if (picks === 0) return { text: t.thisPickIsLast, tight: false };
  const needed = total(needs);
  const named = POSITIONS.flatMap((position) => (needs[position] > 0 ? [{ position, count: needs[position] }] : []));
  const others = picks - needed;
  if (needed === 0) return { text: t.picksLeftAnyPosition({ count: picks }), tight: false };
  if (others <= 0) return { text: t.allPicksNeeded({ needs: named }), tight: true };
  return { text: t.needsCompleteRoster({ needs: named, others }), tight: false };
}

/** "4 of 11 other teams can take them" */
export const rivalWords = (can: number, of: number): string =>
  of === 0
    ? t.noTeamHasPickLeft
    : can === 0 && of === 1
      ? t.otherTeamCannotTake
      : t.otherTeamsCanTake({ count: can, teams: of });

/** "Ivan Holm went to Bears", "2 goalies you can afford are left, and you need 2." */
export function closedWords(
  path: NarrowPath,
  { teams }: Pick<DraftState, 'teams'>,
  picks: readonly Slot[],
  teamId: string,
): { readonly text: string; readonly detail: string } {
  const others = picks.filter(({ player, ownerTeamId }) => player !== null && ownerTeamId !== teamId);
  // Several picks: take the last at the position; otherwise the pick used up another team's money.
  const pick = others.findLast(({ player }) => player?.position === path.position) ?? others.at(-1);
  const team = teams.find(({ id }) => id === pick?.ownerTeamId)?.name ?? t.anotherTeam;
  return { text: t.playerWentTo({ player: pick?.player?.name ?? t.aPlayer, team }), detail: t.fewAreLeft(path) };
}

/** "$12,300,000 for 8 places, $1,537,500 each; at most $6,200,000 for the next" */
export function spendingWords({ space, places, perPlace, most }: Spending, money: (amount: number) => string): string {
  if (places === 0) return t.spaceAndNoPlace({ space: money(space) });
  return t.spaceForPlaces({
    space: money(space),
    places,
    each: perPlace === null ? null : money(perPlace),
    most: most === null ? null : money(most),
  });
}

/** The rule that limits the next pick, in words; null while no player fits. */
export function maxPickWords({ space, most }: Spending): string | null {
  if (most === null) return null;
  return t.maxPickLimit({ space: formatMoneyShort(space), kept: most < space ? formatMoneyShort(space - most) : null });
}
