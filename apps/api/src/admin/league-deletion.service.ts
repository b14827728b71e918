import { Injectable } from '@nestjs/common';
import { ArchiveService } from '../archive/archive.service.js';
import { SecurityLog } from '../auth/security.service.js';
import { deleteLeague } from '../leagues/league-deletion.writer.js';
import { codeOf, Database } from '../platform/database/database.js';
import { RefusalError } from '../platform/refusal.error.js';
import { deletePastRosters } from '../teams/put-back.queries.js';
import { refusal } from './admin.refusals.js';
import type { Acting } from './admin.service.js';

/** A league of many seasons has several 100,000 rows. */
const PATIENCE = { statementMs: 300_000, lockMs: 30_000 };

export interface Deletion {
  readonly leagueId: string;
  /** The league's name as the operator typed it, so that the wrong id deletes nothing. */
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
    await this.archives.writeTo(file, leagueId).catch((error: unknown) => {
      const taken = codeOf(error) === 'EEXIST';
      throw taken ? new RefusalError(refusal('fileThere', { figures: { file }, field: '--archive' })) : error;
    });
    await this.database.limited(PATIENCE, () =>
      this.database.write(async (transaction) => {
        await this.security.writeInside(transaction.db, {
          kind: 'leagueDeleted',
          userId: null,
          actorId: by.userId,
          client: by.client,
          data: { league_id: leagueId, name },
        });
        await deleteLeague(transaction, leagueId, by.userId);
        await deletePastRosters(transaction.db, leagueId);
      }),
    );
  }
}
