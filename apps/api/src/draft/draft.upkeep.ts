import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { Busy, RefusalError } from '../platform/http/refusal.error.js';
import { DraftLog } from './draft.log.js';
import { DraftService } from './draft.service.js';

const LOOK_EVERY_MS = 10_000;

/**
 * Some of what belongs to a draft is done after a commit: a league leaves its setup when its first draft has begun, and a draft that is held
 * learns of a manager who came or left. Here is found what a process that died in between left undone.
 */
@Injectable()
export class DraftUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Drafts');
  private timer: NodeJS.Timeout | null = null;
  private looking = false;
  private stopped = false;

  constructor(
    private readonly db: Database,
    private readonly service: DraftService,
    private readonly log: DraftLog,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.timer.unref();
    void this.look();
  }

  onModuleDestroy(): void {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
  }

  async look(): Promise<void> {
    if (this.looking || this.stopped) return;
    this.looking = true;
    try {
      await this.quietly(() => this.endSetups());
      await this.quietly(() => this.matchTeams());
    } finally {
      this.looking = false;
    }
  }

  private async endSetups(): Promise<void> {
    const leagues = await this.db.query<{ id: string }>(
      `select l.id from league l where l.phase = 'setup' and exists (select 1 from draft d where d.league_id = l.id and d.kind <> 'mock' and d.status <> 'lobby')`,
    );
    for (const { id } of leagues) await this.quietly(() => this.service.enterStartup(id));
  }

  /** Managers and names of the teams whose draft is held, beside what the draft knows of them. One that has not begun reads them when it begins. */
  private async matchTeams(): Promise<void> {
    const drafts = await this.db.query<{
      id: string;
      league: string;
      teams: { id: string; name: string; manager: string | null }[];
    }>(
      `select d.id, d.league_id as league, json_agg(json_build_object('id', t.id, 'name', t.name, 'manager', u.first_name || ' ' || u.last_name)) as teams
       from draft d
       join team t on t.league_id = d.league_id
       left join membership m on m.team_id = t.id
       left join app_user u on u.id = m.user_id
       where d.status in ('running', 'paused') and d.kind <> 'mock' group by d.id`,
    );
    for (const { id, league, teams } of drafts) {
      await this.quietly(async () => {
        const known = new Map((await this.log.load(id)).teams.map((team) => [team.id, team]));
        for (const { id: teamId, name, manager } of teams) {
          const team = known.get(teamId);
          if (team && (team.name !== name || team.manager !== manager)) await this.service.teamChanged(league, teamId);
        }
      });
    }
  }

  private async quietly(work: () => Promise<void>): Promise<void> {
    if (this.stopped) return;
    try {
      await work();
    } catch (error) {
      // Without a database there is nothing to do; the next look comes soon.
      if (!this.stopped && !(error instanceof Busy) && !(error instanceof RefusalError))
        this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
}
