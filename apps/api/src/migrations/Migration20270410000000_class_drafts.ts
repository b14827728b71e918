import { Migration } from '@mikro-orm/migrations';

const EARLIER = "'general', 'rookie', 'mid-season', 'steal', 'waiver', 'expansion'";
const TYPES = `${EARLIER}, 'class'`;

const checked = (types: string): string => `
  alter domain draft_type drop constraint draft_type_check;
  alter domain draft_type add constraint draft_type_check check (value in (${types}));
  alter table draft_pick
    drop constraint draft_pick_type_check,
    add constraint draft_pick_type_check check (type in (${types}));
  alter table brought_past
    drop constraint brought_past_pick_type_check,
    add constraint brought_past_pick_type_check check (pick_type in (${types}));
`;

/** Drafts and picks of class drafts. */
export class Migration20270410000000_class_drafts extends Migration {
  override up(): void {
    this.addSql(checked(TYPES));
  }

  override down(): void {
    this.addSql(`
      delete from draft where type = 'class';
      delete from draft_pick where type = 'class';
      update brought_past set pick_type = null where pick_type = 'class';
      ${checked(EARLIER)}
    `);
  }
}
