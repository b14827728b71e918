import { Migration } from '@mikro-orm/migrations';

/** Mails of invitations hold no token while they wait, nor afterwards; and what a mail says is looked at again before it leaves. */
export class Migration20261127800001_sealed_mail extends Migration {
  override up(): void {
    this.addSql(`
      -- 'invitation:<id>' or 'trade:<id>:<state>': what the mail's truth hangs on.
      alter table mail add column about text, add column withdrawn_at timestamptz;

      update mail m set about = 'invitation:' || coalesce(
          (select i.id from invitation i where i.token_hash = encode(sha256(convert_to(substring(m.body from '[?]invitation=([A-Za-z0-9_-]{43})'), 'UTF8')), 'hex')), 'gone')
        where m.kind = 'invitation';
      update mail set body = regexp_replace(body, '([?]invitation=)[A-Za-z0-9_-]{43}', '\\1{token}', 'g') where kind = 'invitation';
    `);
  }

  override down(): void {
    this.addSql('alter table mail drop column about, drop column withdrawn_at');
  }
}
