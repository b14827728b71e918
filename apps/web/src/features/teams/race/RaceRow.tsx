import { formatPoints } from '../../open-league/points.js';
import { cx } from '../../../ui/cx.js';
import { rankLabel } from '../standings/points.js';
import { type standAt, type RaceView } from './race.model.js';
import { counted } from './race-labels.js';
import * as t from './race.words.en.js';

/** A team of the race; `dash` is the pattern of its line, null when it is not chosen. */
export function RaceRow({
  row,
  name,
  own,
  dash,
  color,
  view,
  onToggle,
}: {
  row: ReturnType<typeof standAt>[number];
  name: string;
  own: boolean;
  dash: string | null;
  color: string;
  view: RaceView;
  onToggle: () => void;
}) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={own || dash !== null}
        disabled={own}
        onClick={onToggle}
        className={cx(
          'flex min-h-8 w-full items-center gap-2 rounded-md px-2 text-left text-sm outline-offset-[-2px] pointer-coarse:min-h-control',
          own ? 'bg-accent-soft font-semibold' : 'hover:bg-hover',
        )}
      >
        <span className="w-7 shrink-0 text-right tabular-nums">{rankLabel(row)}</span>
        <Swatch own={own} dash={dash} color={color} />
        <span className="min-w-0 flex-1 py-1 leading-tight wrap-anywhere">
          {name}
          {own && <span className="sr-only">{` ${t.yourTeam}`}</span>}
        </span>
        <span className="shrink-0 tabular-nums" title={counted(row.points)}>
          {view === 'points' || row.behind === 0 ? formatPoints(row.points) : `−${formatPoints(row.behind)}`}
        </span>
      </button>
    </li>
  );
}

function Swatch({ own, dash, color }: { own: boolean; dash: string | null; color: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 8" className="h-2 w-6 shrink-0">
      <path
        d="M0 4H24"
        stroke={color}
        strokeDasharray={dash ?? undefined}
        className={
          own
            ? 'stroke-3 forced-colors:stroke-[Highlight]'
            : dash === null
              ? 'opacity-35 forced-colors:stroke-[GrayText]'
              : 'stroke-2 forced-colors:stroke-[CanvasText]'
        }
      />
    </svg>
  );
}
