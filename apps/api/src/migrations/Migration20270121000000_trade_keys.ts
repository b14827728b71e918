import { Migration } from '@mikro-orm/migrations';
import { leagueFirst, type LeagueFirst } from './league-first.js';

const TABLES: readonly LeagueFirst[] = [
  {
    table: 'trade',
    key: 'id',
    second: true,
    refs: [
      ['proposer_team_id', 'team', 'cascade'],
      ['recipient_team_id', 'team', 'cascade'],
      ['previous_id', 'trade'],
    ],
  },
  { table: 'trade_asset', key: 'trade_id, kind, ref', again: [['trade_id', 'trade', 'cascade']] },
  { table: 'trade_vote', again: [['trade_id', 'trade', 'cascade']] },
  { table: 'trade_block', key: 'team_id', refs: [['team_id', 'team', 'cascade']] },
  {
    table: 'trade_condition',
    key: 'id',
    second: true,
    unique: [['trade_condition_trade_id_number_key', 'trade_id, number']],
    refs: [
      ['trade_id', 'trade', 'cascade'],
      ['from_team_id', 'team', 'cascade'],
      ['to_team_id', 'team', 'cascade'],
    ],
  },
  { table: 'trade_condition_vote', again: [['condition_id', 'trade_condition', 'cascade']] },
  { table: 'frozen_asset', refs: [['trade_id', 'trade', 'cascade']] },
  { table: 'retention', key: 'id', refs: [['team_id', 'team']] },
  {
    table: 'waiver',
    key: 'id',
    refs: [
      ['awarded_to', 'team'],
      ['dropped_by', 'team'],
    ],
  },
  {
    table: 'waiver_claim',
    key: 'id',
    refs: [
      ['waiver_id', 'waiver', 'cascade'],
      ['team_id', 'team', 'cascade'],
    ],
  },
];

/** Trades, conditions, waivers and retained salary begin their keys with the league. */
export class Migration20270121000000_trade_keys extends Migration {
  override up(): void {
    this.addSql(`
      ${leagueFirst(TABLES)}
      drop index waiver_claim_key;
      create unique index waiver_claim_key on waiver_claim (league_id, waiver_id, team_id) where withdrawn_at is null;
      drop index trade_block_league_idx;
      drop index waiver_league_fk_idx;
      drop index waiver_claim_league_fk_idx;
      create index trade_id_idx on trade (id);
    `);
  }
}
