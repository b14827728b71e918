import { Migration } from '@mikro-orm/migrations';

/** Why a condition ended, as a key with figures. Other sentences and commissioners' texts stay in `note`. */
export class Migration20261208020000_condition_why extends Migration {
  override up(): void {
    this.addSql('alter table trade_condition add column why jsonb;');
    this.addSql(`
      update trade_condition set note = null, why = case note
        when 'The season is over and rosters are empty.' then '{"key": "seasonOver"}'
        when 'The rosters were imported, and the player is not on the team any more.' then '{"key": "rostersImported"}'
        else jsonb_build_object('key', 'notProtected', 'figures', jsonb_build_object(
          'team', substring(note from '^(.*) has not protected the player[.]$')))
      end
      where outcome = 'void' and (note like '% has not protected the player.' or note in (
        'The season is over and rosters are empty.',
        'The rosters were imported, and the player is not on the team any more.'));`);
  }

  override down(): void {
    this.addSql(`
      update trade_condition set note = case why ->> 'key'
        when 'seasonOver' then 'The season is over and rosters are empty.'
        when 'rostersImported' then 'The rosters were imported, and the player is not on the team any more.'
        when 'notProtected' then (why -> 'figures' ->> 'team') || ' has not protected the player.'
        when 'overridden' then coalesce((why -> 'figures' ->> 'note') || ' ', '')
          || 'Rules overridden: ' || (why -> 'figures' ->> 'reason')
        else 'Decided by votes.'
      end
      where why is not null;`);
    this.addSql('alter table trade_condition drop column why;');
  }
}
