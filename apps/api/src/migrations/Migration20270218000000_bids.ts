import { Migration } from '@mikro-orm/migrations';

/** Sealed bids for free agents, and what changes the budgets from which teams pay them. */
export class Migration20270218000000_bids extends Migration {
  override up(): void {
    this.addSql(`
      create table bid (
        id text not null,
        league_id text not null references league on delete cascade,
        season text not null,
        team_id text not null,
        player_id int not null references player,
        drop_player_id int references player,
        sealed text,
        amount int,
        price int,
        run_at timestamptz not null,
        placed_at timestamptz not null default clock_timestamp(),
        placed_by text references app_user (id) on delete set null,
        decided_at timestamptz,
        outcome text,
        ending jsonb,
        primary key (league_id, id),
        foreign key (league_id, team_id) references team (league_id, id) on delete cascade
      );
      create unique index bid_open_key on bid (league_id, team_id, player_id) where decided_at is null;
      create index bid_due_idx on bid (run_at) where decided_at is null;
      create index bid_decided_idx on bid (league_id, run_at) where decided_at is not null;
      create index bid_placed_by_fk_idx on bid (placed_by) where placed_by is not null;

      create table budget_move (
        id text not null,
        league_id text not null references league on delete cascade,
        season text not null,
        team_id text not null,
        amount int not null,
        kind text not null,
        bid_id text,
        at timestamptz not null default clock_timestamp(),
        primary key (league_id, id),
        unique (league_id, bid_id),
        foreign key (league_id, team_id) references team (league_id, id) on delete cascade,
        foreign key (league_id, bid_id) references bid (league_id, id) on delete cascade
      );
      create index budget_move_season_idx on budget_move (league_id, season, team_id);
    `);
  }

  override down(): void {
    this.addSql('drop table budget_move, bid;');
  }
}
