import { closedAfter, type PlaceUse } from '@crease/core/competition/place-caps.rules.js';
import { LINEUP_KINDS, type LineupKind } from '@crease/core/leagues/lineup.rules.js';
import type { PeriodLimit } from './goalie-starts.view.js';

interface PlacedGame {
  readonly kind: LineupKind;
  readonly day: string;
}

/** The games ahead, without games in kinds of places that will have reached their cap. */
export function withinCaps<G extends PlacedGame>(
  limits: readonly PeriodLimit[],
  played: readonly (PlaceUse & Pick<PlacedGame, 'kind'>)[],
  ahead: readonly G[],
): G[] {
  const closed = limits.flatMap(({ from, to, caps = {} }) =>
    LINEUP_KINDS.flatMap((kind) => {
      const cap = caps[kind];
      if (cap === undefined) return [];
      const inPeriod = (one: PlacedGame) => one.kind === kind && from <= one.day && one.day <= to;
      const games = new Map(played.filter(inPeriod).map((one) => [one.day, one.games]));
      const expected = new Map<string, number>();
      for (const { day } of ahead.filter(inPeriod)) expected.set(day, (expected.get(day) ?? 0) + 1);
      // Games of a day that has begun are among the expected ones.
      for (const [day, count] of expected) games.set(day, Math.max(count, games.get(day) ?? 0));
      const after = closedAfter(
        cap,
        [...games].map(([day, count]) => ({ day, games: count })),
      );
      return after === null ? [] : [{ kind, after, to }];
    }),
  );
  return ahead.filter(
    (game) => !closed.some(({ kind, after, to }) => kind === game.kind && game.day > after && game.day <= to),
  );
}
