import { Migration } from '@mikro-orm/migrations';

/** Users and leagues have a language. So far there is one. */
export class Migration20270112010000_languages extends Migration {
  override up(): void {
    this.addSql(`
      alter table app_user add column language text not null default 'en' check (language in ('en'));
      alter table league add column language text not null default 'en' check (language in ('en'));
    `);
  }

  override down(): void {
    this.addSql('alter table league drop column language; alter table app_user drop column language;');
  }
}
