import { Migration } from '@mikro-orm/migrations';

/** What each change of phase did, so that it can be taken back; who has won each season; what the lock of protection sheets released. */
export class Migration20261127200000_phase_changes extends Migration {
  override up(): void {
    this.addSql(`
      create table phase_change (
        id text primary key,
        league_id text not null references league on delete cascade,
        from_phase text not null,
        to_phase text not null,
        season_before text not null,
        season_after text not null,
        by_user text,
        -- Everything that the change did bears an earlier time, everything that followed it a later one.
        begun_at timestamptz not null,
        at timestamptz not null default clock_timestamp(),
        -- What was ended, removed and given, so that it can be put back exactly.
        done jsonb not null,
        taken_back_at timestamptz,
        taken_back_by text
      );
      create index phase_change_league_idx on phase_change (league_id, at desc);

      -- The final table of a season, as it stood when the season ended: later corrections of games do not change who has won.
      create table season_standing (
        league_id text not null references league on delete cascade,
        season text not null,
        team_id text not null references team on delete cascade,
        rank int not null,
        points numeric not null,
        primary key (league_id, season, team_id)
      );

      -- What the last lock of the sheets did; null while they are open, and for locks before this was kept.
      alter table protection_round add column lock_done jsonb;
    `);
  }

  override down(): void {
    this.addSql(`
      alter table protection_round drop column lock_done;
      drop table season_standing, phase_change;
    `);
  }
}
