import { Migration } from '@mikro-orm/migrations';

/**
 * The deletion of a league read whole tables, once for each of its teams, trades and waivers. The upkeep of drafts read
 * every draft.
 */
export class Migration20261203200000_cascade_indexes extends Migration {
  override up(): void {
    this.addSql(`
      create index brought_past_from_team_fk_idx on brought_past (from_team_id);
      create index brought_past_pick_team_fk_idx on brought_past (pick_team_id);
      create index brought_past_team_fk_idx on brought_past (team_id);
      create index draft_pick_original_team_fk_idx on draft_pick (original_team_id);
      create index draft_queue_team_fk_idx on draft_queue (team_id);
      create index fa_pick_original_team_fk_idx on fa_pick (original_team_id);
      create index invitation_league_fk_idx on invitation (league_id);
      create index invitation_team_fk_idx on invitation (team_id);
      create index notice_league_fk_idx on notice (league_id);
      create index poll_league_fk_idx on poll (league_id);
      create index protection_sheet_league_fk_idx on protection_sheet (league_id);
      create index retention_team_fk_idx on retention (team_id);
      create index season_standing_team_fk_idx on season_standing (team_id);
      create index status_override_league_fk_idx on status_override (league_id);
      create index talk_post_author_team_fk_idx on talk_post (author_team_id);
      create index talk_thread_author_team_fk_idx on talk_thread (author_team_id);
      create index trade_previous_fk_idx on trade (previous_id);
      create index trade_recipient_team_fk_idx on trade (recipient_team_id);
      create index trade_asset_team_fk_idx on trade_asset (team_id);
      create index trade_condition_from_team_fk_idx on trade_condition (from_team_id);
      create index trade_condition_to_team_fk_idx on trade_condition (to_team_id);
      create index trade_condition_vote_team_fk_idx on trade_condition_vote (team_id);
      create index trade_vote_team_fk_idx on trade_vote (team_id);
      create index waiver_awarded_to_fk_idx on waiver (awarded_to);
      create index waiver_dropped_by_fk_idx on waiver (dropped_by);
      create index waiver_league_fk_idx on waiver (league_id);
      create index waiver_claim_league_fk_idx on waiver_claim (league_id);
      create index waiver_claim_waiver_fk_idx on waiver_claim (waiver_id);
      create index draft_held_idx on draft (id) where status in ('running', 'paused');
    `);
  }
}
