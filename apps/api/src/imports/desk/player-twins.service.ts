import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { TwinsAnswer } from '@crease/core/imports/desk/desk.answers.js';
import type { MergeBody } from '@crease/core/imports/desk/desk.schema.js';
import { LOCAL_IDS } from '@crease/core/players/players.values.js';
import { lockTeams } from '../../leagues/league-lock.tables.js';
import { touchLeagues } from '../../leagues/league.tables.js';
import { Database, type Db } from '../../platform/database/database.js';
import { anyOf, isSo, nameOrder, oneAtATime } from '../../platform/database/sql.js';
import { c, sqlFile } from '../../platform/database/statement.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import { renamePlayerInLog } from '../../platform/events/player-in-log.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { heldDraft } from '../../teams/books.queries.js';
import { IMPORT_LOCK } from '../import.run.js';
import { refusal } from '../imports.refusals.js';
import { namesIn } from '../../platform/database/rows.js';

const local = namesIn('player as local');
const real = namesIn('player as real');

const mergePlayer = sqlFile<[from: number, to: number]>()(import.meta.url, 'merge-player.sql', { leagues: c.texts });

/** Most pairs shown; the rest follow when these are decided. */
const SHOWN = 100;

/** Finds prospects that leagues imported and that the NHL import has since added: one player under two ids. */
@Injectable()
export class PlayerTwins {
  constructor(private readonly database: Database) {}

  async list(): Promise<TwinsAnswer> {
    const { db } = this.database;
    const rows = await twins(db)
      .select([
        'local.full_name as name',
        'local.position',
        'local.birth_date',
        'local.nhl_club as club',
        'real.full_name as real_name',
        'real.position as real_position',
        'real.birth_date as real_birth_date',
        'real.nhl_club as real_club',
      ])
      .orderBy(({ ref }) => nameOrder(ref('local.last_name')))
      .orderBy('local.id')
      .orderBy('real.id')
      .limit(SHOWN)
      .execute();
    const prospects = rows.map(({ from }) => from);
    const apart = await twoOwners(db, prospects);
    const holding = await db
      .selectFrom('roster_entry')
      .select(({ fn }) => ['player_id', fn.countAll<number>().as('leagues')])
      .where('player_id', '=', anyOf(prospects))
      .groupBy('player_id')
      .execute();
    const leagues = new Map(holding.map((row) => [row.player_id, row.leagues]));
    return {
      twins: rows.map((row) => {
        const between = apart.find(({ from, to }) => from === row.from && to === row.to);
        return {
          prospect: {
            id: row.from,
            name: row.name,
            position: row.position,
            birth_date: row.birth_date,
            nhl_club: row.club,
          },
          player: {
            id: row.to,
            name: row.real_name,
            position: row.real_position,
            birth_date: row.real_birth_date,
            nhl_club: row.real_club,
          },
          leagues: leagues.get(row.from) ?? 0,
          born_alike: row.sure,
          between: between === undefined ? null : { league: between.league, teams: [between.one, between.two] },
        };
      }),
    };
  }

  async merge({ prospect_id: from, player_id: to }: MergeBody, userId: string): Promise<string> {
    return this.database.write(async ({ db, record }) => {
      await oneAtATime(db, IMPORT_LOCK);
      const found = await twins(db)
        .select(['real.full_name as name', 'real.nhl_club as club'])
        .where('local.id', '=', from)
        .where('real.id', '=', to)
        .executeTakeFirst();
      if (!found) throw new RefusalError(refusal('notOnePlayer', { kind: 'conflict', field: 'prospect_id' }));
      const holding = await db
        .selectFrom('roster_entry')
        .select('league_id')
        .distinct()
        .where('player_id', 'in', [from, to])
        .orderBy('league_id')
        .execute();
      for (const { league_id: leagueId } of holding) {
        await lockTeams(db, leagueId);
        const draft = await heldDraft(db, leagueId);
        if (draft !== null) throw new RefusalError(refusal('draftRunning', { figures: { draft } }));
      }
      const [apart] = (await twoOwners(db, [from])).filter((one) => one.to === to);
      if (apart !== undefined)
        throw new RefusalError(
          refusal('twoOwners', {
            figures: { player: found.name, league: apart.league, one: apart.one, two: apart.two },
            kind: 'conflict',
            field: 'prospect_id',
          }),
        );
      const [merged] = (await db.executeQuery(mergePlayer.compiled([from, to]))).rows;
      const leagues = merged?.leagues ?? [];
      await renamePlayerInLog(db, leagues, { from, to });
      await touchLeagues(db, leagues);
      for (const leagueId of leagues) {
        const figures = { name: found.name, club: found.club };
        await record(
          leagueLine({
            leagueId,
            actor: userId,
            says: { key: 'player.merged', figures },
            teamIds: [],
            data: { kind: 'import' },
          }),
        );
        await record(toLeague(leagueId, userId, { type: 'leagueChanged' }));
      }
      return found.name;
    }, null);
  }
}

/**
 * Pairs of a prospect and an NHL player with the same name and no conflicting birth dates. Goalies match goalies only.
 */
const twins = (db: Db) =>
  db
    .selectFrom('player as local')
    .innerJoin('player as real', (on) =>
      on.onRef('real.search_name', '=', 'local.search_name').on('real.id', '>', LOCAL_IDS.last),
    )
    .select(({ eb, ref }) => [
      'local.id as from',
      'real.id as to',
      isSo(eb('local.birth_date', '=', ref('real.birth_date'))).as('sure'),
    ])
    .where('local.id', '<=', LOCAL_IDS.last)
    .where('local.is_sample', '=', false)
    .where('real.is_sample', '=', false)
    .where(({ or, eb, ref }) =>
      or([
        eb('local.birth_date', '=', ref('real.birth_date')),
        eb('local.birth_date', 'is', null),
        eb('real.birth_date', 'is', null),
      ]),
    )
    .where(sql<boolean>`(${local.position} = 'G') = (${real.position} = 'G')`);

/** Leagues with the prospect and the player on two teams. */
const twoOwners = async (db: Db, prospects: readonly number[]) =>
  prospects.length === 0
    ? []
    : twins(db)
        .innerJoin('roster_entry as mine', 'mine.player_id', 'local.id')
        .innerJoin('roster_entry as other', (on) =>
          on
            .onRef('other.player_id', '=', 'real.id')
            .onRef('other.league_id', '=', 'mine.league_id')
            .onRef('other.team_id', '<>', 'mine.team_id'),
        )
        .innerJoin('league as l', 'l.id', 'mine.league_id')
        .innerJoin('team as one', (join) =>
          join.onRef('one.league_id', '=', 'mine.league_id').onRef('one.id', '=', 'mine.team_id'),
        )
        .innerJoin('team as two', (join) =>
          join.onRef('two.league_id', '=', 'other.league_id').onRef('two.id', '=', 'other.team_id'),
        )
        .select(['l.name as league', 'one.name as one', 'two.name as two'])
        .where('local.id', '=', anyOf(prospects))
        .execute();
