import { useMemo, useState } from 'react';
import { isDecidedByPoints } from '@crease/core/leagues/formats.js';
import { formatMoneyShort } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { formatPoints } from '../../../open-league/points.js';
import { EmptyState } from '../../../../ui/page/EmptyState.js';
import { Panel } from '../../../../ui/page/Panel.js';
import { moveFocus } from '../../../../ui/roving.js';
import { cx } from '../../../../ui/cx.js';
import type { ListPlayer } from '../../players.model.js';
import { MOST_DOTS, playerMap, type Dot, type PlayerMap as Drawn } from './map.model.js';
import * as t from './map.words.en.js';

const LOOK: Readonly<Record<Position, string>> = {
  F: 'bg-pos-f rounded-full',
  D: 'bg-pos-d rounded-none',
  G: 'bg-pos-g rounded-none rotate-45',
};
const NAME: Readonly<Record<Position, string>> = { F: t.forward, D: t.defenseman, G: t.goalie };

/** Players by age and cap hit. The list below is the map's table. */
export function PlayerMap({
  leagueId,
  players,
  season,
  onOpen,
}: {
  leagueId: string;
  players: readonly ListPlayer[];
  season: string;
  onOpen: (playerId: number) => void;
}) {
  const { league } = useLoadedLeague(leagueId);
  const sized = isDecidedByPoints(league);
  const drawn = useMemo(() => playerMap(players, season, sized), [players, season, sized]);
  const [picked, setPicked] = useState<number | null>(null);
  const dot = drawn.dots.find(({ id }) => id === picked) ?? drawn.dots[0];
  // The list says that no player matches.
  if (players.length === 0) return null;
  const count = drawn.dots.length;
  return (
    <Panel title={t.ageAndCapHit} className="mb-4">
      {dot === undefined ? (
        <EmptyState words={t.noAges} />
      ) : (
        <>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
            <p className="font-medium tabular-nums">{dotWords(dot, sized)}</p>
            <Legend />
          </div>
          <Plot drawn={drawn} sized={sized} at={dot.id} onPick={setPicked} onOpen={onOpen} />
          <p className="mt-2 text-xs text-ink-3">
            {t.mapHint({ sized, drawn: count, all: players.length, cut: count === MOST_DOTS })}
          </p>
        </>
      )}
    </Panel>
  );
}

const dotWords = ({ name, detail, age, hit, points }: Dot, sized: boolean): string =>
  [
    name,
    detail,
    t.ageInYears({ age }),
    formatMoneyShort(hit),
    ...(sized && points !== null ? [t.pointCount({ points, shown: formatPoints(points) })] : []),
  ].join(' · ');

const Legend = () => (
  <ul className="flex flex-wrap gap-x-3 text-xs text-ink-2">
    {(['F', 'D', 'G'] as const).map((position) => (
      <li key={position} className="flex items-center gap-1.5">
        <span aria-hidden="true" className={cx('size-2 forced-color-adjust-none', LOOK[position])} />
        {NAME[position]}
      </li>
    ))}
  </ul>
);

function Plot({
  drawn: { dots, ages, hits },
  sized,
  at,
  onPick,
  onOpen,
}: {
  drawn: Drawn;
  sized: boolean;
  at: number;
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
}) {
  return (
    <div className="pb-9 pl-12">
      <div
        role="group"
        aria-label={t.ageAndCapHit}
        onKeyDown={(event) => moveFocus(event, 'button')}
        className="relative h-72 border-b border-l border-line-strong short:h-52"
      >
        {hits.map(({ value, at: top }) => (
          <span
            key={value}
            aria-hidden="true"
            style={{ top: `${100 * top}%` }}
            className="absolute inset-x-0 h-px bg-line"
          >
            <span className="absolute right-full -translate-y-1/2 pr-2 text-xs whitespace-nowrap text-ink-3 tabular-nums">
              {formatMoneyShort(value)}
            </span>
          </span>
        ))}
        {ages.map(({ value, at: left }) => (
          <span
            key={value}
            aria-hidden="true"
            style={{ left: `${100 * left}%` }}
            className="absolute top-full -translate-x-1/2 pt-1 text-xs text-ink-3 tabular-nums"
          >
            {value}
          </span>
        ))}
        <span aria-hidden="true" className="absolute top-full right-0 pt-5 text-xs text-ink-3">
          {t.age}
        </span>
        {dots.map((dot) => (
          <button
            key={dot.id}
            type="button"
            tabIndex={dot.id === at ? 0 : -1}
            aria-label={dotWords(dot, sized)}
            style={{ left: `${100 * dot.x}%`, top: `${100 * dot.y}%`, width: dot.size, height: dot.size }}
            onPointerEnter={() => onPick(dot.id)}
            onFocus={() => onPick(dot.id)}
            onClick={() => onOpen(dot.id)}
            className={cx(
              'absolute -translate-x-1/2 -translate-y-1/2 cursor-pointer border border-surface opacity-80 forced-color-adjust-none before:absolute before:-inset-1.5 hover:z-1 focus-visible:z-1',
              LOOK[dot.position],
              dot.id === at && 'z-1 opacity-100 ring-2 ring-ink',
            )}
          />
        ))}
      </div>
    </div>
  );
}
