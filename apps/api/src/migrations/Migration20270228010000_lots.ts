import { Migration } from '@mikro-orm/migrations';

/** Auctions of free agents over days. */
export class Migration20270228010000_lots extends Migration {
  override up(): void {
    this.addSql(`
      alter table bid add column lead int, add column outbid_at timestamptz,
        add column nominated boolean not null default false;
      create index bid_outbid_idx on bid (outbid_at) where decided_at is null and outbid_at is not null;
    `);
  }

  override down(): void {
    this.addSql('alter table bid drop column lead, drop column outbid_at, drop column nominated;');
  }
}
