import { DEADLINE_NOTICE_MS } from '@crease/core/protection/deadline.rules.js';
import { TextField } from '../../ui/fields/Field.js';
import { Checkbox } from '../../ui/fields/Switch.js';
import * as t from './open-league.words.en.js';

/** True when a typed time is so near that the user must confirm it. */
export function isSoon(value: string, now: number): boolean {
  const at = Date.parse(value);
  return at > now && at < now + DEADLINE_NOTICE_MS;
}

/** A deadline at least an hour ahead, or confirmed. Its texts are about protection sheets by default. */
export function DeadlineField({
  label,
  value,
  confirmed,
  error,
  now,
  hint = t.deadlineHint,
  soonHint = t.sheetDeadlineSoonHint,
  autoFocus = true,
  onChange,
  onConfirm,
}: {
  label: string;
  value: string;
  confirmed: boolean;
  error?: string | null | undefined;
  now: number;
  hint?: string;
  soonHint?: string;
  autoFocus?: boolean;
  onChange: (value: string) => void;
  onConfirm: (confirmed: boolean) => void;
}) {
  return (
    <>
      <TextField
        label={label}
        type="datetime-local"
        required
        hint={hint}
        value={value}
        error={error}
        data-autofocus={autoFocus ? '' : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {isSoon(value, now) && (
        <Checkbox
          label={t.confirmDeadlineWithinHour}
          hint={soonHint}
          checked={confirmed}
          missing={!confirmed}
          onChange={onConfirm}
        />
      )}
    </>
  );
}
