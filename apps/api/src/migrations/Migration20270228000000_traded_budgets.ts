import { Migration } from '@mikro-orm/migrations';

/** Budgets for bids in trades. */
export class Migration20270228000000_traded_budgets extends Migration {
  override up(): void {
    this.addSql(`
      alter table budget_move add column trade_id text;
      alter table budget_move add foreign key (league_id, trade_id) references trade (league_id, id) on delete cascade;
      create index budget_move_trade_id_fk_idx on budget_move (league_id, trade_id) where trade_id is not null;
    `);
  }

  override down(): void {
    this.addSql(`
      delete from budget_move where kind = 'traded';
      alter table budget_move drop column trade_id;
    `);
  }
}
