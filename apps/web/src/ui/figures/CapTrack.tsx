import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { capLevel, type CapLevel, type Dollars } from '@crease/core/money.js';
import { cx } from '../cx.js';
import * as t from './figures.words.en.js';

export interface CapFigures {
  /** Σ charge of the active players. */
  totalCap: Dollars;
  /** Salary retained for players traded away; null when `totalCap` already includes it. */
  salaryRetained: Dollars | null;
  /** The estimated part of `totalCap`: players whose contract has ended. */
  estimated?: Dollars;
}

export const usedOf = ({ totalCap, salaryRetained }: CapFigures): Dollars => totalCap + (salaryRetained ?? 0);

export const LEVEL: Record<CapLevel, { word: string; text: string; fill: string; soft: string; Icon: typeof Check }> = {
  room: { word: t.room, text: 'text-good', fill: 'bg-good-fill', soft: 'bg-good-soft', Icon: Check },
  tight: { word: t.tight, text: 'text-warn', fill: 'bg-warn-fill', soft: 'bg-warn-soft', Icon: TriangleAlert },
  over: { word: t.over, text: 'text-bad', fill: 'bg-bad-fill', soft: 'bg-bad-soft', Icon: CircleAlert },
};

interface TrackProps extends CapFigures {
  cap: Dollars;
  after?: CapFigures | null;
  thick: boolean;
}

export function Track({ cap, totalCap, salaryRetained: kept, after, thick }: TrackProps) {
  const salaryRetained = kept ?? 0;
  const used = totalCap + salaryRetained;
  const then = after == null ? used : usedOf(after);
  const scale = Math.max(cap, used, then, 1);
  const at = (amount: number) => `${(Math.max(0, amount) / scale) * 100}%`;
  const level = LEVEL[capLevel(cap - then, cap)];
  const low = Math.min(used, then);
  const grows = then > used;
  const overCap = Math.max(used, then) > cap;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative block w-full overflow-hidden rounded-sm bg-sunken shadow-[inset_0_0_0_1px_var(--line)]',
        thick ? 'h-4' : 'h-2',
      )}
    >
      {then < cap && (
        <span
          className={cx('absolute inset-y-0 transition-[left,width] duration-base', level.soft)}
          style={{ left: at(then), width: at(cap - then) }}
        />
      )}
      <span
        className="absolute inset-y-0 left-0 bg-ink-3 transition-[width] duration-base"
        style={{ width: at(Math.min(totalCap, low)) }}
      />
      {salaryRetained > 0 && (
        <span
          className="absolute inset-y-0 bg-hatch transition-[left,width] duration-base"
          style={{ left: at(Math.min(totalCap, low)), width: at(low - Math.min(totalCap, low)) }}
        />
      )}
      {then !== used && (
        <span
          className={cx(
            'absolute inset-y-0 border border-dashed transition-[left,width] duration-base',
            grows ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
          )}
          style={{ left: at(low), width: at(Math.abs(then - used)) }}
        />
      )}
      {overCap && (
        <span
          className="absolute inset-y-0 bg-bad-fill opacity-70"
          style={{ left: at(cap), width: at(Math.max(used, then) - cap) }}
        />
      )}
      {overCap && <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: at(cap) }} />}
      {!overCap && (
        <span
          className={cx('absolute inset-y-0 w-1 transition-[left] duration-base', level.fill)}
          style={{ left: `calc(${at(then)} - 0.25rem)` }}
        />
      )}
    </span>
  );
}
