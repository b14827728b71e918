import type { TradeFinderAnswer } from '@crease/core/trades/finder/finder.answers.js';
import { POSITION_WORDS, POSITIONS, type Position } from '@crease/core/position.js';
import { capital } from '@crease/core/text.rules.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { useShort } from '../../../ui/use-short.js';
import { Panel } from '../../../ui/page/Panel.js';
import { gainText } from './finder-text.js';
import * as t from './finder.words.en.js';

const FILL: Readonly<Record<Position, string>> = { F: 'bg-pos-f', D: 'bg-pos-d', G: 'bg-pos-g' };

export const STRIP = 'grid grid-cols-3 divide-x divide-line';

/** The reader's points per roster place next to the league's median: what they need and what they can spare. */
export function Strengths({
  finder: { season, places, median },
  mine,
}: {
  finder: TradeFinderAnswer;
  mine: NonNullable<TradeFinderAnswer['mine']>;
}) {
  const short = useShort();
  return (
    <Panel
      title={t.perPlaceOf({ season })}
      untitled
      flush
      footer={short ? undefined : <p className="text-xs text-ink-3">{t.strengthsHint({ season })}</p>}
    >
      <ul className={STRIP}>
        {POSITIONS.map((position) => (
          <li key={position} className="min-w-0 px-3 py-2 tabular-nums sm:px-4">
            <span className="flex items-center gap-2">
              <PositionTag position={position} />
              <span className="min-w-0 text-sm max-sm:sr-only">
                {capital(POSITION_WORDS[position][1])}
                <span className="text-ink-2 max-lg:sr-only">{t.bestOf({ places: places[position] })}</span>
              </span>
              <span className="ml-auto">
                <Verdict mine={mine} position={position} />
              </span>
            </span>
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-lg font-bold">{gainText(mine.per_place[position])}</span>
              <span className="text-xs text-ink-2 max-sm:basis-full">
                {t.medianOf({ points: gainText(median[position]) })}
              </span>
            </span>
            <Bar own={mine.per_place[position]} median={median[position]} className={FILL[position]} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Verdict({ mine, position }: { mine: NonNullable<TradeFinderAnswer['mine']>; position: Position }) {
  if (mine.needs.includes(position)) return <Badge tone="warn">{t.isNeed}</Badge>;
  if (mine.surplus.includes(position)) return <Badge tone="good">{t.isSpare}</Badge>;
  return <span className="text-xs text-ink-3">{t.isNeither}</span>;
}

/** Decoration of the figures above it. */
function Bar({ own, median, className }: { own: number; median: number; className: string }) {
  const most = Math.max(own, median, 0) * 1.1;
  const at = (points: number) => (most === 0 ? 0 : (100 * Math.max(0, points)) / most);
  return (
    <span aria-hidden="true" className="relative mt-1 block h-2 rounded-sm bg-sunken">
      <span
        style={{ width: `${at(own)}%` }}
        className={cx('block h-full min-w-px rounded-sm forced-color-adjust-none', className)}
      />
      <span
        style={{ left: `calc(${at(median)}% - 1.5px)` }}
        className="absolute -inset-y-0.5 w-0.75 border-x border-surface bg-ink forced-colors:bg-[CanvasText]"
      />
    </span>
  );
}
