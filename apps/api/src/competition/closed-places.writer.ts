import { sql } from 'kysely';
import type { LineupKind } from '@crease/core/leagues/lineup.rules.js';
import type { Db } from '../platform/database/database.js';
import { columnsOf, namesIn } from '../platform/database/rows.js';
import { asRows } from '../platform/database/sql.js';
import { c, runOn, sqlFile } from '../platform/database/statement.js';
import { noteMissed } from './scoring/missed-days.tables.js';

const k = namesIn('player_game as k');
const l = namesIn('league as l');
const q = namesIn('points_due as q');
const missedRow = namesIn('points_missed as q');
const part = columnsOf<Part>('c');

/** A team's kind of place, with the days between which games changed. */
export interface ChangedPlace {
  readonly league_id: string;
  readonly season: string;
  readonly team_id: string;
  readonly kind: LineupKind;
  readonly first_day: string;
  readonly last_day: string;
}

/** Days on which some games count now and did not before, or the other way round. */
interface Part {
  readonly league_id: string;
  readonly season: string;
  readonly from_day: string;
  readonly to_day: string;
}

const storeClosed = sqlFile<[changed: string]>()(import.meta.url, 'close-places.sql', {
  league_id: c.text,
  season: c.text,
  from_day: c.date,
  to_day: c.date,
});

/** Stores the days on which these kinds of places are closed. Returns the days on which other games count now. */
export async function closePlaces(db: Db, changed: readonly ChangedPlace[]) {
  const moved = changed.length === 0 ? [] : await runOn(db, storeClosed, JSON.stringify(changed));
  return moved.length === 0 ? [] : daysIn(db, moved).execute();
}

/**
 * Closes the places of a season again: its caps end on another day, because the play-offs after its table moved. Notes
 * days with games that open or close, to be scored again.
 */
export async function closePlacesAgain(db: Db, leagueId: string, season: string): Promise<void> {
  const used = await db
    .selectFrom('place_games as x')
    .select(['x.league_id', 'x.season', 'x.team_id', 'x.kind'])
    .select(({ fn }) => [fn.min<string>('x.day').as('first_day'), fn.max<string>('x.day').as('last_day')])
    .where('x.league_id', '=', leagueId)
    .where('x.season', '=', season)
    .groupBy(['x.league_id', 'x.season', 'x.team_id', 'x.kind'])
    .execute();
  const days = await closePlaces(db, used);
  if (days.length === 0) return;
  await noteMissed(
    db,
    leagueId,
    days.map(({ day }) => ({ season, playoffs: false, day, corrected: false })),
  );
}

/** Days with games in these parts of seasons. Days that wait for scoring are left out. */
const daysIn = (db: Db, moved: readonly Part[]) =>
  db
    .selectFrom(asRows('closed_place', moved, 'c'))
    // Lets a cluster search missed days on the machine of the league.
    .innerJoin('league as l', 'l.id', 'c.league_id')
    .innerJoin('player_game as k', (join) =>
      join
        .onRef('k.season', '=', 'c.season')
        .on('k.playoffs', '=', false)
        .onRef('k.day', '>=', 'c.from_day')
        .onRef('k.day', '<=', 'c.to_day'),
    )
    .select(['c.league_id', 'c.season', sql<string>`${k.day}::text`.as('day')])
    .distinct()
    .where(sql<boolean>`not exists (select from ${q.table} where ${q.season} = ${part.season} and ${q.day} = ${k.day})`)
    .where(
      sql<boolean>`not exists (select from ${missedRow.table} where ${missedRow.league_id} = ${l.id}
        and ${missedRow.season} = ${part.season} and ${missedRow.day} = ${k.day})`,
    );
