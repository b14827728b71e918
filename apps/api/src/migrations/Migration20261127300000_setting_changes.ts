import { Migration } from '@mikro-orm/migrations';

export class Migration20261127300000_setting_changes extends Migration {
  override up(): void {
    this.addSql(`
      -- Every change of a setting: what held before and after, who made it, and whether it holds, is still to come or never came.
      create table setting_change (
        id text primary key,
        league_id text not null references league on delete cascade,
        key text not null,
        before jsonb not null,
        after jsonb not null,
        effect text not null check (effect in ('now', 'next-week', 'midnight', 'next-season')),
        state text not null check (state in ('coming', 'applied', 'taken-back', 'replaced')),
        -- What a coming one waits for.
        season text,
        due_at timestamptz,
        reason text,
        made_by text not null references app_user,
        made_at timestamptz not null default clock_timestamp(),
        held_from timestamptz
      );
      create index setting_change_league_idx on setting_change (league_id, made_at desc);
      create unique index setting_change_coming_key on setting_change (league_id, key) where state = 'coming';
      create index setting_change_due_idx on setting_change (due_at) where state = 'coming' and due_at is not null;
    `);
  }

  override down(): void {
    this.addSql('drop table setting_change;');
  }
}
