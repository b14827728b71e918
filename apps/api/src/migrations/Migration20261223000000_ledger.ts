import { Migration } from '@mikro-orm/migrations';

/** Entry fees and prizes of a league, as notes. */
export class Migration20261223000000_ledger extends Migration {
  override up(): void {
    this.addSql(`
      create table league_ledger (
        league_id text not null references league on delete cascade,
        id text not null,
        season text not null,
        team_id text not null references team on delete cascade,
        kind text not null,
        label text not null,
        amount int not null,
        currency text not null,
        paid boolean not null default false,
        at timestamptz not null default clock_timestamp(),
        primary key (league_id, id)
      );
    `);
    this.addSql('create index league_ledger_team on league_ledger (team_id);');
  }

  override down(): void {
    this.addSql('drop table league_ledger;');
  }
}
