import { Migration } from '@mikro-orm/migrations';

/** Open drafts read their picks again and again; without the index each look reads the picks of all leagues. */
export class Migration20261202040000_pick_draft extends Migration {
  override up(): void {
    this.addSql(`create index draft_pick_draft_idx on draft_pick (draft_id) where draft_id is not null;`);
  }
}
