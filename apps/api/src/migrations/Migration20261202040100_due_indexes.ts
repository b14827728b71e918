import { Migration } from '@mikro-orm/migrations';

/**
 * Sweeps over all leagues read every roster and every free-agent pick: who may graduate, and which weeks have ended.
 * Deleting a player read every roster too.
 */
export class Migration20261202040100_due_indexes extends Migration {
  override up(): void {
    this.addSql(`
      create index roster_entry_rookie_idx on roster_entry (league_id) where place = 'rookie';
      create index roster_entry_player_idx on roster_entry (player_id);
      create index fa_pick_ends_idx on fa_pick (expires_at);
    `);
  }
}
