import { Injectable } from '@nestjs/common';
import type { TradeStanding } from '@crease/core/trades/trade.transitions.js';
import { votesNeeded } from '@crease/core/trades/veto.rules.js';
import type { Db } from '../../platform/database/database.js';
import { TradeContextQueries } from '../trade-context.queries.js';
import { TradeQueries, standingOf, type TradeRow } from '../trade.queries.js';

/** True for a trade executed without review because a draft was running. */
export const carriedOutAtOnce = ({ state, trade_rules: rules }: Pick<TradeRow, 'state' | 'trade_rules'>): boolean =>
  state === 'executed' && rules?.at_once === true;

/** Loads the facts that decide if a trade can be stopped or reversed. */
@Injectable()
export class TradeStandings {
  constructor(
    private readonly queries: TradeQueries,
    private readonly contexts: TradeContextQueries,
  ) {}

  async of(db: Db, row: TradeRow): Promise<TradeStanding> {
    const standing = standingOf(row);
    if (!carriedOutAtOnce(row)) return standing;
    const { votes, uninvolved } = await this.queries.votes(db, row, null);
    const needed = votesNeeded({ uninvolvedManagers: uninvolved });
    return { ...standing, atOnce: { pickUsed: await this.pickUsed(db, row), votes, needed } };
  }

  private async pickUsed(db: Db, row: TradeRow): Promise<boolean> {
    const ids = row.done.flatMap((step) => (step.op === 'draft-pick' ? [step.pick_id] : []));
    const picks = await this.contexts.picks(db, row.league_id, ids);
    return ids.some((id) => picks.get(id)?.used !== false);
  }
}
