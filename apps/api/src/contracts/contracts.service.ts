import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { ContractsAnswer } from '@crease/core/contracts/contract.answers.js';
import { contractProblem, hasOwnSalaries, minimumOf } from '@crease/core/contracts/contract.rules.js';
import type { contractSchema } from '@crease/core/contracts/contract.schema.js';
import type { CONTRACT_LINES } from '@crease/core/contracts/contract.words.js';
import { refusal as ruleRefusal } from '@crease/core/contracts/contracts.refusals.js';
import { signFor, signingRules } from '@crease/core/contracts/signing.rules.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Said } from '@crease/core/words.js';
import { Database, type Db, type Idempotency, type Transaction } from '../platform/database/database.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { notFound, RefusalError } from '../platform/refusal.error.js';
import { lockLeague, lockTeams } from '../leagues/league-lock.tables.js';
import { contractLines, costLines } from './contracts.queries.js';
import { refusal } from './contracts.refusals.js';
import { removeContract, setContracts, settleContract } from './contracts.tables.js';

type Done = { success: true };

@Injectable()
export class ContractsService {
  constructor(private readonly database: Database) {}

  async list({ leagueId }: Member): Promise<ContractsAnswer> {
    const { db } = this.database;
    const league = await db
      .selectFrom('league')
      .select(['current_season', 'settings'])
      .where('id', '=', leagueId)
      .executeTakeFirst();
    if (league === undefined) throw notFound('league');
    const { settings, current_season: season } = league;
    const own = hasOwnSalaries(settings);
    const rows = own ? await costLines(db, leagueId, season).execute() : [];
    return {
      season,
      own,
      minimum: minimumOf(settings),
      step: settings.salary_step ?? 1,
      signing: signingOf(settings),
      players: rows.map(({ salary, first_season, last_season, kind, source, sign_until, ...player }) => ({
        ...player,
        contract:
          salary === null || first_season === null || last_season === null || kind === null || source === null
            ? null
            : { salary, first_season, last_season, kind, source, sign_until: sign_until?.toISOString() ?? null },
      })),
    };
  }

  async set(
    member: Member,
    playerId: number,
    body: z.output<typeof contractSchema>,
    idempotency: Idempotency | null,
  ): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.contracts'));
    return this.database.write(async (transaction) => {
      const { db } = transaction;
      const { league, line } = await this.held(db, member, playerId);
      const terms = {
        salary: body.salary,
        firstSeason: body.first_season ?? line.first_season ?? league.current_season,
        lastSeason: body.last_season,
        kind: body.kind,
      };
      const problem = contractProblem(terms, { season: league.current_season, settings: league.settings });
      if (problem) throw new RefusalError(problem);
      await setContracts(db, league.id, [
        {
          player_id: playerId,
          salary: terms.salary,
          first_season: terms.firstSeason,
          last_season: terms.lastSeason,
          kind: terms.kind,
          source: 'commissioner',
        },
      ]);
      const figures = {
        name: line.name,
        team: line.team_name,
        salary: terms.salary,
        first: terms.firstSeason,
        last: terms.lastSeason,
        kind: terms.kind,
        before: termsOf(line),
      };
      await this.tell(transaction, member, { key: 'contract.set', figures }, line.team_id);
      return { success: true as const };
    }, idempotency);
  }

  async sign(member: Member, playerId: number, years: number, idempotency: Idempotency | null): Promise<Done> {
    return this.database.write(async (transaction) => {
      const { db } = transaction;
      const { league, line } = await this.held(db, member, playerId);
      if (line.team_id !== member.teamId) throw new RefusalError(refusal('forbidden.sign', { kind: 'forbidden' }));
      const rules = signingRules(league.settings);
      if (rules === null) throw new RefusalError(ruleRefusal('signingOff'));
      const terms = termsOf(line);
      if (terms === null) throw notFound('contract');
      const others = await contractLines(db, league.id)
        .where('r.team_id', '=', line.team_id)
        .where('r.player_id', '<>', playerId)
        .execute();
      const signing = {
        player: line.name,
        team: line.team_name,
        season: league.current_season,
        lastSeason: terms.last,
        waits: line.sign_until !== null,
        others: others.flatMap(({ last_season }) => last_season ?? []),
      };
      const last = signFor(years, signing, rules);
      if (!last.ok) throw new RefusalError(last.refusal);
      await settleContract(db, league.id, playerId, last.value);
      const figures = { name: line.name, team: line.team_name, years, ...terms, last: last.value };
      await this.tell(transaction, member, { key: 'contract.signed', figures }, line.team_id);
      return { success: true as const };
    }, idempotency);
  }

  async remove(member: Member, playerId: number, idempotency: Idempotency | null): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.contracts'));
    return this.database.write(async (transaction) => {
      const { league, line } = await this.held(transaction.db, member, playerId);
      const before = termsOf(line);
      if (before === null) throw notFound('contract');
      await removeContract(transaction.db, league.id, playerId);
      const figures = { name: line.name, team: line.team_name, ...before };
      await this.tell(transaction, member, { key: 'contract.removed', figures }, line.team_id);
      return { success: true as const };
    }, idempotency);
  }

  /** The league and a player of one of its teams, under the locks that every change of cap figures takes. */
  private async held(db: Db, { leagueId }: Member, playerId: number) {
    await lockTeams(db, leagueId);
    const league = await lockLeague(db, leagueId);
    if (!hasOwnSalaries(league.settings)) throw new RefusalError(ruleRefusal('contractsOff'));
    const line = await contractLines(db, leagueId).where('r.player_id', '=', playerId).executeTakeFirst();
    if (line === undefined) throw notFound('heldPlayer');
    return { league, line };
  }

  private async tell(
    { record }: Transaction,
    { leagueId, userId }: Member,
    says: Said<typeof CONTRACT_LINES>,
    teamId: string,
  ): Promise<void> {
    await record(leagueLine({ leagueId, actor: userId, says, teamIds: [teamId], data: { kind: 'contract' } }));
    await record(toLeague(leagueId, null, { type: 'leagueChanged' }));
  }
}

function termsOf({
  salary,
  first_season: first,
  last_season: last,
  kind,
}: Awaited<ReturnType<ReturnType<typeof contractLines>['execute']>>[number]) {
  return salary === null || first === null || last === null || kind === null ? null : { salary, first, last, kind };
}

function signingOf(settings: LeagueSettings): ContractsAnswer['signing'] {
  const rules = signingRules(settings);
  if (rules === null) return null;
  const { least, most, years, slots } = rules;
  return { least, most, years, slots };
}
