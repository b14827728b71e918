import { Migration } from '@mikro-orm/migrations';

/** Who gave which pick to whom: written by the table itself, whoever changes an owner. */
export class Migration20261121020000_pick_history extends Migration {
  override up(): void {
    this.addSql(`
      create table pick_move (
        id bigint generated always as identity primary key,
        pick_id text not null,
        from_team_id text not null,
        to_team_id text not null,
        at timestamptz not null default clock_timestamp(),
        -- Penalties stand here too; then the pick stays where it is.
        what text not null default 'moved' check (what in ('moved', 'forfeited', 'given-back')),
        reason text
      );
      create index pick_move_pick_idx on pick_move (pick_id, id);

      create function keep_pick_moves() returns trigger language plpgsql as $$
      begin
        insert into pick_move (pick_id, from_team_id, to_team_id) values (new.id, old.owner_team_id, new.owner_team_id);
        return null;
      end $$;
      create trigger draft_pick_moves after update of owner_team_id on draft_pick for each row when (old.owner_team_id <> new.owner_team_id) execute function keep_pick_moves();
      create trigger fa_pick_moves after update of owner_team_id on fa_pick for each row when (old.owner_team_id <> new.owner_team_id) execute function keep_pick_moves();

      -- Picks that were traded before this was kept.
      insert into pick_move (pick_id, from_team_id, to_team_id) select id, original_team_id, owner_team_id from draft_pick where owner_team_id <> original_team_id;
      insert into pick_move (pick_id, from_team_id, to_team_id) select id, original_team_id, owner_team_id from fa_pick where owner_team_id <> original_team_id;
    `);
  }

  override down(): void {
    this.addSql(`
      drop trigger fa_pick_moves on fa_pick;
      drop trigger draft_pick_moves on draft_pick;
      drop function keep_pick_moves();
      drop table pick_move;
    `);
  }
}
