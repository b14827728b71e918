import type pg from 'pg';
import {
  SMALL_DRAFT,
  createDraft,
  seedLeague,
  seedPlayers,
  somePlayers,
  type SeededLeague,
} from '../../../testing/draft-fixture.js';
import type { TestApp } from '../../../testing/test-app.js';

export const HELD = 4;

export interface HeldCase {
  readonly type: 'mid-season' | 'waiver';
  /** The player of the first pick, by the number of the first player of the league's teams. */
  readonly wanted: (first: number) => number;
}

export const HELD_CASES: readonly HeldCase[] = [
  { type: 'mid-season', wanted: (first) => first + 4 * HELD },
  // The third player of the first team, which protects two.
  { type: 'waiver', wanted: (first) => first + 2 },
];

export interface BegunDraft {
  readonly of: SeededLeague;
  readonly id: string;
  readonly path: string;
}

/** Gives each team its players, the best first, and points of these seasons; the first team leads their tables. */
export async function fillTeams(
  db: pg.Pool,
  of: SeededLeague,
  {
    first,
    seasons,
    held = HELD,
  }: { readonly first: number; readonly seasons: readonly string[]; readonly held?: number },
): Promise<void> {
  for (const [place, { id }] of of.teams.entries()) {
    for (const season of seasons)
      await db.query(
        `insert into team_points (league_id, team_id, season, playoffs, points) values ($1, $2, $3, false, $4)`,
        [of.leagueId, id, season, 400 - 100 * place],
      );
    await db.query(
      `insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
       select $1, $2 + n, $3, 'active', 'test' from generate_series(0, $4::int - 1) n`,
      [of.leagueId, first + held * place, id, held],
    );
  }
}

/** Four teams with four players each, and a draft that has begun. The last team picks first. */
export async function beginInSeason(
  app: TestApp,
  db: pg.Pool,
  { type, first }: { type: HeldCase['type']; first: number },
): Promise<BegunDraft> {
  await seedPlayers(db, somePlayers(30, first));
  const of = await seedLeague(db, {
    urls: [app.url],
    secret: app.config.SESSION_SECRET,
    form: {
      ...SMALL_DRAFT,
      max_roster_size: HELD + 2,
      protectionSheetsEnabled: false,
      midseason_rounds: 2,
      waiver_draft_rounds: 2,
      waiver_draft_protected: 2,
    },
  });
  await db.query(`update league set phase = 'in-season' where id = $1`, [of.leagueId]);
  await fillTeams(db, of, { first, seasons: ['2025-26'] });
  const { id, path } = await createDraft(of, { type, clock: { seconds: 3600 } });
  await of.commissioner.must('POST', `${path}/begin`, {});
  return { of, id, path };
}
