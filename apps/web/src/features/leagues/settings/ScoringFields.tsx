import { useId } from 'react';
import { CATEGORY_MEANINGS, CATEGORY_NAMES } from '@crease/core/players/scoring/category-names.words.js';
import { PRESET_WORDS } from '@crease/core/players/scoring/presets.words.en.js';
import { PRESET_KEYS, PRESETS, presetOf, type PresetKey } from '@crease/core/players/scoring/scoring.presets.js';
import { CATEGORIES, positionsOf, type Category } from '@crease/core/players/scoring/scoring.table.js';
import { POSITION_WORDS, type Position } from '@crease/core/position.js';
import { capital } from '@crease/core/text.rules.js';
import { controlClass } from '../../../ui/fields/Field.js';
import { Select } from '../../../ui/fields/Select.js';
import { Switch } from '../../../ui/fields/Switch.js';
import { cx } from '../../../ui/cx.js';
import {
  isWeight,
  joined,
  scoringOfTexts,
  splitsSkaters,
  textsOf,
  typed,
  WEIGHT_GROUPS,
  type WeightTexts,
} from './weights.js';
import * as t from './settings.words.en.js';

const OWN = 'own';

interface Typing {
  texts: WeightTexts;
  split: boolean;
}

/** All weights in two groups, with presets. `refused` has the server's refusals by category. */
export function ScoringFields({
  texts,
  split,
  refused,
  onChange,
}: Typing & { refused: Readonly<Record<string, string>>; onChange: (next: Typing) => void }) {
  const scoring = scoringOfTexts(texts);
  const preset = scoring === null ? null : presetOf(scoring);
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select<PresetKey | typeof OWN>
          label={t.readyMadeSet}
          hint={preset === null ? t.ownWeightsHint : PRESET_WORDS[preset].about}
          value={preset ?? OWN}
          options={[
            ...PRESET_KEYS.map((key) => ({ value: key, label: PRESET_WORDS[key].label })),
            { value: OWN, label: t.ownSet, disabled: true },
          ]}
          onChange={(key) => {
            if (key === OWN) return;
            const chosen = textsOf(PRESETS[key].scoring);
            onChange({ texts: chosen, split: splitsSkaters(chosen) });
          }}
        />
        <Switch
          label={t.defensemenCountDifferently}
          hint={t.defensemenColumnHint}
          checked={split}
          onChange={(on) => onChange({ texts: on ? texts : joined(texts), split: on })}
        />
      </div>
      {WEIGHT_GROUPS.map(({ key, title, positions }) => (
        <fieldset key={key}>
          <legend className="mb-1 text-sm font-semibold">{title}</legend>
          <WeightGrid
            positions={positions.filter((position) => position !== 'D' || split)}
            split={split}
            texts={texts}
            refused={refused}
            onType={(category, position, text) =>
              onChange({ texts: typed(texts, category, position, text, split), split })
            }
          />
        </fieldset>
      ))}
    </>
  );
}

interface GridProps {
  positions: readonly Position[];
  split: boolean;
  texts: WeightTexts;
  refused: Readonly<Record<string, string>>;
  onType: (category: Category, position: Position, text: string) => void;
}

function WeightGrid({ positions, split, texts, refused, onType }: GridProps) {
  const shown = CATEGORIES.filter((category) => positions.some((position) => positionsOf(category).includes(position)));
  return (
    <>
      {split && positions.length > 1 && (
        <p aria-hidden="true" className="flex justify-end gap-2 text-xs text-ink-3 sm:hidden">
          {positions.map((position) => (
            <span key={position} className="w-20 text-right">{`${capital(POSITION_WORDS[position][1])}`}</span>
          ))}
        </p>
      )}
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {shown.map((category) => (
          <li key={category} className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-1">
            <span className="min-w-0 text-sm" title={CATEGORY_MEANINGS[category] || undefined}>
              {capital(CATEGORY_NAMES[category])}
            </span>
            <span className="flex shrink-0 gap-2">
              {positions.map((position) => (
                <WeightInput
                  key={position}
                  label={named(category, position, split)}
                  mark={split && positions.length > 1 ? position : null}
                  text={texts[category][position] ?? ''}
                  refused={refused[`scoring.${category}`]}
                  onType={(text) => onType(category, position, text)}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A unique label: 'Goal', 'Goal of a goalie', 'Goal of a defenseman'. */
function named(category: Category, position: Position, split: boolean): string {
  const name = capital(CATEGORY_NAMES[category]);
  const plain = position === 'G' ? positionsOf(category).length === 1 : !split;
  return plain ? name : t.statOfPosition({ stat: name, position: POSITION_WORDS[position][0] });
}

interface InputProps {
  label: string;
  mark: Position | null;
  text: string;
  refused: string | undefined;
  onType: (text: string) => void;
}

function WeightInput({ label, mark, text, refused, onType }: InputProps) {
  const id = useId();
  const wrong = refused ?? (isWeight(text) ? null : t.weightMustBeNumber);
  return (
    <span className="flex w-20 flex-col">
      <span className="relative flex">
        {mark !== null && (
          <span
            aria-hidden="true"
            className="absolute top-1/2 left-2 -translate-y-1/2 text-xs text-ink-3 max-sm:hidden"
          >
            {mark}
          </span>
        )}
        <input
          aria-label={label}
          aria-invalid={wrong !== null || undefined}
          aria-describedby={wrong === null ? undefined : id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onType(event.target.value)}
          className={cx(controlClass, 'px-2 text-right tabular-nums', Number(text) === 0 && 'text-ink-3')}
        />
      </span>
      {wrong !== null && (
        <span id={id} className="mt-0.5 text-xs text-bad">
          {wrong}
        </span>
      )}
    </span>
  );
}
