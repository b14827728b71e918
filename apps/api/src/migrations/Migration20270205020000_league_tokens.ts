import { Migration } from '@mikro-orm/migrations';

/** Tokens of invitations are unique in their league. Links sent before are found by the hash alone. */
export class Migration20270205020000_league_tokens extends Migration {
  override up(): void {
    this.addSql(`
      alter table invitation
        drop constraint invitation_token_hash_key,
        add constraint invitation_token_hash_key unique (league_id, token_hash);
      create index invitation_token_hash_idx on invitation (token_hash);
    `);
  }
}
