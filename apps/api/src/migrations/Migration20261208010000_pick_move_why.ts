import { Migration } from '@mikro-orm/migrations';

/** Why a pick changed hands without a trade, as a key with figures. */
export class Migration20261208010000_pick_move_why extends Migration {
  override up(): void {
    this.addSql('alter table pick_move add column why jsonb;');
    this.addSql(`
      update pick_move set
        reason = null,
        why = jsonb_build_object('key', 'brought', 'figures', jsonb_build_object(
          'note', substring(reason from '^Brought along: (.*)[.]$')))
      where what = 'moved' and (reason = 'Brought along.' or reason like 'Brought along: %.');`);
  }

  override down(): void {
    this.addSql(`
      update pick_move set reason = 'Brought along' || coalesce(': ' || (why -> 'figures' ->> 'note'), '') || '.'
      where why ->> 'key' = 'brought';`);
    this.addSql('alter table pick_move drop column why;');
  }
}
