import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { MOST_WEIGHT, type CategoryKey, type LeagueCategory } from '@crease/core/players/scoring/category-set.js';
import { IconButton } from '../../../ui/Button.js';
import { Select } from '../../../ui/fields/Select.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import type { Sortable } from '../../../ui/lists/use-sortable.js';
import { cx } from '../../../ui/cx.js';
import * as t from './settings.words.en.js';

const WEIGHTS = Array.from({ length: MOST_WEIGHT * 2 }, (_, index) => index + 1).map((halves) => ({
  value: String(halves),
  label: t.timesWeight({ weight: halves / 2 }),
}));

export function ChosenCategories({
  category,
  sortable,
  onChange,
  onRemove,
}: {
  category: LeagueCategory;
  sortable: Sortable<CategoryKey>;
  onChange: (next: LeagueCategory) => void;
  onRemove: () => void;
}) {
  const { key, short, title, low, lowSettable, halves } = category;
  return (
    <li
      {...sortable.item(key)}
      className={cx(
        'flex min-h-11 flex-wrap items-center gap-x-2 border-b border-line py-1 pr-1 last:border-b-0',
        sortable.active === key ? 'bg-raised shadow-2' : 'bg-surface',
      )}
    >
      <button
        {...sortable.handle(key)}
        type="button"
        aria-label={t.moveCategory({ category: title })}
        className="flex h-11 w-8 shrink-0 cursor-grab touch-none items-center justify-center text-ink-3 outline-offset-[-2px] hover:text-ink active:cursor-grabbing"
      >
        <GripVertical size={16} aria-hidden="true" />
      </button>
      <span className="min-w-24 flex-1 text-sm">
        <strong className="font-semibold">{short}</strong>
        <span className="block text-xs text-ink-3">
          {low && !lowSettable ? t.lowIsGoodOf({ category: title }) : title}
        </span>
      </span>
      {lowSettable && (
        <Checkbox label={t.lowIsGood} checked={low} onChange={(on) => onChange({ ...category, low: on })} />
      )}
      <Select
        label={t.weightOfCategory({ category: title })}
        hideLabel
        value={String(halves)}
        options={WEIGHTS}
        onChange={(next) => onChange({ ...category, halves: Number(next) })}
        className="w-24 shrink-0"
      />
      <IconButton
        size="sm"
        label={t.removeCategory({ category: title })}
        icon={<X size={16} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
