import { Migration } from '@mikro-orm/migrations';

/** Points of a day under way change at every look: room on each page lets them change where they stand. */
export class Migration20261201020000_points_in_place extends Migration {
  override up(): void {
    this.addSql(`
      alter table team_day set (fillfactor = 60);
      alter table team_points set (fillfactor = 50);
    `);
  }

  override down(): void {
    this.addSql(`
      alter table team_day reset (fillfactor);
      alter table team_points reset (fillfactor);
    `);
  }
}
