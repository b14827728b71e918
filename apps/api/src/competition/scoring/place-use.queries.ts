import { LINEUP_KINDS, type LineupKind } from '@crease/core/leagues/lineup.rules.js';
import type { Db } from '../../platform/database/database.js';
import { capSpans } from './place-games.tables.js';

export interface PlaceUse {
  readonly endsOn: string;
  readonly kinds: readonly {
    readonly kind: LineupKind;
    readonly cap: number;
    readonly used: number;
    /** The cap was reached on an earlier day. */
    readonly closed: boolean;
  }[];
}

/** Null on days without caps. */
export async function placeUseOn(db: Db, leagueId: string, teamId: string, day: string): Promise<PlaceUse | null> {
  const span = (await capSpans(db, [leagueId]).execute()).find(
    ({ starts_on, ends_on }) => day >= starts_on && day <= ends_on,
  );
  if (span === undefined) return null;
  const used = await db
    .selectFrom('place_games')
    .select(['kind', ({ fn }) => fn.sum<number>('games').as('games')])
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('day', '>=', span.starts_on)
    .where('day', '<=', span.ends_on)
    .groupBy('kind')
    .execute();
  const closed = await db
    .selectFrom('closed_place')
    .select('kind')
    .where('league_id', '=', leagueId)
    .where('team_id', '=', teamId)
    .where('from_day', '<=', day)
    .where('to_day', '>=', day)
    .execute();
  return {
    endsOn: span.ends_on,
    kinds: LINEUP_KINDS.flatMap((kind) => {
      const cap = span.games_caps[kind];
      if (cap === undefined) return [];
      return [
        {
          kind,
          cap,
          used: Number(used.find((one) => one.kind === kind)?.games ?? 0),
          closed: closed.some((one) => one.kind === kind),
        },
      ];
    }),
  };
}
