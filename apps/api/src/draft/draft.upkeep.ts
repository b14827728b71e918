import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { Round } from '../platform/round.js';
import { DraftLog } from './draft.log.js';
import { DraftSystem } from './draft.system.js';
import { fullName } from '../auth/account/full-name.queries.js';

const LOOK_EVERY_MS = 10_000;
/** Number of runs after which each open draft is read again, even if its teams have not changed. */
const READ_AGAIN_AFTER = 30;

/**
 * Repeats work that a process may have left undone when it died after a commit: moving a league out of setup after its
 * first draft has begun, and updating the managers in running drafts.
 */
@Injectable()
export class DraftUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly looks = new Round(
    'Drafts',
    async () => {
      await Promise.all([
        this.looks.quietly(() => this.endSetups(), 'first seasons'),
        this.looks.quietly(() => this.matchTeams(), 'teams'),
      ]);
    },
    () => this.clock.standsStill,
  );

  /** The teams of each open draft when they last matched it. */
  private readonly matched = new Map<string, string>();
  private count = 0;

  constructor(
    private readonly database: Database,
    private readonly system: DraftSystem,
    private readonly log: DraftLog,
    private readonly rounds: LeagueRounds,
    private readonly clock: DbClock,
  ) {}

  onApplicationBootstrap(): void {
    this.looks.every(LOOK_EVERY_MS, { atOnce: true });
  }

  onModuleDestroy(): void {
    this.looks.end();
  }

  look(): Promise<void> {
    return this.looks.now();
  }

  private async endSetups(): Promise<void> {
    const leagues = await this.database.db
      .selectFrom('league as l')
      .select('l.id as league_id')
      .where('l.phase', '=', 'setup')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('draft as d')
            .select('d.id')
            .whereRef('d.league_id', '=', 'l.id')
            .where('d.kind', '<>', 'mock')
            .where('d.status', '<>', 'lobby'),
        ),
      )
      .execute();
    await this.rounds.each('draft-upkeep', leagues, ({ league_id }) => this.system.enterStartup(league_id));
  }

  /**
   * Compares the managers and names of the teams of running and paused drafts with what each draft knows. Reads a draft
   * only when its teams have changed since they matched. A draft that has not begun reads them when it begins.
   */
  private async matchTeams(): Promise<void> {
    const rows = await this.database.db
      .selectFrom('draft as d')
      .innerJoin('team as t', 't.league_id', 'd.league_id')
      .leftJoin('membership as m', (join) =>
        join.onRef('m.league_id', '=', 't.league_id').onRef('m.team_id', '=', 't.id').on('m.co_manager', '=', false),
      )
      .leftJoin('app_user as u', 'u.id', 'm.user_id')
      .select(['d.id', 'd.league_id', 't.id as team_id', 't.name'])
      .select(({ ref }) => fullName(ref('u.first_name'), ref('u.last_name')).as('manager'))
      .where('d.status', 'in', ['running', 'paused'])
      .where('d.kind', '<>', 'mock')
      .orderBy('d.id')
      .orderBy('t.id')
      .execute();
    const drafts = new Map<string, typeof rows>();
    for (const row of rows) {
      const teams = drafts.get(row.id);
      if (teams === undefined) drafts.set(row.id, [row]);
      else teams.push(row);
    }
    if (this.count++ % READ_AGAIN_AFTER === 0) this.matched.clear();
    for (const id of this.matched.keys()) if (!drafts.has(id)) this.matched.delete(id);
    const changed = [...drafts].flatMap(([id, teams]) => {
      const now = JSON.stringify(teams);
      const [first] = teams;
      return first === undefined || this.matched.get(id) === now
        ? []
        : [{ league_id: first.league_id, id, teams, now }];
    });
    await this.rounds.each('draft-teams', changed, async ({ id, teams, now }) => {
      const known = new Map((await this.log.load(id)).teams.map((team) => [team.id, team]));
      for (const { league_id, team_id, name, manager } of teams) {
        const team = known.get(team_id);
        if (team && (team.name !== name || team.manager !== manager)) await this.system.teamChanged(league_id, team_id);
      }
      this.matched.set(id, now);
    });
  }
}
