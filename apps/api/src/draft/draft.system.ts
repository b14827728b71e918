import { Injectable } from '@nestjs/common';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { decideSystem } from '@crease/core/draft/system.rules.js';
import { leaveSetup } from '../leagues/league.tables.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { toLeague } from '../platform/events/audience.js';
import { DraftLog, EMPTY_POOL } from './draft.log.js';
import { ATTEMPTS, autoWith } from './draft.parts.js';
import { DraftQueries } from './draft.queries.js';
import { DraftTurns } from './draft.turns.js';

@Injectable()
export class DraftSystem {
  constructor(
    private readonly database: Database,
    private readonly log: DraftLog,
    private readonly queries: DraftQueries,
    private readonly turns: DraftTurns,
    private readonly clock: DbClock,
  ) {}

  /** Appends what `decision` returns, deciding again when the draft has moved. */
  async execute(draftId: string, decision: (state: DraftState) => ReturnType<typeof decideSystem>): Promise<void> {
    await this.turns.take(draftId, async () => {
      let state = await this.log.load(draftId, true);
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const decided = decision(state);
        if (!decided.ok || decided.value.length === 0) return;
        const appended = await this.log.append({ state, events: decided.value, actor: null, guard: null });
        if (appended.kind !== 'moved') return;
        state = appended.state;
      }
    });
  }

  /**
   * For other features: a team's name, manager or holdings changed while a draft is open. Reads the present values, so
   * it is safe to call twice.
   */
  async teamChanged(leagueId: string, teamId: string): Promise<void> {
    const drafts = await this.database.db
      .selectFrom('draft')
      .select(['id', 'season', 'kind'])
      .where('league_id', '=', leagueId)
      .where('status', '<>', 'ended')
      .execute();
    for (const draft of drafts) {
      const team = (await this.queries.teams(leagueId, draft.season)).find((entry) => entry.id === teamId);
      if (!team) continue;
      await this.execute(draft.id, (state) => {
        const before = state.teams.find((entry) => entry.id === teamId);
        if (!before) return { ok: true, value: [] };
        const { name, picture, manager } = team;
        const auto = draft.kind === 'mock' ? before.auto : autoWith(manager, before.auto);
        if (before.name === name && before.picture === picture && before.manager === manager && before.auto === auto)
          return { ok: true, value: [] };
        const change = { name, picture, manager, ...(auto === before.auto ? {} : { auto }) };
        return decideSystem(state, { type: 'changeTeam', teamId, change }, EMPTY_POOL, this.clock.now());
      });
    }
  }

  /**
   * Ends the setup once the league's first draft has begun; safe to repeat. Other phases start only by a commissioner's
   * command.
   */
  async enterStartup(leagueId: string): Promise<void> {
    await this.database.write(async ({ db, record }) => {
      const begun = await db
        .selectFrom('draft')
        .select('id')
        .where('league_id', '=', leagueId)
        .where('kind', '<>', 'mock')
        .where('status', '<>', 'lobby')
        .limit(1)
        .executeTakeFirst();
      if (begun === undefined || !(await leaveSetup(db, leagueId))) return;
      await record(toLeague(leagueId, null, { type: 'leagueChanged' }));
    });
  }
}
