import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.js';
import { isSo } from '../../platform/database/sql.js';
import { namesIn } from '../../platform/database/rows.js';

const g = namesIn('player_game as g');

/** The eighth digit of a playoff game's NHL id: 2025030214. */
const nhlPlayoffRound = sql<
  number | null
>`max(case when ${g.game_id} ~ '^\\d{10}$' then substr(${g.game_id}, 8, 1)::int end)`;

interface Asked {
  readonly season: string | null;
  readonly player: number | null;
  readonly pick: string | null;
  readonly other: string | null;
  readonly club: string | null;
}

export const factsQuery = (db: Db, leagueId: string, { season, player, pick, other, club }: Asked) =>
  db
    .selectFrom('league as l')
    .where('l.id', '=', leagueId)
    .select(({ eb, and, or, exists, selectFrom }) => [
      selectFrom('draft_pick as p')
        .select('p.pick_number')
        .where('p.league_id', '=', leagueId)
        .where('p.id', '=', pick)
        .as('number'),
      selectFrom('draft_pick as p')
        .select('p.pick_number')
        .where('p.league_id', '=', leagueId)
        .where('p.id', '=', other)
        .as('other'),
      selectFrom('player_season as s')
        .innerJoin('player_game as g', (join) =>
          join.onRef('g.player_id', '=', 's.player_id').onRef('g.season', '=', 's.season').on('g.playoffs', '=', true),
        )
        .select(nhlPlayoffRound.as('round'))
        .where('s.season', '=', season)
        .where('s.playoffs', '=', true)
        .where('s.club', '=', club)
        .as('round'),
      selectFrom('player_season as s')
        .select(({ fn }) => fn.sum<number | null>('s.gp').as('games'))
        .where('s.player_id', '=', player)
        .where('s.season', '=', season)
        .where('s.playoffs', '=', false)
        .as('games'),
      isSo(
        or([
          eb('l.current_season', '>', season),
          and([eb('l.current_season', '=', season), eb('l.phase', 'in', ['offseason', 'free-agency', 'protection'])]),
        ]),
      ).as('over'),
      isSo(
        exists(
          selectFrom('player_season as s')
            .select('s.player_id')
            .where('s.season', '=', season)
            .where('s.playoffs', '=', true)
            .where('s.club', '=', club),
        ),
      ).as('club'),
      isSo(
        exists(
          selectFrom('contract as c')
            .select('c.player_id')
            .where('c.player_id', '=', player)
            .where('c.season', '=', season),
        ),
      ).as('signed'),
    ])
    .executeTakeFirst();
