import { Migration } from '@mikro-orm/migrations';
import { leagueFirst, type LeagueFirst } from './league-first.js';

const TABLES: readonly LeagueFirst[] = [
  { table: 'draft', key: 'id', second: true },
  {
    table: 'draft_pick',
    key: 'id',
    refs: [
      ['draft_id', 'draft', 'set null'],
      ['original_team_id', 'team'],
      ['owner_team_id', 'team'],
    ],
  },
  { table: 'draft_pool', key: 'draft_id', again: [['draft_id', 'draft', 'cascade']] },
  { table: 'draft_protected', key: 'draft_id, player_id', again: [['draft_id', 'draft', 'cascade']] },
  { table: 'draft_queue', key: 'draft_id, team_id', again: [['draft_id', 'draft', 'cascade']] },
  {
    table: 'draft_reaction',
    key: 'draft_id, overall, player_id, user_id, reaction',
    again: [['draft_id', 'draft', 'cascade']],
  },
  {
    table: 'draft_selection',
    key: 'draft_id, overall',
    unique: [['draft_selection_player_key', 'draft_id, player_id']],
    again: [['draft_id', 'draft', 'cascade']],
  },
];

/** Drafts, picks, pools, queues and selections begin their keys with the league. */
export class Migration20270123000000_draft_keys extends Migration {
  override up(): void {
    this.addSql(`
      ${leagueFirst(TABLES)}
      drop function if exists draft_pick(text, int, text, text, int, text, int, text, jsonb, text[], text, text[], int,
        timestamptz, text, text, int, jsonb);
      create index draft_id_idx on draft (id);
      create index draft_pick_id_idx on draft_pick (id);
    `);
  }
}
