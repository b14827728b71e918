import { Migration } from '@mikro-orm/migrations';

/** Goalie starts that count in a matchup period, and settings that change with one. Periods of before have no limit. */
export class Migration20270107000000_goalie_starts extends Migration {
  override up(): void {
    this.addSql(`
      alter table matchup_period add column goalie_starts int;
      create index matchup_period_goalies on matchup_period (league_id, starts_on) where goalie_starts is not null;
    `);
    this.addSql(`
      create table goalie_starts (
        team_id text not null references team on delete cascade,
        season text not null,
        day date not null,
        starts int not null,
        primary key (team_id, day)
      );
    `);
    this.addSql(`
      alter table setting_change drop constraint setting_change_effect_check,
        add constraint setting_change_effect_check
          check (effect in ('now', 'next-week', 'midnight', 'next-period', 'next-season'));
    `);
  }

  override down(): void {
    this.addSql('drop table goalie_starts;');
    this.addSql('alter table matchup_period drop column goalie_starts;');
    this.addSql(`
      update setting_change set effect = 'now' where effect = 'next-period';
      alter table setting_change drop constraint setting_change_effect_check,
        add constraint setting_change_effect_check
          check (effect in ('now', 'next-week', 'midnight', 'next-season'));
    `);
  }
}
