import { Migration } from '@mikro-orm/migrations';
import { leagueFirst, type LeagueFirst } from './league-first.js';

const TABLES: readonly LeagueFirst[] = [
  {
    table: 'fa_pick',
    key: 'id',
    refs: [
      ['original_team_id', 'team'],
      ['owner_team_id', 'team'],
    ],
  },
  { table: 'pick_move', key: 'id' },
  { table: 'invitation', key: 'id', refs: [['team_id', 'team', 'cascade']] },
  { table: 'membership', refs: [['team_id', 'team']] },
  { table: 'move_in', key: 'id' },
  { table: 'phase_change', key: 'id' },
  { table: 'points_correction', key: 'id', refs: [['team_id', 'team', 'cascade']] },
  { table: 'protection_sheet', key: 'team_id, season', refs: [['team_id', 'team', 'cascade']] },
  { table: 'roster_past', key: 'id' },
  { table: 'rules_text', key: 'id' },
  { table: 'scoring_past', key: 'id' },
  { table: 'setting_change', key: 'id' },
  { table: 'status_override', key: 'id' },
];

/** Free-agent picks, invitations, sheets, settings and past records begin their keys with the league. */
export class Migration20270122000000_record_keys extends Migration {
  override up(): void {
    this.addSql(`
      ${leagueFirst(TABLES)}
      drop index invitation_team_key;
      create unique index invitation_team_key on invitation (league_id, team_id)
        where accepted_at is null and revoked_at is null and not co_manager;
      create index invitation_id_idx on invitation (id);
      create index fa_pick_id_idx on fa_pick (id);
      drop index membership_team_key;
      create unique index membership_team_key on membership (league_id, team_id, seat) where team_id is not null;
      create index membership_team_idx on membership (team_id) where team_id is not null;
      drop index invitation_league_fk_idx;
      drop index points_correction_league_idx;
      drop index protection_sheet_league_fk_idx;
      drop index status_override_league_fk_idx;
    `);
  }
}
