import { Migration } from '@mikro-orm/migrations';
import { leagueFirst, type LeagueFirst } from './league-first.js';

const TABLES: readonly LeagueFirst[] = [
  { table: 'team', key: 'id', second: true },
  { table: 'league_webhook_try', key: 'id' },
  { table: 'matchup', refs: [['away_team_id', 'team', 'cascade'], ['home_team_id', 'team', 'cascade']] },
  { table: 'brought_past', refs: [['from_team_id', 'team', 'cascade'], ['pick_team_id', 'team', 'set null'], ['team_id', 'team', 'cascade']] },
  { table: 'playoff_team', refs: [['team_id', 'team', 'cascade']] },
  { table: 'playoff_opening', refs: [['team_id', 'team', 'cascade']] },
  { table: 'season_figures', refs: [['team_id', 'team', 'cascade']] },
  { table: 'roto_day', refs: [['team_id', 'team', 'cascade']] },
  { table: 'league_ledger', refs: [['team_id', 'team', 'cascade']] },
  { table: 'division_team', refs: [['team_id', 'team', 'cascade']] },
  { table: 'cup_team', refs: [['team_id', 'team', 'cascade']] },
  { table: 'cup_score', refs: [['team_id', 'team', 'cascade']] },
  { table: 'brought_record', refs: [['team_id', 'team', 'cascade']] },
  { table: 'season_standing', refs: [['team_id', 'team', 'cascade']] },
  { table: 'ir_return', refs: [['team_id', 'team', 'cascade']] },
  { table: 'talk_post', again: [['author_team_id', 'team', 'set null']] },
  { table: 'talk_thread', again: [['author_team_id', 'team', 'set null']] },
  { table: 'waiver', again: [['awarded_to', 'team'], ['dropped_by', 'team']] },
  { table: 'trade_condition', again: [['from_team_id', 'team', 'cascade'], ['to_team_id', 'team', 'cascade']] },
  { table: 'draft_pick', again: [['original_team_id', 'team'], ['owner_team_id', 'team']] },
  { table: 'fa_pick', again: [['original_team_id', 'team'], ['owner_team_id', 'team']] },
  { table: 'trade', again: [['proposer_team_id', 'team', 'cascade'], ['recipient_team_id', 'team', 'cascade']] },
  { table: 'team_points', again: [['team_id', 'team', 'cascade']] },
  { table: 'team_day', again: [['team_id', 'team', 'cascade']] },
  { table: 'trade_condition_vote', again: [['team_id', 'team', 'cascade']] },
  { table: 'trade_block', again: [['team_id', 'team', 'cascade']] },
  { table: 'trade_vote', again: [['team_id', 'team', 'cascade']] },
  { table: 'team_figures', again: [['team_id', 'team', 'cascade']] },
  { table: 'goalie_starts', again: [['team_id', 'team', 'cascade']] },
  { table: 'lineup_day', again: [['team_id', 'team', 'cascade']] },
  { table: 'retention', again: [['team_id', 'team']] },
  { table: 'trade_asset', again: [['team_id', 'team', 'cascade']] },
  { table: 'lineup', again: [['team_id', 'team', 'cascade']] },
  { table: 'waiver_claim', again: [['team_id', 'team', 'cascade']] },
  { table: 'draft_protected', again: [['team_id', 'team', 'cascade']] },
  { table: 'roster_entry', again: [['team_id', 'team', 'cascade']] },
  { table: 'invitation', again: [['team_id', 'team', 'cascade']] },
  { table: 'membership', again: [['team_id', 'team']] },
  { table: 'points_correction', again: [['team_id', 'team', 'cascade']] },
  { table: 'protection_sheet', again: [['team_id', 'team', 'cascade']] },
  { table: 'draft_queue', again: [['team_id', 'team', 'cascade']] },
];

/** Teams and tries of webhooks begin their keys with the league, and each reference to a team names its league. */
export class Migration20270205000000_team_keys extends Migration {
  override up(): void {
    this.addSql(`
      ${leagueFirst(TABLES)}
      create index team_id_idx on team (id);
    `);
  }
}
