import { useId } from 'react';
import {
  categoriesOf,
  CHOOSABLE,
  MOST_CATEGORIES,
  textOfCategories,
  type CategoryKey,
  type ChoosableCategory,
  type LeagueCategory,
} from '@crease/core/players/scoring/category-set.js';
import { FieldNote } from '../../../ui/fields/Field.js';
import { SortWords, useSortable } from '../../../ui/lists/use-sortable.js';
import { cx } from '../../../ui/cx.js';
import { ChosenCategories } from './ChosenCategories.js';
import * as t from './settings.words.en.js';

interface CategoryFieldProps {
  label: string;
  hint: string;
  /** As stored: 'G, A, PIM low, HIT x0.5'. */
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

export function CategoryField({ label, hint, value, error, disabled, onChange }: CategoryFieldProps) {
  const id = useId();
  const chosen = categoriesOf(value);
  const byKey = new Map(chosen.map((one) => [one.key, one]));
  const change = (next: readonly LeagueCategory[]) => onChange(textOfCategories(next));
  const sortable = useSortable(
    chosen.map(({ key }) => key),
    (keys) => change(keys.flatMap((key) => byKey.get(key) ?? [])),
    (key) => byKey.get(key)?.title ?? '',
    disabled,
  );
  const replace = (next: LeagueCategory) => change(chosen.map((one) => (one.key === next.key ? next : one)));
  return (
    <fieldset disabled={disabled} aria-describedby={`${id}-note`} className="min-w-0 sm:col-span-2 lg:col-span-3">
      <legend className="text-sm font-medium text-ink-2">{label}</legend>
      <FieldNote id={`${id}-note`} error={error !== undefined}>
        {error ?? hint}
      </FieldNote>
      <SortWords words={sortable.words} />
      {chosen.length > 0 && (
        <ol
          ref={sortable.list}
          aria-label={t.chosenCategories}
          className="mt-1 overflow-hidden rounded-md border border-line"
        >
          {chosen.map((category) => (
            <ChosenCategories
              key={category.key}
              category={category}
              sortable={sortable}
              onChange={replace}
              onRemove={() => change(chosen.filter(({ key }) => key !== category.key))}
            />
          ))}
        </ol>
      )}
      <details className="mt-2">
        <summary className="min-h-control cursor-pointer py-2 text-sm text-accent-text">
          {t.addOrRemoveCategories}
        </summary>
        {GROUPS.map(({ title, list }) => (
          <Choice
            key={title}
            title={title}
            list={list}
            chosen={byKey}
            full={chosen.length >= MOST_CATEGORIES}
            onToggle={(category) =>
              change(
                byKey.has(category.key)
                  ? chosen.filter(({ key }) => key !== category.key)
                  : [...chosen, { ...category, halves: 2 }],
              )
            }
          />
        ))}
      </details>
    </fieldset>
  );
}

const GROUPS = [
  { title: t.skaters, list: CHOOSABLE.filter(({ under, goalies }) => under === null && !goalies) },
  { title: t.goalies, list: CHOOSABLE.filter(({ under, goalies }) => under === null && goalies) },
  { title: t.ratios, list: CHOOSABLE.filter(({ under }) => under !== null) },
] as const;

function Choice({
  title,
  list,
  chosen,
  full,
  onToggle,
}: {
  title: string;
  list: readonly ChoosableCategory[];
  chosen: ReadonlyMap<CategoryKey, LeagueCategory>;
  full: boolean;
  onToggle: (category: ChoosableCategory) => void;
}) {
  return (
    <fieldset className="mb-3">
      <legend className="mb-1.5 text-xs font-medium text-ink-3">{title}</legend>
      <div className="flex flex-wrap gap-1.5">
        {list.map((category) => {
          const isChosen = chosen.has(category.key);
          return (
            <button
              key={category.key}
              type="button"
              aria-pressed={isChosen}
              disabled={full && !isChosen}
              onClick={() => onToggle(category)}
              className={cx(
                'min-h-8 rounded-full border px-3 text-sm disabled:opacity-50 pointer-coarse:min-h-control',
                isChosen
                  ? 'border-accent bg-accent text-accent-ink'
                  : 'border-line-strong bg-surface text-ink not-disabled:hover:bg-hover',
              )}
            >
              {category.title}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
