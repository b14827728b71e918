import { Migration } from '@mikro-orm/migrations';

const KEY = "'club-reserve'";
const SENTENCE = "'On their club''s injured reserve'";

/** Stores the note of a status from a players file as a key, so that each reader gets it in their language. */
export class Migration20270419050000_status_note_key extends Migration {
  override up(): void {
    this.addSql(`update player set status_note = ${KEY} where status_note = ${SENTENCE}`);
  }

  override down(): void {
    this.addSql(`update player set status_note = ${SENTENCE} where status_note = ${KEY}`);
  }
}
