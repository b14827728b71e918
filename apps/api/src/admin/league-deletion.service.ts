import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { ArchiveService } from '../archive/archive.service.js';
import { SecurityLog } from '../auth/security.service.js';
import { deleteLeague } from '../leagues/league-deletion.writer.js';
import { lockLeague, lockTeams } from '../leagues/league-lock.tables.js';
import { codeOf, Database, type Db } from '../platform/database/database.js';
import { RefusalError } from '../platform/refusal.error.js';
import { deletePastRosters } from '../teams/put-back.queries.js';
import { refusal } from './admin.refusals.js';
import type { Acting } from './admin.service.js';

/** A league of many seasons has several 100,000 rows. */
const PATIENCE = { statementMs: 300_000, lockMs: 30_000 };
/** How often an archive is written again because something has happened in the league meanwhile. */
const MOST_TRIES = 3;

export interface Deletion {
  readonly leagueId: string;
  /** The league's name, typed by the operator: the wrong id deletes nothing. */
  readonly confirm: string | undefined;
  /** Path of the archive that is written first, from which the league can be brought back. */
  readonly file: string;
}

/** Deletes a league for the site owner, after its archive has been written. */
@Injectable()
export class LeagueDeletion {
  constructor(
    private readonly database: Database,
    private readonly archives: ArchiveService,
    private readonly security: SecurityLog,
  ) {}

  async delete({ leagueId, confirm, file }: Deletion, by: Acting): Promise<void> {
    const league = await this.database.db
      .selectFrom('league')
      .select(({ selectFrom, fn, ref }) => [
        'name',
        selectFrom('team').select(fn.countAll<number>().as('n')).where('league_id', '=', ref('league.id')).as('teams'),
      ])
      .where('id', '=', leagueId)
      .executeTakeFirst();
    if (league === undefined)
      throw new RefusalError(refusal('noSuchLeague', { kind: 'missing', figures: { leagueId }, field: '<league>' }));
    const { name, teams } = league;
    if (confirm !== name)
      throw new RefusalError(
        refusal('notConfirmed', { kind: 'invalid', figures: { name, teams: teams ?? 0 }, field: '--confirm' }),
      );
    for (let tries = 1; ; tries += 1) {
      const seen = await newestEvent(this.database.db, leagueId);
      await this.writeArchive(file, leagueId, by);
      if (await this.deleteUnchanged({ leagueId, name, seen }, by)) return;
      await rm(file);
      if (tries === MOST_TRIES) throw new RefusalError(refusal('leagueBusy', { figures: { name }, field: '<league>' }));
    }
  }

  /** Writes the archive, and brings the league back from it in a dry run, so that no file is kept that would not do. */
  private async writeArchive(file: string, leagueId: string, by: Acting): Promise<void> {
    await this.archives.writeTo(file, leagueId).catch((error: unknown) => {
      const taken = codeOf(error) === 'EEXIST';
      throw taken ? new RefusalError(refusal('fileThere', { figures: { file }, field: '--archive' })) : error;
    });
    try {
      await this.archives.bring(file, {
        userId: by.userId,
        network: null,
        dryRun: true,
        person: null,
        idempotency: null,
      });
    } catch (error) {
      await rm(file);
      throw error;
    }
  }

  /** False when something has happened since the league's event `seen`. */
  private deleteUnchanged(
    { leagueId, name, seen }: { readonly leagueId: string; readonly name: string; readonly seen: number },
    by: Acting,
  ): Promise<boolean> {
    return this.database.limited(PATIENCE, () =>
      this.database.write(async (transaction) => {
        await lockTeams(transaction.db, leagueId);
        await lockLeague(transaction.db, leagueId);
        if ((await newestEvent(transaction.db, leagueId)) !== seen) return false;
        await this.security.writeInside(transaction.db, {
          kind: 'leagueDeleted',
          userId: null,
          actorId: by.userId,
          client: by.client,
          data: { league_id: leagueId, name },
        });
        await deleteLeague(transaction, leagueId, by.userId);
        await deletePastRosters(transaction.db, leagueId);
        return true;
      }),
    );
  }
}

async function newestEvent(db: Db, leagueId: string): Promise<number> {
  const { newest } = await db
    .selectFrom('event')
    .select(({ fn }) => fn.max('id').as('newest'))
    .where('league_id', '=', leagueId)
    .executeTakeFirstOrThrow();
  return Number(newest);
}
