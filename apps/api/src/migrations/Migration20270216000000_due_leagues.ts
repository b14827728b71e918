import { Migration } from '@mikro-orm/migrations';

/** Sweeps of trade deadlines, line-ups, call-ups and injured reserve read the leagues that are due. */
export class Migration20270216000000_due_leagues extends Migration {
  override up(): void {
    this.addSql(`
      alter table league
        add column trade_stop_at timestamptz null,
        add column trade_stop_due timestamptz not null default '-infinity',
        add column lineups_due timestamptz not null default '-infinity';
      alter table lineup_league add column by_games boolean not null default true;
      update league l set lineups_due = 'infinity'
        where coalesce(settings ->> 'lineups', 'off') = 'off'
          and not exists (select from lineup_league m where m.league_id = l.id);
      create index league_trade_stop on league (trade_stop_at) where phase = 'in-season';
      create index league_trade_stop_due on league (trade_stop_due) where phase = 'in-season';
      create index league_lineups_due on league (lineups_due);
      create index lineup_league_next on lineup_league (coalesce(settled_to + 1, from_day)) where by_games;
      create index league_with_ir_days on league (id)
        where phase = 'in-season' and coalesce(settings ->> 'ir_return_days', '0') <> '0';
      create index league_with_call_ups on league (id)
        where phase = 'in-season' and coalesce(settings ->> 'farm_call_up_games', '0') <> '0';
    `);
  }

  override down(): void {
    this.addSql(`
      drop index league_with_call_ups;
      drop index league_with_ir_days;
      drop index lineup_league_next;
      alter table lineup_league drop column by_games;
      alter table league drop column lineups_due, drop column trade_stop_due, drop column trade_stop_at;
    `);
  }
}
