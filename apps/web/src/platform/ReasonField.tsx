import { TextField } from '../ui/Field.js';

/** In characters, as the server asks for. */
const SHORTEST = 3;
const LONGEST = 300;

/** Whether enough is said to be a reason. */
export const isReason = (text: string) => text.trim().length >= SHORTEST;

interface ReasonFieldProps {
  label?: string;
  /** Who can read it. */
  hint?: string;
  value: string;
  onChange: (text: string) => void;
  error?: string | null;
  autoFocus?: boolean;
}

/** The reason for something that needs one, such as an override. */
export function ReasonField({
  label = 'Reason',
  hint = 'Everybody can read it in the activity log.',
  value,
  onChange,
  error,
  autoFocus = false,
}: ReasonFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      value={value}
      maxLength={LONGEST}
      error={error}
      data-autofocus={autoFocus ? '' : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
