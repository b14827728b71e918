import { TextField } from './Field.js';
import * as t from './fields.words.en.js';

/** In characters; the server has the same minimum. */
const SHORTEST = 3;
const LONGEST = 300;

export const isReason = (text: string) => text.trim().length >= SHORTEST;

interface ReasonFieldProps {
  label?: string;
  hint?: string;
  value: string;
  onChange: (text: string) => void;
  error?: string | null;
  autoFocus?: boolean;
  optional?: boolean;
}

export function ReasonField({
  label = t.reason,
  hint = t.reasonHint,
  value,
  onChange,
  error,
  autoFocus = false,
  optional = false,
}: ReasonFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      value={value}
      maxLength={LONGEST}
      error={error}
      required={!optional}
      data-missing={optional || isReason(value) ? undefined : ''}
      data-autofocus={autoFocus ? '' : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
