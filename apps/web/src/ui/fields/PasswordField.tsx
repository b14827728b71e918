import { useState } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { TextField, type TextFieldProps } from './Field.js';
import { cx } from '../cx.js';
import * as t from './fields.words.en.js';

export type Strength = 'weak' | 'fair' | 'strong';

const WORDS: Record<Strength, { text: string; bars: number; fill: string }> = {
  weak: { text: t.weakPassword, bars: 1, fill: 'bg-bad-fill' },
  fair: { text: t.fairPassword, bars: 2, fill: 'bg-warn-fill' },
  strong: { text: t.strongPassword, bars: 3, fill: 'bg-good-fill' },
};

/** `strength` (core's `passwordStrength`) adds a hint in three steps, as text too. */
export function PasswordField({
  strength,
  ...field
}: Omit<TextFieldProps, 'type' | 'after'> & { strength?: Strength | null }) {
  const [shown, setShown] = useState(false);
  const said = strength == null ? null : WORDS[strength];
  return (
    <div className="flex flex-col gap-1">
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        after={
          <button
            type="button"
            aria-label={shown ? t.hidePassword : t.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="flex size-9 items-center justify-center rounded-md text-ink-3 hover:text-ink"
          >
            {shown ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
          </button>
        }
      />
      {said !== null && (
        <p className="flex items-center gap-2 text-xs text-ink-2" aria-live="polite">
          <span aria-hidden="true" className="flex gap-1">
            {[1, 2, 3].map((bar) => (
              <span key={bar} className={cx('h-1 w-6 rounded-full', bar <= said.bars ? said.fill : 'bg-line')} />
            ))}
          </span>
          {said.text}
        </p>
      )}
    </div>
  );
}
