import { sql } from 'kysely';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { leagueFormDefaults } from '@crease/core/leagues/league.rules.js';
import { dayPlus } from '@crease/core/calendar.js';
import { AppModule } from '../app.module.js';
import { AccountService } from '../auth/account.service.js';
import { DraftAlarms } from '../draft/clock/draft.alarms.js';
import { DraftChat } from '../draft/chat/draft.chat.js';
import { DraftService } from '../draft/draft.service.js';
import { movePick } from '../leagues/draft-picks.tables.js';
import type { Config } from '../platform/config/config.js';
import { Database, patiently } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { migrate } from '../platform/database/schema/migrate.js';
import { schema } from '../schema.js';
import { DraftTable, PATIENCE_MS } from './draft-table.js';
import { createSampleLeague, joinTeam } from './create-sample-league.js';
import { SEASON_LEAGUE, seedSeason } from './demo-season.js';
import { MATCHUP_LEAGUE, seedMatchups } from './demo-matchups.js';
import { loadSampleIfEmpty } from './sample/load-sample.js';
import { importSampleGames } from './sample/sample-games.import.js';
import { demoWeeks } from './demo-weeks.js';
import { DEMO_PASSWORD, MANAGERS, address, createCoManager, createManagers } from './demo-people.js';
import { talk, react } from './demo-talk.js';
const EMPTY_TEAM = 'Open Ice';
const LEAGUE = 'Frozen Pond Dynasty';
/** Picks made before the demo stops: midway through the seventh of twenty rounds, or a little later. */
const MADE_BEFORE = 78;
const SEED = '5eed0f1ce5eed0f1ce5eed0f1ce5eed0';

/**
 * Creates a 12-team dynasty league in the middle of its startup draft with the application's services. The draft is
 * paused on the commissioner's turn. Returns the text to print.
 */
export async function seedDemo(config: Config): Promise<string> {
  await migrate(config.DATABASE_DIRECT_URL, schema);
  const app = await NestFactory.createApplicationContext(DemoModule.with({ ...config, RATE_LIMIT: 0, ROLE: 'web' }), {
    logger: ['error'],
  });
  try {
    // The seed makes all picks itself; on a busy machine an alarm could pick in between.
    app.get(DraftAlarms).silence();
    const database = app.get(Database);
    await openConnections(database);
    const now = app.get(DbClock).now();
    await loadSampleIfEmpty(database, now);
    await playSoFar(database, new Date(now));
    const people = await createManagers(app.get(AccountService));
    const [owner] = people;
    if (owner === undefined) throw new Error('the demo has no managers');
    const form = {
      ...leagueFormDefaults('dynasty', LEAGUE),
      commissioner_id: owner.userId,
      current_year: undefined,
      is_sample: true,
    };
    const { leagueId, commissioner, members } = await createSampleLeague(app, form, people, {
      name: EMPTY_TEAM,
      email: 'newcomer@demo.crease.test',
    });
    const [, second] = members;
    if (second !== undefined) await joinTeam(app, second, await createCoManager(app.get(AccountService)));
    const table = new DraftTable(app, SEED, commissioner, members);
    const rookies = await table.open('rookie');
    await table.play(rookies, Number.POSITIVE_INFINITY);

    await tradeSomePicks(database, leagueId);
    const general = await table.open('general');
    await table.play(general, MADE_BEFORE);
    // Continue to the commissioner's turn, so that a user who resumes the draft can pick.
    await table.play(general, Number.POSITIVE_INFINITY, (teamId) => teamId === commissioner.teamId);
    await table.pause(general);
    for (const member of members.filter((_, index) => MANAGERS[index]?.named === false))
      await table.auto(general, member);

    const chat = app.get(DraftChat);
    await talk(chat, general, members);
    await react(app.get(DraftService), chat, general, members);
    const season = await seedSeason(app, people.slice(0, 8), now);
    const matchups = await seedMatchups(app, people.slice(0, 8), now);
    return words(leagueId, general, config, { season, matchups });
  } finally {
    await app.close();
  }
}

const OPENED = 4;

/** Prevents timeouts: opening a connection takes long on busy machines. */
async function openConnections(database: Database): Promise<void> {
  const ask = () => patiently(() => database.db.selectNoFrom(sql`pg_sleep(0.05)`.as('waited')).execute(), PATIENCE_MS);
  await Promise.all(Array.from({ length: OPENED }, ask));
}

/** Plays the demo's weeks up to yesterday, so that players have statistics. */
export async function playSoFar(database: Database, now: Date): Promise<void> {
  const { season, gamesFrom: from } = demoWeeks(now.getTime());
  const to = dayPlus(now.toISOString().slice(0, 10), -1);
  const connection = await database.pool.connect();
  try {
    await importSampleGames(connection, { season, from, to, now });
  } finally {
    connection.release();
  }
}

@Module({})
class DemoModule {
  static with(config: Config) {
    return { module: DemoModule, imports: [AppModule.with(config)] };
  }
}

/** Trades some picks before the draft, so that the board shows traded picks. */
async function tradeSomePicks(database: Database, leagueId: string): Promise<void> {
  const deals: [round: number, from: number, to: number][] = [
    [2, 1, 4],
    [3, 4, 1],
    [5, 6, 2],
    [8, 2, 6],
    [4, 9, 3],
    [9, 3, 9],
    [7, 1, 8],
    [12, 8, 1],
  ];
  for (const [round, from, to] of deals) {
    const pick = await database.db
      .selectFrom('draft_pick as p')
      .innerJoin('league as l', (on) => on.onRef('l.id', '=', 'p.league_id').onRef('l.current_season', '=', 'p.season'))
      .innerJoin('team as giver', (on) =>
        on.onRef('giver.league_id', '=', 'p.league_id').onRef('giver.id', '=', 'p.original_team_id'),
      )
      .innerJoin('team as receiver', 'receiver.league_id', 'p.league_id')
      .select(['p.id', 'giver.id as from', 'receiver.id as to'])
      .where('p.league_id', '=', leagueId)
      .where('p.type', '=', 'general')
      .where('p.round', '=', round)
      .where('giver.number', '=', from)
      .where('receiver.number', '=', to)
      .executeTakeFirst();
    if (pick) await movePick(database.db, leagueId, pick.id, pick);
  }
}

function words(
  leagueId: string,
  draftId: string,
  config: Config,
  { season, matchups }: { readonly season: string | null; readonly matchups: string },
): string {
  const named = MANAGERS.filter(({ named: isNamed }) => isNamed);
  const width = Math.max(...named.map(({ username }) => address(username).length));
  return [
    `  Demo: ${LEAGUE}, 12 teams, in the middle of its startup draft (sample players).` +
      ` Everybody's password is ${DEMO_PASSWORD}`,
    ...named.map(
      ({ username, first, last, team }, index) =>
        `    ${address(username).padEnd(width)}  ${first} ${last}, ${team}${
          index === 0 ? ' (commissioner, on the clock)' : ''
        }`,
    ),
    `  Draft room: ${config.publicUrl}/${leagueId}/draft/live/${draftId}`,
    ...(season === null
      ? []
      : [`  And ${SEASON_LEAGUE}, in the middle of its season: ${config.publicUrl}/${season}/home`]),
    `  And ${MATCHUP_LEAGUE}, before its play-offs: ${config.publicUrl}/${matchups}/home`,
  ].join('\n');
}
