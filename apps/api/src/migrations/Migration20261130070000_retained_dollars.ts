import { Migration } from '@mikro-orm/migrations';

/** Salary can be retained in dollars: of the cap hit on which they were agreed, which a corrected one is compared with. */
export class Migration20261130070000_retained_dollars extends Migration {
  override up(): void {
    this.addSql(`
      alter table retention
        alter column percent drop not null,
        add column dollars int check (dollars > 0),
        add column of_hit int check (of_hit > 0),
        add constraint retention_share_check check ((percent is null) = (dollars is not null) and (dollars is null) = (of_hit is null));
      alter table trade_condition add column retained_dollars int;
      -- It has two parameters more; its file defines it.
      drop function if exists retained_part(int, int, text);
    `);
  }

  override down(): void {
    this.addSql(`
      drop function if exists retained_part(int, int, int, int, text);
      alter table trade_condition drop column retained_dollars;
      delete from retention where percent is null;
      alter table retention drop constraint retention_share_check, drop column of_hit, drop column dollars, alter column percent set not null;
    `);
  }
}
