import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { namesIn } from '../platform/database/rows.js';
import { anyOf } from '../platform/database/sql.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { Round } from '../platform/round.js';
import { DraftLog } from './draft.log.js';
import { DraftSystem } from './draft.system.js';
import { fullName } from '../auth/account/full-name.queries.js';

const d = namesIn('draft as d');

const LOOK_EVERY_MS = 10_000;
/** Number of runs after which each open draft that has moved is compared again, even if its league has not changed. */
const COMPARE_AGAIN_AFTER = 30;

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

  /** The version of the league and the number of the draft's last event when the teams last matched. */
  private readonly matched = new Map<string, { readonly version: number | null; readonly seq: number }>();
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
   * only when its league has changed since they matched. A draft that has not begun reads them when it begins.
   */
  private async matchTeams(): Promise<void> {
    const open = await this.openDrafts();
    const again = this.count++ % COMPARE_AGAIN_AFTER === 0;
    const ids = new Set(open.map(({ id }) => id));
    for (const id of this.matched.keys()) if (!ids.has(id)) this.matched.delete(id);
    const changed = open.filter(({ id, version, seq }) => {
      const known = this.matched.get(id);
      return known?.version !== version || (again && known.seq !== seq);
    });
    const teams = await this.teamsOf(changed.map(({ league_id }) => league_id));
    await this.rounds.each('draft-teams', changed, async ({ id, league_id, version, seq }) => {
      const known = new Map((await this.log.load(id)).teams.map((team) => [team.id, team]));
      for (const { team_id, name, manager } of teams.get(league_id) ?? []) {
        const team = known.get(team_id);
        if (team && (team.name !== name || team.manager !== manager)) await this.system.teamChanged(league_id, team_id);
      }
      this.matched.set(id, { version, seq });
    });
  }

  /** `version` grows with each change of the league's teams and members, because it records an event. */
  private openDrafts() {
    return this.database.db
      .selectFrom('draft as d')
      .leftJoin('stream as s', (join) =>
        join
          .onRef('s.league_id', '=', 'd.league_id')
          .on('s.id', 'in', [sql<string>`'league:' || ${d.league_id}`, sql<string>`'version:' || ${d.league_id}`]),
      )
      .select(({ fn }) => ['d.id', 'd.league_id', 'd.seq', fn.sum<number | null>('s.seq').as('version')])
      .where('d.status', 'in', ['running', 'paused'])
      .where('d.kind', '<>', 'mock')
      .groupBy(['d.league_id', 'd.id'])
      .orderBy('d.id')
      .execute();
  }

  private async teamsOf(leagueIds: readonly string[]) {
    const rows = await this.database.db
      .selectFrom('team as t')
      .leftJoin('membership as m', (join) =>
        join.onRef('m.league_id', '=', 't.league_id').onRef('m.team_id', '=', 't.id').on('m.co_manager', '=', false),
      )
      .leftJoin('app_user as u', 'u.id', 'm.user_id')
      .select(['t.league_id', 't.id as team_id', 't.name'])
      .select(({ ref }) => fullName(ref('u.first_name'), ref('u.last_name')).as('manager'))
      .where('t.league_id', '=', anyOf(leagueIds))
      .orderBy('t.id')
      .execute();
    const teams = new Map<string, typeof rows>();
    for (const row of rows) {
      const league = teams.get(row.league_id);
      if (league === undefined) teams.set(row.league_id, [row]);
      else league.push(row);
    }
    return teams;
  }
}
