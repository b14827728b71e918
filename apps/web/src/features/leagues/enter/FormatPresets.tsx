import { useId } from 'react';
import { FORMAT_PRESET_KEYS, type FormatPresetKey } from '@crease/core/leagues/presets/format-presets.js';
import * as t from './enter.words.en.js';

/** How the season is won, in three ready-made choices; none is chosen where the settings have another format. */
export function FormatPresets({
  value,
  onChange,
}: {
  value: FormatPresetKey | null;
  onChange: (key: FormatPresetKey) => void;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 text-sm font-medium text-ink-2">{t.howSeasonIsWon}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {FORMAT_PRESET_KEYS.map((key) => (
          <label key={key} className="relative flex cursor-pointer">
            <input
              type="radio"
              name={name}
              value={key}
              aria-describedby={`${name}-${key}`}
              aria-label={t.formatPresets[key].label}
              checked={value === key}
              onChange={() => onChange(key)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-md"
            />
            <span className="flex-1 rounded-md border border-line-strong bg-surface px-3 py-2 peer-checked:border-accent peer-checked:bg-accent-soft peer-hover:border-ink-3">
              <span className="block text-sm font-semibold">{t.formatPresets[key].label}</span>
              <span id={`${name}-${key}`} className="block text-xs text-ink-2">
                {t.formatPresets[key].about}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
