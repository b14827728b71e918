import type { UpdateObject } from 'kysely';
import type { ConditionOutcome } from '@crease/core/trades/conditions/condition.rules.js';
import type { ConditionEvidence } from '@crease/core/trades/conditions/proposal.words.js';
import { refsOf, type AssetRef, type TradeTerms } from '@crease/core/trades/trade.model.js';
import type { Db, Tables } from '../platform/database/database.js';
import { clockNow, json } from '../platform/database/sql.js';
import { RefusalError } from '../platform/refusal.error.js';
import { refusal } from './trades.refusals.js';

/** Changes a trade and raises its version, so that earlier views of it are out of date. */
export async function changeTrade(
  db: Db,
  { league_id: leagueId, id }: { readonly league_id: string; readonly id: string },
  change: UpdateObject<Tables, 'trade'>,
): Promise<void> {
  await db
    .updateTable('trade')
    .set(change)
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('league_id', '=', leagueId)
    .where('id', '=', id)
    .execute();
}

/** Stores a trade's assets, for finding other offers of them. */
export async function writeAssets(db: Db, leagueId: string, tradeId: string, terms: TradeTerms): Promise<void> {
  const assets = terms.sides.flatMap((side) =>
    refsOf(side).map((asset) => ({ league_id: leagueId, trade_id: tradeId, ...asset, team_id: side.team_id })),
  );
  if (assets.length > 0) await db.insertInto('trade_asset').values(assets).execute();
}

/** Holds assets for a trade. The database refuses a second hold of an asset. */
export async function freeze(
  db: Db,
  leagueId: string,
  tradeId: string,
  refs: readonly AssetRef[],
  conditionId: string | null,
): Promise<void> {
  // One by one in sorted order, so that two trades cannot deadlock.
  const unique = [...new Map(refs.map((entry) => [`${entry.kind}:${entry.ref}`, entry])).values()].sort((a, b) =>
    `${a.kind}${a.ref}` < `${b.kind}${b.ref}` ? -1 : 1,
  );
  for (const { kind, ref } of unique) {
    const held = await db
      .insertInto('frozen_asset')
      .values({ league_id: leagueId, kind, ref, trade_id: tradeId, condition_id: conditionId })
      .onConflict((conflict) =>
        conflict
          .columns(['league_id', 'kind', 'ref'])
          .doUpdateSet((eb) => ({ condition_id: eb.ref('excluded.condition_id') }))
          .whereRef('frozen_asset.trade_id', '=', 'excluded.trade_id')
          .where('frozen_asset.condition_id', 'is', null),
      )
      .returning('ref')
      .executeTakeFirst();
    if (held === undefined) throw new RefusalError(refusal('frozen'));
  }
}

export async function unfreeze(db: Db, leagueId: string, tradeId: string): Promise<void> {
  await db
    .deleteFrom('frozen_asset')
    .where('league_id', '=', leagueId)
    .where('trade_id', '=', tradeId)
    .where('condition_id', 'is', null)
    .execute();
}

export async function unfreezeCondition(db: Db, leagueId: string, conditionId: string): Promise<void> {
  await db
    .deleteFrom('frozen_asset')
    .where('league_id', '=', leagueId)
    .where('condition_id', '=', conditionId)
    .execute();
}

/** Stores a manager's vote against a trade, instead of any earlier one. */
export async function voteAgainst(
  db: Db,
  tradeId: string,
  by: { readonly leagueId: string; readonly teamId: string; readonly userId: string },
): Promise<void> {
  await db
    .insertInto('trade_vote')
    .values({ league_id: by.leagueId, trade_id: tradeId, team_id: by.teamId, user_id: by.userId })
    .onConflict((conflict) =>
      conflict
        .columns(['league_id', 'trade_id', 'team_id'])
        .doUpdateSet((eb) => ({ user_id: eb.ref('excluded.user_id'), at: eb.ref('excluded.at') })),
    )
    .execute();
}

export async function takeVoteBack(db: Db, leagueId: string, tradeId: string, teamId: string): Promise<void> {
  await db
    .deleteFrom('trade_vote')
    .where('league_id', '=', leagueId)
    .where('trade_id', '=', tradeId)
    .where('team_id', '=', teamId)
    .execute();
}

/** A manager's vote on a condition, which replaces an earlier one; null takes it back. */
export async function voteOnCondition(
  db: Db,
  conditionId: string,
  by: { readonly leagueId: string; readonly teamId: string; readonly userId: string },
  outcome: ConditionOutcome | null,
): Promise<void> {
  if (outcome === null) {
    await db
      .deleteFrom('trade_condition_vote')
      .where('league_id', '=', by.leagueId)
      .where('condition_id', '=', conditionId)
      .where('team_id', '=', by.teamId)
      .execute();
    return;
  }
  await db
    .insertInto('trade_condition_vote')
    .values({ league_id: by.leagueId, condition_id: conditionId, team_id: by.teamId, user_id: by.userId, outcome })
    .onConflict((conflict) =>
      conflict.columns(['league_id', 'condition_id', 'team_id']).doUpdateSet((eb) => ({
        user_id: eb.ref('excluded.user_id'),
        outcome: eb.ref('excluded.outcome'),
        at: eb.ref('excluded.at'),
      })),
    )
    .execute();
}

/**
 * Stores a condition's proposed outcome; null removes it. The evidence is a key with figures, or a person's text.
 * `userId` is null for the system.
 */
export async function writeProposal(
  db: Db,
  { league_id: leagueId, id: conditionId }: { readonly league_id: string; readonly id: string },
  said: { outcome: ConditionOutcome; evidence: ConditionEvidence | string } | null,
  userId: string | null,
): Promise<void> {
  await db
    .updateTable('trade_condition')
    .set({
      proposed_outcome: said?.outcome ?? null,
      proposed_evidence: typeof said?.evidence === 'string' ? said.evidence : null,
      proposed_why: said === null || typeof said.evidence === 'string' ? null : json(said.evidence),
      proposed_by: userId,
      proposed_at: said === null ? null : clockNow,
    })
    .where('league_id', '=', leagueId)
    .where('id', '=', conditionId)
    .execute();
}
