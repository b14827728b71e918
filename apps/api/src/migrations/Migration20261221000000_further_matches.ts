import { Migration } from '@mikro-orm/migrations';

/** Matches of play-offs next to those for the title: for third place, and a consolation or loser's bracket. */
export class Migration20261221000000_further_matches extends Migration {
  override up(): void {
    this.addSql(`
      alter table matchup_season add column third boolean not null default false,
        add column consolation text not null default 'none';
    `);
    this.addSql('alter table matchup add column bracket text;');
    this.addSql('alter table playoff_team add column consolation boolean not null default false;');
  }

  override down(): void {
    this.addSql('delete from matchup where bracket is not null;');
    this.addSql('delete from playoff_team where consolation;');
    this.addSql('alter table playoff_team drop column consolation;');
    this.addSql('alter table matchup drop column bracket;');
    this.addSql('alter table matchup_season drop column third, drop column consolation;');
  }
}
