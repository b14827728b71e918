import { dayPlus } from '@crease/core/calendar.js';
import type { RotoAnswer } from '@crease/core/competition/roto/roto.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { figuresOf, type Figures } from '@crease/core/players/scoring/scoring.table.js';
import type { Position } from '@crease/core/position.js';
import { Database } from '../../../platform/database/database.js';
import { writeGames } from '../../../players/games.tables.js';
import { NO_MINIMUMS, playLeague, type PlayLeague } from '../../../testing/play-fixture.js';
import type { Refused, TestApp } from '../../../testing/test-app.js';
import { ScoringService } from '../../scoring/scoring.service.js';

const FORM: Partial<LeagueForm> = {
  num_teams: 3,
  format: 'roto',
  categories: 'G, A, HIT x0.5, PIM low, SV%',
  max_roster_size: 5,
  ...NO_MINIMUMS,
  general_draft_length: 2,
  rookie_draft_length: 1,
  protectionSheetsEnabled: false,
};
/** The NHL's day, which begins at 12:00 UTC. */
const today = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
const none = figuresOf(() => 0);

export type Played = Partial<Figures> & { readonly player_id: number };
export interface RotoLeague {
  readonly league: PlayLeague;
  /** The players of each team, in the order of the positions. */
  readonly players: readonly (readonly number[])[];
  readonly day: (number: number) => string;
}

export const step = (league: PlayLeague, to: string, more: object = {}) =>
  league.call<Refused>(0, 'POST', '/phase', { to, override_reason: 'For this test', ...more });
export const readRoto = (league: PlayLeague) => league.get<RotoAnswer>(1, '/roto');

/** A season in progress that began ten days ago and lasts twenty days. Each team has players of these positions. */
export async function beginRoto(
  app: TestApp,
  form: Partial<LeagueForm> = {},
  positions: readonly Position[] = ['F', 'G'],
): Promise<RotoLeague> {
  const league = await playLeague(app, { phase: 'annual-drafts', form: { ...FORM, ...form } });
  const players: number[][] = [];
  for (const team of league.teams) {
    const own = await league.free(positions.map((position) => ({ position, capHit: 1 })));
    for (const { id } of own)
      await app.app.get(Database).query(
        `insert into roster_past (league_id, team_id, player_id, place, from_at, to_at, acquired_at, acquired_by)
         values ($1, $2, $3, 'active', now() - interval '90 days', now(), now(), 'test')`,
        [league.id, team, id],
      );
    players.push(own.map(({ id }) => id));
  }
  const starts = dayPlus(today, -10);
  const answer = await step(league, 'in-season', { season_starts_on: starts, season_ends_on: dayPlus(starts, 19) });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { league, players, day: (number) => dayPlus(starts, number) };
}

/** Stores or corrects games of a day and scores it. */
export async function deliverGames(
  app: TestApp,
  league: PlayLeague,
  day: string,
  games: readonly Played[],
): Promise<void> {
  const { season } = await readRoto(league);
  await app.app.get(Database).write(({ db }) =>
    writeGames(
      db,
      games.map((game) => ({ ...none, ...game, season, playoffs: false, source: 'test', day, game_id: `g${day}` })),
    ),
  );
  await app.app.get(ScoringService).accrueDue();
}
