import { Migration } from '@mikro-orm/migrations';

/** A queue holds wishes: players, players under conditions, and rules that find a player. */
export class Migration20261128840000_wishes extends Migration {
  override up(): void {
    this.addSql(`
      alter table draft_queue add column wishes jsonb;
      update draft_queue set wishes = to_jsonb(player_ids);
      alter table draft_queue alter column wishes set not null, drop column player_ids;
    `);
  }

  override down(): void {
    this.addSql(`
      alter table draft_queue add column player_ids int[];
      update draft_queue set player_ids = array(
        select coalesce((wish ->> 'player_id')::int, wish::text::int)
        from jsonb_array_elements(wishes) with ordinality as of (wish, place)
        where jsonb_typeof(wish) = 'number' or wish -> 'player_id' is not null
        order by place
      );
      alter table draft_queue alter column player_ids set not null, drop column wishes;
    `);
  }
}
