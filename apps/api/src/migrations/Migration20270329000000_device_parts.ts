import { Migration } from '@mikro-orm/migrations';

/** Devices for notices as parts. They were English words, also for readers of another language. */
export class Migration20270329000000_device_parts extends Migration {
  override up(): void {
    this.addSql(`
      alter table push_subscription alter column device type jsonb using jsonb_build_object(
        'browser', nullif(nullif(nullif(trim(split_part(device, ' on ', 1)), 'A browser'), 'Unknown device'), ''),
        'system', nullif(trim(split_part(device, ' on ', 2)), ''))`);
  }

  override down(): void {
    this.addSql(`
      alter table push_subscription alter column device type text using case
        when device ->> 'system' is null then coalesce(device ->> 'browser', 'Unknown device')
        else coalesce(device ->> 'browser', 'A browser') || ' on ' || (device ->> 'system') end`);
  }
}
