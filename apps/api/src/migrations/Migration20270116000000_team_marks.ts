import { Migration } from '@mikro-orm/migrations';

/** Teams without a logo get the mark of their number, as new teams have (`firstMark`). */
export class Migration20270116000000_team_marks extends Migration {
  override up(): void {
    this.addSql(`
      update team set picture = 'mark:' || (number - 1) % 32 + 1 || ':' || (number - 1) % 16 + 1
      where picture is null;`);
  }

  override down(): void {
    this.addSql(`update team set picture = null where picture like 'mark:%';`);
  }
}
