import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { StatusAnswer } from '@crease/core/auth/status.answers.js';
import { SecurityLog } from '../auth/security.service.js';
import { Database } from '../platform/database/database.js';
import { askToDrain, stillRunning } from '../platform/health/process-drain.tables.js';
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
  /** False when it still finishes work after the longest time that it may take. */
  readonly ended: boolean;
}

type Running = StatusAnswer['processes'][number];

const LOOK_EVERY_MS = 500;
/** For the request to arrive, and for the end of the process after its work. */
const MARGIN_MS = 20_000;

const named = ({ id, host, role }: Running): string => `${id} (${host ?? 'unknown host'}, ${role})`;

/** Lets running processes finish their work and end. */
@Injectable()
export class ProcessDrain {
  constructor(
    private readonly database: Database,
    private readonly statuses: StatusQueries,
    private readonly security: SecurityLog,
  ) {}

  /** Resolves when the processes have ended. `which`: an id, or a host for all of its processes. */
  async drain(which: string | null, all: boolean, by: Acting): Promise<readonly DrainedProcess[]> {
    const chosen = await this.choose(which, all);
    const ids = chosen.map(({ id }) => id);
    await this.database.write(async ({ db }) => {
      await this.security.writeInside(db, {
        kind: 'processDrained',
        userId: null,
        actorId: by.userId,
        client: by.client,
        data: { processes: chosen.map(named) },
      });
      await askToDrain(db, ids);
    });
    const left = await this.waitFor(ids);
    return chosen.map(({ id, host, role }) => ({ id, host: host ?? '-', role, ended: !left.includes(id) }));
  }

  private async choose(which: string | null, all: boolean): Promise<readonly Running[]> {
    const { processes } = await this.statuses.status();
    const alive = new Set(
      await stillRunning(
        this.database.db,
        processes.map(({ id }) => id),
      ),
    );
    const running = processes.filter(({ id }) => alive.has(id));
    const known = running.map(named);
    if (which === null && !all && running.length > 1)
      throw new RefusalError(refusal('whichProcess', { kind: 'invalid', figures: { known }, field: '[process]' }));
    const chosen = which === null ? running : running.filter(({ id, host }) => id === which || host === which);
    if (chosen.length === 0)
      throw new RefusalError(
        refusal('noSuchProcess', { kind: 'missing', figures: { which, known }, field: '[process]' }),
      );
    const serves = ({ role }: Running) => role !== 'worker';
    if (!all && chosen.some(serves) && !running.some((one) => serves(one) && !chosen.includes(one)))
      throw new RefusalError(refusal('lastProcess', { field: '[process]' }));
    return chosen;
  }

  /** The processes that have not ended after the longest time that they may take. */
  private async waitFor(ids: readonly string[]): Promise<readonly string[]> {
    const until = performance.now() + DRAIN_WITHIN_MS + MARGIN_MS;
    for (;;) {
      const left = await stillRunning(this.database.db, ids);
      if (left.length === 0 || performance.now() > until) return left;
      await delay(LOOK_EVERY_MS);
    }
  }
}
