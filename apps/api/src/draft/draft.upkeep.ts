import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { Round } from '../platform/jobs/round.js';
import { DraftLog } from './draft.log.js';
import { DraftSystem } from './draft.system.js';
import { fullName } from '../auth/full-name.queries.js';

const LOOK_EVERY_MS = 10_000;

/**
 * Some of what belongs to a draft is done after a commit: a league leaves its setup when its first draft has begun, and a draft that is held
 * learns of a manager who came or left. Here is found what a process that died in between left undone.
 */
@Injectable()
export class DraftUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly looks = new Round('Drafts', async () => {
    await this.looks.quietly(() => this.endSetups());
    await this.looks.quietly(() => this.matchTeams());
  });

  constructor(
    private readonly database: Database,
    private readonly system: DraftSystem,
    private readonly log: DraftLog,
    private readonly rounds: LeagueRounds,
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

  /** Managers and names of the teams whose draft is held, beside what the draft knows of them. One that has not begun reads them when it begins. */
  private async matchTeams(): Promise<void> {
    const rows = await this.database.db
      .selectFrom('draft as d')
      .innerJoin('team as t', 't.league_id', 'd.league_id')
      .leftJoin('membership as m', 'm.team_id', 't.id')
      .leftJoin('app_user as u', 'u.id', 'm.user_id')
      .select(['d.id', 'd.league_id', 't.id as team_id', 't.name'])
      .select(({ ref }) => fullName(ref('u.first_name'), ref('u.last_name')).as('manager'))
      .where('d.status', 'in', ['running', 'paused'])
      .where('d.kind', '<>', 'mock')
      .execute();
    const drafts = new Map<string, typeof rows>();
    for (const row of rows) drafts.set(row.id, [...(drafts.get(row.id) ?? []), row]);
    for (const [id, teams] of drafts) {
      await this.looks.quietly(async () => {
        const known = new Map((await this.log.load(id)).teams.map((team) => [team.id, team]));
        for (const { league_id, team_id, name, manager } of teams) {
          const team = known.get(team_id);
          if (team && (team.name !== name || team.manager !== manager))
            await this.system.teamChanged(league_id, team_id);
        }
      });
    }
  }
}
