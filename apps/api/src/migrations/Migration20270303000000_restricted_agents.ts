import { Migration } from '@mikro-orm/migrations';

/** Restricted free agents with the sealed offers of other teams, and free agency as a phase. */
export class Migration20270303000000_restricted_agents extends Migration {
  override up(): void {
    this.addSql(`
      alter table league drop constraint league_phase_check;
      alter table league add constraint league_phase_check check (phase in
        ('setup', 'startup-drafts', 'in-season', 'offseason', 'free-agency', 'protection', 'annual-drafts'));

      create index league_free_agency on league (id) where phase in ('offseason', 'free-agency');

      create table restricted_agent (
        league_id text not null references league on delete cascade,
        season text not null,
        player_id int not null references player,
        team_id text not null,
        salary int not null,
        opened_at timestamptz not null default clock_timestamp(),
        offers_until timestamptz not null,
        match_until timestamptz,
        offer_id text,
        decided_at timestamptz,
        outcome text,
        primary key (league_id, season, player_id),
        foreign key (league_id, team_id) references team (league_id, id) on delete cascade
      );
      create index restricted_agent_team_fk_idx on restricted_agent (league_id, team_id);
      create index restricted_agent_due_idx on restricted_agent (coalesce(match_until, offers_until))
        where decided_at is null;

      create table rfa_offer (
        id text not null,
        league_id text not null references league on delete cascade,
        season text not null,
        player_id int not null,
        team_id text not null,
        sealed text,
        salary int,
        years int,
        placed_at timestamptz not null default clock_timestamp(),
        placed_by text references app_user (id) on delete set null,
        outcome text,
        ending jsonb,
        primary key (league_id, id),
        unique (league_id, season, player_id, team_id),
        foreign key (league_id, season, player_id) references restricted_agent on update cascade on delete cascade,
        foreign key (league_id, team_id) references team (league_id, id) on delete cascade
      );
      create index rfa_offer_team_fk_idx on rfa_offer (league_id, team_id);
      create index rfa_offer_placed_by_fk_idx on rfa_offer (placed_by) where placed_by is not null;
    `);
  }

  override down(): void {
    this.addSql(`
      drop table rfa_offer, restricted_agent;
      drop index league_free_agency;
      alter table league drop constraint league_phase_check;
      alter table league add constraint league_phase_check check (phase in
        ('setup', 'startup-drafts', 'in-season', 'offseason', 'protection', 'annual-drafts'));
    `);
  }
}
