import { formatMoney } from '@crease/core/money.js';
import { cx } from '../../../ui/cx.js';
import { PART_NAME, partsOf, type CapStack, type Part } from './caps.model.js';
import * as t from './caps.words.en.js';

export const PART: Readonly<Record<Part, { name: string; letter: string; fill: string }>> = {
  F: { name: PART_NAME.F, letter: 'F', fill: 'bg-pos-f text-surface' },
  D: { name: PART_NAME.D, letter: 'D', fill: 'bg-pos-d text-surface' },
  G: { name: PART_NAME.G, letter: 'G', fill: 'bg-pos-g text-surface' },
  injured: { name: PART_NAME.injured, letter: t.shortInjured, fill: 'bg-surface text-ink border border-line-strong' },
  retained: { name: PART_NAME.retained, letter: '', fill: 'bg-hatch' },
  dead: { name: PART_NAME.dead, letter: '', fill: 'bg-ink-3' },
  traded: { name: PART_NAME.traded, letter: '', fill: 'bg-surface border border-dashed border-line-strong' },
};

/** A segment with at least this share of the bar has room for its letter. */
const ROOM = 0.09;

export function CapStackBar({ stack: { segments, capAt, parts } }: { stack: CapStack }) {
  const words = partsOf(parts)
    .map(({ part, amount }) => t.partAmount({ part: PART[part].name, money: formatMoney(amount) }))
    .join(', ');
  return (
    <span className="block" title={words}>
      <span
        aria-hidden="true"
        className="relative block h-5 w-full overflow-hidden rounded-sm bg-sunken shadow-[inset_0_0_0_1px_var(--line)]"
      >
        {segments.map(({ part, from, share }) => (
          <span
            key={part}
            style={{ left: `${100 * from}%`, width: `${100 * share}%` }}
            className={cx(
              'absolute inset-y-0 flex items-center justify-center overflow-hidden text-xs leading-none font-semibold forced-color-adjust-none',
              PART[part].fill,
            )}
          >
            {share >= ROOM && PART[part].letter}
          </span>
        ))}
        <span
          style={{ left: `calc(${100 * capAt}% - 2px)` }}
          className={cx(
            'absolute inset-y-0 w-0.5',
            'forced-colors:bg-[CanvasText]',
            parts.space < 0 ? 'bg-bad-fill' : 'bg-ink',
          )}
        />
      </span>
      <span className="sr-only">{`${words}, ${t.space} `}</span>
    </span>
  );
}
