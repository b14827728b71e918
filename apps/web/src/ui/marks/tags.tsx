import { positionCode } from '@crease/core/position.js';
import { cx } from '../cx.js';
import * as t from './marks.words.en.js';

export type Position = 'F' | 'D' | 'G';

const POSITION: Record<Position, { word: string; look: string }> = {
  F: { word: t.forward, look: 'bg-pos-f-soft text-pos-f' },
  D: { word: t.defenseman, look: 'bg-pos-d-soft text-pos-d' },
  G: { word: t.goalie, look: 'bg-pos-g-soft text-pos-g' },
};

/** F, D or G as a letter with its colour. `detail` (C, LW …) follows it, or with `exact` replaces it. */
export function PositionTag({
  position,
  detail,
  exact = false,
  className,
}: {
  position: Position;
  detail?: string | null;
  exact?: boolean;
  className?: string;
}) {
  const { word, look } = POSITION[position];
  return (
    <span
      title={detail == null ? word : `${word} (${positionCode(detail)})`}
      className={cx(
        'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-sm px-1 text-xs font-bold',
        exact && 'w-7',
        look,
        className,
      )}
    >
      {positionCode(exact ? (detail ?? position) : position)}
    </span>
  );
}

export type PlayerStatus = 'IR' | 'LTIR' | 'Out' | 'Day-to-day' | 'Suspended' | 'Rookie' | 'Estimated' | 'Sample';

const STATUS: Record<PlayerStatus, { short: string; title: string; look: string }> = {
  IR: { short: t.injuredReserveShort, title: t.injuredReserve, look: 'bg-bad-soft text-bad' },
  LTIR: { short: t.longTermReserveShort, title: t.longTermInjuredReserve, look: 'bg-bad-soft text-bad' },
  Out: { short: t.out, title: t.out, look: 'bg-bad-soft text-bad' },
  'Day-to-day': { short: t.dayToDayShort, title: t.dayToDay, look: 'bg-warn-soft text-warn' },
  Suspended: { short: t.suspendedShort, title: t.suspended, look: 'bg-warn-soft text-warn' },
  Rookie: { short: t.rookieShort, title: t.rookie, look: 'bg-sunken text-ink-2 border border-line' },
  Estimated: {
    short: t.estimatedShort,
    title: t.estimatedCapHitHint,
    look: 'text-ink-3 border border-line',
  },
  Sample: { short: t.sample, title: t.samplePlayerHint, look: 'text-ink-3 border border-line' },
};

/** 'IR', or 'Healthy' without a status. */
export const statusLabel = (status: PlayerStatus | null): string =>
  status === null ? t.healthy : STATUS[status].short;

export function StatusTag({ status, className }: { status: PlayerStatus; className?: string }) {
  const { short, title, look } = STATUS[status];
  return (
    <abbr
      title={title}
      className={cx(
        'inline-flex h-5 shrink-0 items-center rounded-sm px-1 text-xs font-medium whitespace-nowrap no-underline',
        look,
        className,
      )}
    >
      {short}
    </abbr>
  );
}

/** The season of the figures, when it differs from the one shown. */
export function SeasonTag({ season, className }: { season: string; className?: string }) {
  return (
    <abbr
      title={t.statisticsOfSeason({ season })}
      className={cx(
        'inline-flex h-5 shrink-0 items-center rounded-sm border border-line px-1 text-xs font-medium whitespace-nowrap text-ink-3 tabular-nums no-underline',
        className,
      )}
    >
      {season}
    </abbr>
  );
}
