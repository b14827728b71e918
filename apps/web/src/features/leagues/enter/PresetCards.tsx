import { useId } from 'react';
import { cx } from '../../../ui/cx.js';

/** Ready-made choices as cards; none is chosen where the settings are others. */
export function PresetCards<Key extends string>({
  legend,
  words,
  keys,
  value,
  onChange,
}: {
  legend: string;
  words: Readonly<Record<Key, { readonly label: string; readonly about: string }>>;
  keys: readonly Key[];
  value: Key | null;
  onChange: (key: Key) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 text-sm font-medium text-ink-2">{legend}</legend>
      <div className={cx('grid gap-2', keys.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}>
        {keys.map((key) => (
          <label key={key} className="relative flex cursor-pointer">
            <input
              type="radio"
              name={name}
              value={key}
              aria-describedby={`${name}-${key}`}
              aria-label={words[key].label}
              checked={value === key}
              onChange={() => onChange(key)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-md"
            />
            <span className="flex-1 rounded-md border border-line-strong bg-surface px-3 py-2 peer-checked:border-accent peer-checked:bg-accent-soft peer-hover:border-ink-3">
              <span className="block text-sm font-semibold">{words[key].label}</span>
              <span id={`${name}-${key}`} className="block text-xs text-ink-2">
                {words[key].about}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
