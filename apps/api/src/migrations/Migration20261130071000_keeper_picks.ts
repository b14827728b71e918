import { Migration } from '@mikro-orm/migrations';

/** A keeper can cost a draft pick: the pick is forfeited, and says for whom. */
export class Migration20261130071000_keeper_picks extends Migration {
  override up(): void {
    this.addSql(`
      alter table draft_pick add column keeper_id int references player;
      create index draft_pick_keeper_idx on draft_pick (keeper_id) where keeper_id is not null;
      alter table protection_round drop constraint protection_round_kind_check,
        add constraint protection_round_kind_check check (kind in ('dollars', 'number', 'round'));
    `);
  }

  override down(): void {
    this.addSql(`
      update protection_round set kind = 'number' where kind = 'round';
      alter table protection_round drop constraint protection_round_kind_check,
        add constraint protection_round_kind_check check (kind in ('dollars', 'number'));
      alter table draft_pick drop column keeper_id;
    `);
  }
}
