import { DEADLINE_NOTICE_MS } from '@crease/core/protection/deadline.rules.js';
import { TextField } from '../ui/Field.js';
import { Checkbox } from '../ui/Switch.js';

/** Whether a typed time is so near that it must be confirmed. */
export function isSoon(value: string, now: number): boolean {
  const at = Date.parse(value);
  return at > now && at < now + DEADLINE_NOTICE_MS;
}

/** When protection sheets are due: at least an hour ahead, or confirmed. */
export function DeadlineField({
  label,
  value,
  confirmed,
  error,
  now,
  onChange,
  onConfirm,
}: {
  label: string;
  value: string;
  confirmed: boolean;
  error?: string | null | undefined;
  now: number;
  onChange: (value: string) => void;
  onConfirm: (confirmed: boolean) => void;
}) {
  return (
    <>
      <TextField
        label={label}
        type="datetime-local"
        hint="In your own time zone. It can be moved until it has passed."
        value={value}
        error={error}
        data-autofocus=""
        onChange={(event) => onChange(event.target.value)}
      />
      {isSoon(value, now) && (
        <Checkbox
          label="Less than an hour: I mean it"
          hint="At that moment the sheets are locked, and players on none are released."
          checked={confirmed}
          onChange={onConfirm}
        />
      )}
    </>
  );
}
