import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { StatusAnswer } from '@crease/core/auth/status.answers.js';
import { SecurityLog } from '../auth/security.service.js';
import { Database, type Db } from '../platform/database/database.js';
import { oneAtATime } from '../platform/database/sql.js';
import { askToDrain, reportStates } from '../platform/health/process-drain.tables.js';
import { DRAIN_WITHIN_MS } from '../platform/health/drain.js';
import { RefusalError } from '../platform/refusal.error.js';
import type { Acting } from './admin.service.js';
import { refusal } from './admin.refusals.js';
import { StatusQueries } from './status.queries.js';

export interface DrainOptions {
  readonly as: string;
  readonly all?: boolean;
}

export interface DrainedProcess {
  readonly id: string;
  readonly host: string;
  readonly role: string;
  readonly result: DrainResult;
}

/** `working`: even after its longest time. `silent`: stopped reporting without a proper end. */
type DrainResult = 'ended' | 'working' | 'silent';

type Running = StatusAnswer['processes'][number];

const LOOK_EVERY_MS = 500;
/** Added to the longest drain time: the request must reach the process, and the process must exit after its work. */
const MARGIN_MS = 20_000;

const named = ({ id, host, role }: Running): string => `${id} (${host ?? 'unknown host'}, ${role})`;

@Injectable()
export class ProcessDrain {
  constructor(
    private readonly database: Database,
    private readonly statuses: StatusQueries,
    private readonly security: SecurityLog,
  ) {}

  /** Resolves when the processes have ended. `which`: an id, or a host for all of its processes. */
  async drain(which: string | null, all: boolean, by: Acting): Promise<readonly DrainedProcess[]> {
    const chosen = await this.database.write(async ({ db }) => {
      // Two commands at once must not each take the process that the other one leaves.
      await oneAtATime(db, 'process-drain');
      const found = await this.choose(db, which, all);
      await this.security.writeInside(db, {
        kind: 'processDrained',
        userId: null,
        actorId: by.userId,
        client: by.client,
        data: { processes: found.map(named) },
      });
      await askToDrain(
        db,
        found.map(({ id }) => id),
      );
      return found;
    });
    const results = await this.waitFor(chosen.map(({ id }) => id));
    return chosen.map(({ id, host, role }) => ({ id, host: host ?? '-', role, result: results.get(id) ?? 'ended' }));
  }

  private async choose(db: Db, which: string | null, all: boolean): Promise<readonly Running[]> {
    const { processes } = await this.statuses.status();
    const states = await reportStates(db);
    const running = processes.filter(({ id }) => states.get(id)?.reports);
    const known = running.map(named);
    if (which === null && !all && running.length > 1)
      throw new RefusalError(refusal('whichProcess', { kind: 'invalid', figures: { known }, field: '[process]' }));
    const chosen = which === null ? running : running.filter(({ id, host }) => id === which || host === which);
    if (chosen.length === 0)
      throw new RefusalError(
        refusal('noSuchProcess', { kind: 'missing', figures: { which, known }, field: '[process]' }),
      );
    if (all) return chosen;
    const active = running.filter(({ id }) => !states.get(id)?.drains);
    const isLast = (does: (one: Running) => boolean) =>
      active.some(does) && active.filter(does).every((one) => chosen.includes(one));
    if (isLast(({ role }) => role !== 'worker')) throw new RefusalError(refusal('lastProcess', { field: '[process]' }));
    if (isLast(({ role }) => role !== 'web')) throw new RefusalError(refusal('lastWorker', { field: '[process]' }));
    return chosen;
  }

  /** Waits the longest time that processes may take. Leaves out those that ended. */
  private async waitFor(ids: readonly string[]): Promise<ReadonlyMap<string, DrainResult>> {
    const until = performance.now() + DRAIN_WITHIN_MS + MARGIN_MS;
    const results = new Map<string, DrainResult>();
    for (;;) {
      const states = await reportStates(this.database.db);
      for (const id of ids) {
        const state = states.get(id);
        if (state !== undefined) results.set(id, state.reports ? 'working' : 'silent');
        // Other processes remove the report of a silent one after some minutes.
        else if (results.get(id) !== 'silent') results.delete(id);
      }
      if (![...results.values()].includes('working') || performance.now() > until) return results;
      await delay(LOOK_EVERY_MS);
    }
  }
}
