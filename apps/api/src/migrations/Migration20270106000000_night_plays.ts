import { Migration } from '@mikro-orm/migrations';

/** Goals, assists and decisions of the present night, for the ticker of Tonight. */
export class Migration20270106000000_night_plays extends Migration {
  override up(): void {
    this.addSql(`
      create table night_play (
        id bigint generated always as identity primary key,
        player_id int not null references player (id) on delete cascade,
        game_id text not null,
        day date not null,
        at timestamptz not null default clock_timestamp(),
        before jsonb not null,
        after jsonb not null
      );
      create index night_play_by_player on night_play (player_id, day);
    `);
  }

  override down(): void {
    this.addSql('drop table night_play;');
  }
}
