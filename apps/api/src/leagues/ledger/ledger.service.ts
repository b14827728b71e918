import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import type { LedgerAnswer } from '@crease/core/leagues/ledger/ledger.answers.js';
import { LEDGER_LIMITS, type LedgerLinesBody } from '@crease/core/leagues/ledger/ledger.schema.js';
import type { LEDGER_LINES } from '@crease/core/leagues/ledger/ledger.words.js';
import type { Said } from '@crease/core/words.js';
import { Database, type Idempotency, type Transaction } from '../../platform/database/database.js';
import { asRows } from '../../platform/database/sql.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import { requireCommissioner, type Member } from '../../platform/http/member.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { lockLeague } from '../league-lock.tables.js';
import { refusal } from '../leagues.refusals.js';

const COLUMNS = ['id', 'season', 'team_id', 'kind', 'label', 'amount', 'currency', 'paid'] as const;
const NOTED = ['league_id', 'id', 'season', 'team_id', 'kind', 'label', 'amount', 'currency'] as const;
type Done = { success: true };

@Injectable()
export class LedgerService {
  constructor(private readonly database: Database) {}

  async lines({ leagueId }: Member): Promise<LedgerAnswer> {
    const lines = await this.database.db
      .selectFrom('league_ledger')
      .select(COLUMNS)
      .where('league_id', '=', leagueId)
      .orderBy('season', 'desc')
      .orderBy('at')
      .orderBy('id')
      .execute();
    return { lines };
  }

  async addNote(
    member: Member,
    { team_ids, ...line }: LedgerLinesBody,
    idempotency: Idempotency | null,
  ): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.ledger'));
    return this.database.write(async (transaction) => {
      const { db } = transaction;
      const { leagueId } = member;
      await lockLeague(db, leagueId);
      const teams = await db
        .selectFrom('team')
        .select(['id', 'name'])
        .where('league_id', '=', leagueId)
        .orderBy('number')
        .execute();
      const chosen = teams.filter(({ id }) => team_ids.includes(id));
      if (chosen.length < new Set(team_ids).size) throw notFound('team');
      const { lines } = await db
        .selectFrom('league_ledger')
        .select(({ fn }) => fn.countAll<number>().as('lines'))
        .where('league_id', '=', leagueId)
        .executeTakeFirstOrThrow();
      if (Number(lines) + chosen.length > LEDGER_LIMITS.lines) {
        const figures = { lines: Number(lines), more: chosen.length, most: LEDGER_LIMITS.lines };
        throw new RefusalError(
          refusal('ledgerFull', { figures, figure: figures.lines, limit: figures.most, field: 'team_ids' }),
        );
      }
      const rows = chosen.map(({ id }) => ({ ...line, league_id: leagueId, id: newId(randomBytes), team_id: id }));
      await db
        .insertInto('league_ledger')
        .columns(NOTED)
        .expression(db.selectFrom(asRows('league_ledger', rows, 'given')).select(NOTED))
        .execute();
      const names = chosen.map(({ name }) => name);
      const says = {
        key: 'ledger.noted' as const,
        figures: { ...line, teams: names, all: names.length === teams.length },
      };
      await this.tell(
        transaction,
        member,
        says,
        chosen.map(({ id }) => id),
      );
      return { success: true as const };
    }, idempotency);
  }

  async settle(member: Member, lineId: string, paid: boolean, idempotency: Idempotency | null): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.ledger'));
    return this.database.write(async (transaction) => {
      await lockLeague(transaction.db, member.leagueId);
      const { team_id, paid: before, ...figures } = await lineOf(transaction, member, lineId);
      if (before === paid) return { success: true as const };
      await transaction.db
        .updateTable('league_ledger')
        .set({ paid })
        .where('league_id', '=', member.leagueId)
        .where('id', '=', lineId)
        .execute();
      await this.tell(transaction, member, { key: 'ledger.settled', figures: { ...figures, paid } }, [team_id]);
      return { success: true as const };
    }, idempotency);
  }

  async remove(member: Member, lineId: string, idempotency: Idempotency | null): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.ledger'));
    return this.database.write(async (transaction) => {
      await lockLeague(transaction.db, member.leagueId);
      const { team_id, paid: _, ...figures } = await lineOf(transaction, member, lineId);
      await transaction.db
        .deleteFrom('league_ledger')
        .where('league_id', '=', member.leagueId)
        .where('id', '=', lineId)
        .execute();
      await this.tell(transaction, member, { key: 'ledger.removed', figures }, [team_id]);
      return { success: true as const };
    }, idempotency);
  }

  private async tell(
    { record }: Transaction,
    { leagueId, userId }: Member,
    says: Said<typeof LEDGER_LINES>,
    teamIds: readonly string[],
  ): Promise<void> {
    await record(leagueLine({ leagueId, actor: userId, says, teamIds, data: { kind: 'ledger' } }));
    await record(toLeague(leagueId, null, { type: 'leagueChanged' }));
  }
}

async function lineOf({ db }: Transaction, { leagueId }: Member, lineId: string) {
  const line = await db
    .selectFrom('league_ledger as n')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'n.league_id').onRef('t.id', '=', 'n.team_id'))
    .select(['n.team_id', 'n.paid', 'n.kind', 'n.label', 'n.amount', 'n.currency', 'n.season', 't.name as team'])
    .where('n.league_id', '=', leagueId)
    .where('n.id', '=', lineId)
    .executeTakeFirst();
  if (line === undefined) throw notFound('ledgerLine');
  return line;
}
