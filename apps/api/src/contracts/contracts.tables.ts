import { sql, type Insertable, type RawBuilder } from 'kysely';
import { signingRules } from '@crease/core/contracts/signing.rules.js';
import type { ContractKind, ContractSource } from '@crease/core/contracts/contract.values.js';
import type { LeaguePhase, LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, asRows, clockNow, exact, insteadOf } from '../platform/database/sql.js';
import { namesIn } from '../platform/database/rows.js';
import { newSalary, slotRound } from '../players/player-cost.queries.js';
import type { Tables } from '../platform/database/table.js';

/* Contracts of leagues with their own salaries. Leagues on NHL cap hits have no rows. */

const k = namesIn('league_contract as k');
const t = namesIn('trade as t');

type Contract = Omit<Insertable<Tables['league_contract']>, 'league_id' | 'signed_at' | 'sign_until' | 'released_at'>;

const COLUMNS = ['league_id', 'player_id', 'salary', 'first_season', 'last_season', 'kind', 'source'] as const;

export async function setContracts(db: Db, leagueId: string, contracts: readonly Contract[]): Promise<void> {
  if (contracts.length === 0) return;
  const rows = contracts.map((contract) => ({ ...contract, league_id: leagueId }));
  await db
    .insertInto('league_contract')
    .columns(COLUMNS)
    .expression(db.selectFrom(asRows('league_contract', rows, 'given')).select(COLUMNS))
    .onConflict((known) =>
      known.columns(['league_id', 'player_id']).doUpdateSet({
        ...insteadOf(COLUMNS, ['league_id', 'player_id']),
        // A correction is the same contract, so its retained parts stay.
        signed_at: sql<Date>`case when ${sql.ref('league_contract.released_at')} is null
          then ${sql.ref('league_contract.signed_at')} else ${sql.ref('excluded.signed_at')} end`,
        released_at: null,
        sign_until: null,
      }),
    )
    .execute();
}

/**
 * Gives a player who was won by a bid a contract with the bid as the salary, instead of any that they have. It is for
 * the season. In free agency it has the shortest length, which the manager can extend for some days.
 */
export async function enterSalary(
  db: Db,
  league: {
    readonly id: string;
    readonly season: string;
    readonly settings: LeagueSettings;
    readonly phase: LeaguePhase;
  },
  playerId: number,
  salary: number,
): Promise<void> {
  const signing = league.phase === 'free-agency' ? signingRules(league.settings) : null;
  await setContracts(db, league.id, [
    {
      player_id: playerId,
      salary,
      first_season: league.season,
      last_season: seasonPlus(league.season, (signing?.least ?? 1) - 1),
      kind: 'standard',
      source: 'bid',
    },
  ]);
  if (signing !== null) await letSign(db, league.id, [playerId], signing.days);
}

/** Lets managers choose the last season of these contracts for some days. */
async function letSign(db: Db, leagueId: string, playerIds: readonly number[], days: number): Promise<void> {
  if (playerIds.length === 0) return;
  await db
    .updateTable('league_contract')
    .set({ sign_until: sql<Date>`${clockNow} + ${days} * interval '1 day'` })
    .where('league_id', '=', leagueId)
    .where('player_id', '=', anyOf(playerIds))
    .execute();
}

/**
 * Gives a player that a team has added a contract of the shortest length, which the manager can extend for some days. A
 * contract in force stays. Does nothing in leagues whose commissioners set the contracts. `draft_append` does the same
 * for drafted players.
 */
export async function enterContract(
  db: Db,
  league: { readonly id: string; readonly season: string; readonly settings: LeagueSettings },
  playerId: number,
): Promise<void> {
  const signing = signingRules(league.settings);
  if (signing === null) return;
  await db
    .insertInto('league_contract')
    .columns([...COLUMNS, 'sign_until'])
    .expression(
      db
        .selectFrom('league as payer')
        .select([
          'payer.id as league_id',
          sql<number>`${playerId}::int`.as('player_id'),
          newSalary(sql<number>`${playerId}::int`).as('salary'),
          sql<string>`${league.season}`.as('first_season'),
          sql<string>`${seasonPlus(league.season, signing.least - 1)}`.as('last_season'),
          sql<ContractKind>`'standard'`.as('kind'),
          sql<ContractSource>`'signing'`.as('source'),
          sql<Date>`${clockNow} + ${signing.days} * interval '1 day'`.as('sign_until'),
        ])
        .where('payer.id', '=', league.id),
    )
    .onConflict((known) =>
      known
        .columns(['league_id', 'player_id'])
        .doUpdateSet({
          ...insteadOf([...COLUMNS, 'sign_until', 'signed_at'], ['league_id', 'player_id']),
          released_at: null,
        })
        .where('league_contract.released_at', 'is not', null),
    )
    .execute();
}

/**
 * Gives players who come up from rookie banks their contracts, which begin with season `first`: entry-level contracts
 * to players of a rookie draft, contracts to sign to the others. Contracts in force stay. Call it before they come up.
 */
export async function enterProspects(
  db: Db,
  league: { readonly id: string; readonly settings: LeagueSettings },
  playerIds: readonly number[],
  first: string,
): Promise<void> {
  const signing = signingRules(league.settings);
  if (signing === null) return;
  const player = sql.ref<number>('r.player_id');
  const prospects = await db
    .selectFrom('roster_entry as r')
    .innerJoin('league as payer', 'payer.id', 'r.league_id')
    .leftJoin('league_contract as k', (on) =>
      on
        .onRef('k.league_id', '=', 'r.league_id')
        .onRef('k.player_id', '=', 'r.player_id')
        .on('k.released_at', 'is', null),
    )
    .select(['r.player_id', newSalary(player).as('salary'), slotRound(player).as('round')])
    .where('r.league_id', '=', league.id)
    .where('r.player_id', '=', anyOf(playerIds))
    .where('k.player_id', 'is', null)
    .execute();
  await setContracts(
    db,
    league.id,
    prospects.map(({ player_id, salary, round }) => ({
      player_id,
      salary,
      first_season: first,
      last_season: seasonPlus(first, (round === null ? signing.least : signing.entrySeasons) - 1),
      kind: round === null ? 'standard' : 'entry-level',
      source: round === null ? 'signing' : 'draft',
    })),
  );
  const open = prospects.filter(({ round }) => round === null).map(({ player_id }) => player_id);
  await letSign(db, league.id, open, signing.days);
}

/** Takes away the contracts that players have got since then. */
export async function removeContractsSince(
  db: Db,
  leagueId: string,
  playerIds: readonly number[],
  since: string,
): Promise<void> {
  await db
    .deleteFrom('league_contract')
    .where('league_id', '=', leagueId)
    .where('player_id', '=', anyOf(playerIds))
    .where('signed_at', '>=', sql<Date>`${since}::timestamptz`)
    .execute();
}

export async function settleContract(db: Db, leagueId: string, playerId: number, lastSeason: string): Promise<void> {
  await db
    .updateTable('league_contract')
    .set({ last_season: lastSeason, sign_until: null })
    .where('league_id', '=', leagueId)
    .where('player_id', '=', playerId)
    .execute();
}

/**
 * Gives a copied league's players their contracts, `years` seasons later. Where a manager can still choose the last
 * season, the copy gives all days for it, because its managers have yet to join.
 */
export async function copyContracts(
  db: Db,
  copy: { readonly from: string; readonly to: string; readonly years: number; readonly settings: LeagueSettings },
  playerIds: readonly number[],
): Promise<void> {
  const { from, to, years, settings } = copy;
  const contracts = await db
    .selectFrom('league_contract')
    .select(['player_id', 'salary', 'first_season', 'last_season', 'kind', 'source'])
    .select(({ eb }) => eb('sign_until', '>', clockNow).as('waits'))
    .where('league_id', '=', from)
    .where('player_id', '=', anyOf(playerIds))
    .where('released_at', 'is', null)
    .execute();
  await setContracts(
    db,
    to,
    contracts.map(({ first_season: first, last_season: last, waits: _, ...contract }) => ({
      ...contract,
      first_season: seasonPlus(first, years),
      last_season: seasonPlus(last, years),
    })),
  );
  const waiting = contracts.flatMap(({ player_id, waits }) => (waits === true ? [player_id] : []));
  const signing = signingRules(settings);
  if (signing !== null) await letSign(db, to, waiting, signing.days);
}

export async function removeContract(db: Db, leagueId: string, playerId: number): Promise<void> {
  await db.deleteFrom('league_contract').where('league_id', '=', leagueId).where('player_id', '=', playerId).execute();
}

export const storedContracts = (db: Db, leagueId: string) =>
  db
    .selectFrom('league_contract')
    .select(({ ref }) => [
      ...COLUMNS.slice(1),
      exact(ref('signed_at')).as('signed_at'),
      exact(ref('sign_until')).as('sign_until'),
      exact(ref('released_at')).as('released_at'),
    ])
    .where('league_id', '=', leagueId)
    .orderBy('player_id')
    .execute();
export type StoredContract = Awaited<ReturnType<typeof storedContracts>>[number];

export async function putBackContracts(db: Db, leagueId: string, stored: readonly StoredContract[]): Promise<void> {
  await db.deleteFrom('league_contract').where('league_id', '=', leagueId).execute();
  if (stored.length === 0) return;
  const columns = [...COLUMNS, 'signed_at', 'sign_until', 'released_at'] as const;
  const rows = stored.map((contract) => ({ ...contract, league_id: leagueId }));
  await db
    .insertInto('league_contract')
    .columns(columns)
    .expression(db.selectFrom(asRows('league_contract', rows, 'given')).select(columns))
    .execute();
}

/** Ends contracts of players who leave. While they are on waivers, a claim can take the contract. */
export async function releaseContracts(db: Db, leagueId: string, playerIds: readonly number[]): Promise<void> {
  if (playerIds.length === 0) return;
  await db
    .updateTable('league_contract')
    // Not before the transaction's waiver, which begins at its `now()`.
    .set({ released_at: clockNow })
    .where('league_id', '=', leagueId)
    .where('player_id', '=', anyOf(playerIds))
    .where('released_at', 'is', null)
    .execute();
}

/** Writes the dead cap of a contract that was released in this transaction. */
export async function writeDeadCap(
  db: Db,
  leagueId: string,
  playerId: number,
  lines: readonly { readonly team_id: string; readonly season: string; readonly amount: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  const columns = ['league_id', 'player_id', 'released_at', 'team_id', 'season', 'amount'] as const;
  await db
    .insertInto('dead_cap')
    .columns(columns)
    .expression(
      db
        .selectFrom('league_contract as k')
        .innerJoin(asRows('dead_cap', lines, 'given'), (on) => on.onTrue())
        .select(['k.league_id', 'k.player_id', 'k.released_at', 'given.team_id', 'given.season', 'given.amount'])
        .where('k.league_id', '=', leagueId)
        .where('k.player_id', '=', playerId),
    )
    .execute();
}

/** True when trade `tradeId` released contract `k`. Until it is executed, a trade holds the players of its moves. */
export const releasedByTrade = (leagueId: string, tradeId: string) =>
  sql<boolean>`exists (select 1 from ${t.table} where ${t.league_id} = ${leagueId} and ${t.id} = ${tradeId}
    and ${k.released_at} between coalesce(${t.accepted_at}, ${t.proposed_at}) and ${t.ended_at})`;

/**
 * Resumes a player's contract that is released and for which `when` is true. The dead cap of the release goes.
 * `when` may read the contract as `k`.
 */
export async function takeContract(
  db: Db,
  leagueId: string,
  playerId: number,
  when: RawBuilder<boolean>,
): Promise<void> {
  await db
    .deleteFrom('dead_cap as d')
    .using('league_contract as k')
    .where('d.league_id', '=', leagueId)
    .where('d.player_id', '=', playerId)
    .whereRef('k.league_id', '=', 'd.league_id')
    .whereRef('k.player_id', '=', 'd.player_id')
    .whereRef('k.released_at', '=', 'd.released_at')
    .where(when)
    .execute();
  await db
    .updateTable('league_contract as k')
    .set({ released_at: null })
    .where('k.league_id', '=', leagueId)
    .where('k.player_id', '=', playerId)
    .where('k.released_at', 'is not', null)
    .where(when)
    .execute();
}

/** Resumes the contracts of players whose release since then is undone. */
export async function resumeContracts(
  db: Db,
  leagueId: string,
  playerIds: readonly number[],
  since: string,
): Promise<void> {
  await db
    .updateTable('league_contract')
    .set({ released_at: null })
    .where('league_id', '=', leagueId)
    .where('player_id', '=', anyOf(playerIds))
    .where('released_at', '>=', sql<Date>`${since}::timestamptz`)
    .execute();
}
