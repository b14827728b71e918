import type { TradeListEntry } from '@crease/core/trades/trade.schema.js';
import type { CsvTable } from '../../platform/files/csv.js';

export const tradesTable = (trades: readonly TradeListEntry[]): CsvTable => ({
  head: [
    'trade_id',
    'season',
    'state',
    'offered_by',
    'offered_to',
    'gives',
    'gets',
    'proposed_at',
    'ended_at',
    'reason',
  ],
  rows: trades.map((trade) => [
    trade.trade_id,
    trade.season,
    trade.state,
    trade.requested_by_name,
    trade.sent_to_name,
    wordsOf(trade.sides[0]),
    wordsOf(trade.sides[1]),
    trade.proposed_at,
    trade.ended_at,
    trade.reason,
  ]),
});

const wordsOf = ({ assets, moves }: TradeListEntry['sides'][number]): string => [...assets, ...moves].join('; ');
