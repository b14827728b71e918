import { Migration } from '@mikro-orm/migrations';

/** Drafts and picks of mid-season drafts. */
export class Migration20261226000000_midseason_drafts extends Migration {
  override up(): void {
    this.addSql(`
      alter domain draft_type drop constraint draft_type_check;
      alter domain draft_type add constraint draft_type_check check (value in ('general', 'rookie', 'mid-season'));
      alter table draft_pick
        drop constraint draft_pick_type_check,
        add constraint draft_pick_type_check check (type in ('general', 'rookie', 'mid-season'));
      alter table brought_past
        drop constraint brought_past_pick_type_check,
        add constraint brought_past_pick_type_check check (pick_type in ('general', 'rookie', 'mid-season'));
    `);
  }

  override down(): void {
    this.addSql(`
      delete from draft where type = 'mid-season';
      delete from draft_pick where type = 'mid-season';
      update brought_past set pick_type = null where pick_type = 'mid-season';
      alter domain draft_type drop constraint draft_type_check;
      alter domain draft_type add constraint draft_type_check check (value in ('general', 'rookie'));
      alter table draft_pick
        drop constraint draft_pick_type_check,
        add constraint draft_pick_type_check check (type in ('general', 'rookie'));
      alter table brought_past
        drop constraint brought_past_pick_type_check,
        add constraint brought_past_pick_type_check check (pick_type in ('general', 'rookie'));
    `);
  }
}
