import { locale } from '@crease/core/locale.js';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { formatMoney } from '@crease/core/money.js';
import { Field } from './Field.js';
import { cx } from '../cx.js';
import * as t from './fields.words.en.js';
import { StepButton } from './StepButton.js';

export interface StepperProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  step?: number;
  min?: number;
  max?: number;
  format?: 'number' | 'money' | 'percent';
  hint?: ReactNode;
  error?: string | null;
  disabled?: boolean;
  className?: string;
}

const say = (value: number, format: StepperProps['format']) =>
  format === 'money' ? formatMoney(value) : format === 'percent' ? locale.percent(value) : locale.number(value);

/** Parses a whole number in the reader's language; null without one. Accepts "88m" and "500k". */
export function readNumber(text: string): number | null {
  const match = /^\$?([\d.,]+)([km])?\$?%?$/i.exec(text.replace(/\s/g, ''));
  if (match === null) return null;
  const hasDecimals = locale.number(1.5).includes(',') && /^\d*,\d*$/.test(match[1]!);
  const figure = Number(hasDecimals ? match[1]!.replace(',', '.') : match[1]!.replaceAll(',', ''));
  const unit = match[2]?.toLowerCase();
  return /\d/.test(text) && Number.isFinite(figure)
    ? Math.round(figure * (unit === 'm' ? 1_000_000 : unit === 'k' ? 1_000 : 1))
    : null;
}

type Steps = Pick<StepperProps, 'value' | 'onChange' | 'format'> & Required<Pick<StepperProps, 'step' | 'min' | 'max'>>;

/** The number of a stepper: typed text until the field is left, and steps from the newest value. */
function useSteps({ value, onChange, step, min, max, format }: Steps) {
  const [draft, setDraft] = useState<string | null>(null);
  const clamp = (wanted: number) => Math.min(max, Math.max(min, wanted));
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  });
  const set = (wanted: number) => {
    const next = clamp(wanted);
    setDraft(null);
    if (next === current.current) return;
    current.current = next;
    onChange(next);
  };

  return {
    text: draft ?? say(value, format),
    by: (amount: number) => set(current.current + amount),
    type(text: string) {
      setDraft(text);
      const typed = readNumber(text);
      if (typed === null || clamp(typed) === current.current) return;
      current.current = clamp(typed);
      onChange(current.current);
    },
    leave: () => setDraft(null),
    pressKey(event: KeyboardEvent) {
      const moves: Record<string, number | undefined> = {
        ArrowUp: current.current + step,
        ArrowDown: current.current - step,
        PageUp: current.current + step * 10,
        PageDown: current.current - step * 10,
        Home: draft === null ? min : undefined,
        End: draft === null && max !== Number.MAX_SAFE_INTEGER ? max : undefined,
      };
      const next = moves[event.key];
      if (next === undefined) return;
      event.preventDefault();
      set(next);
    },
  };
}

/**
 * A spin button: arrows step, Page Up / Down step tenfold, Home and End go to the limits. Never below `min` (0).
 * Holding a button repeats.
 */
export function Stepper({
  label,
  value,
  onChange,
  step = 1,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  format = 'number',
  hint,
  error,
  disabled = false,
  className,
}: StepperProps) {
  const { text, by, type, pressKey, leave } = useSteps({ value, onChange, step, min, max, format });
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span
          className={cx(
            'flex h-control items-stretch overflow-hidden rounded-md border focus-within:border-accent focus-within:outline-2 focus-within:outline-ring',
            control['aria-invalid'] ? 'border-bad-fill bg-bad-soft' : 'border-line-strong bg-surface',
            disabled && 'opacity-50',
          )}
        >
          <StepButton
            label={t.lessOf({ label })}
            icon={<Minus size={16} aria-hidden="true" />}
            disabled={disabled || value <= min}
            onStep={() => by(-step)}
          />
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
            aria-valuetext={say(value, format)}
            disabled={disabled}
            value={text}
            onFocus={(event) => event.target.select()}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onKeyDown={pressKey}
            className="w-full min-w-0 flex-1 bg-transparent px-1 text-center text-sm font-medium tabular-nums text-ink outline-none pointer-coarse:text-md"
          />
          <StepButton
            label={t.moreOf({ label })}
            icon={<Plus size={16} aria-hidden="true" />}
            disabled={disabled || value >= max}
            onStep={() => by(step)}
          />
        </span>
      )}
    </Field>
  );
}
