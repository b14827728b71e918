import { Migration } from '@mikro-orm/migrations';

/**
 * Drops `draft_append(p)`. Its file defines `draft_append(p_league, p)`: on a cluster a call goes to the machine of the
 * league that an argument names.
 */
export class Migration20270302000000_append_by_league extends Migration {
  override up(): void {
    this.addSql('drop function if exists draft_append(jsonb);');
  }

  override down(): void {
    // The file of an earlier release creates it again.
  }
}
