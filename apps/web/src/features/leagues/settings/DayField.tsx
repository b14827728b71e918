import { dayOfSeason } from '@crease/core/leagues/calendar.rules.js';
import { calendarSeason } from '@crease/core/season.js';
import { TextField } from '../../../ui/fields/Field.js';

/** A day of each season ('03-07', or none). The user picks it in the present season; the year is not stored. */
export function DayField({
  value,
  onChange,
  ...field
}: {
  label: string;
  hint: string;
  disabled: boolean;
  value: string;
  error: string | undefined;
  onChange: (monthDay: string) => void;
}) {
  const shown = value === '' ? '' : dayOfSeason(value, calendarSeason(Date.now()));
  return <TextField type="date" value={shown} onChange={(event) => onChange(event.target.value.slice(5))} {...field} />;
}
