import { Migration } from '@mikro-orm/migrations';

/** Games of the sample next to those of the NHL, and the night of the sample that is played on request. */
export class Migration20261201050000_sample_night extends Migration {
  override up(): void {
    this.addSql(`
      alter table nhl_game add column sample boolean not null default false;

      create table sample_night (
        id boolean primary key default true check (id),
        season text not null,
        day date not null,
        begun_at timestamptz not null,
        next_at timestamptz not null,
        read_at timestamptz,
        ended_at timestamptz
      );
    `);
  }

  override down(): void {
    this.addSql(`
      drop table sample_night;
      delete from nhl_game where sample;
      alter table nhl_game drop column sample;
    `);
  }
}
