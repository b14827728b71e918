import { useId, useMemo, useRef, type CSSProperties, useCallback, useState, type KeyboardEvent } from 'react';
import type { CapRoom } from '@crease/core/players/filter.rules.js';
import type { LeaguePlayer } from '@crease/core/players/players.schema.js';
import type { StoredScoring } from '@crease/core/players/scoring/scoring.table.js';
import type { GamesAhead } from '../../tonight/games-ahead.js';
import { useMedia, usePhone } from '../../../ui/use-media.js';
import { useLow } from '../../../ui/use-short.js';
import { useRoomy } from '../../../ui/use-roomy.js';
import { useFixedRows } from '../../../ui/lists/use-fixed-rows.js';
import { useLongPress } from '../../../ui/lists/use-long-press.js';
import { PlayerRow, type RowAct, type RowFigure } from './PlayerRow.js';
import { MOST_FIGURES, rowFigures, type ListPlayer, type ListSort } from '../players.model.js';
import { cx } from '../../../ui/cx.js';
import { ACT_WORDS } from './PlayerCells.js';
import { ListHead } from './ListHead.js';
import { ROOMY_REM } from './row-grid.js';
import * as t from './list.words.en.js';

const ROW = 36;
/** Below this width of the list each row has two lines. */
const NARROW_ROW = 52;
const TOUCH_ROW = 56;
/** A row of one line under a finger. A phone on its side has lower ones, unless they have a button. */
const TOUCH_LINE = 44;
const LOW_LINE = 40;
const FIRST: readonly RowFigure[] = [{ key: 'points' }, { key: 'per_game' }, { key: 'gp' }];

export interface PlayerRowsProps {
  players: readonly ListPlayer[];
  season: string;
  /** The season stated for all figures. */
  figuresOf: string;
  goalies: boolean;
  /** Rows show the figures that the league scores. */
  scoring: StoredScoring;
  sort: ListSort;
  direction: 'asc' | 'desc';
  mine: string | null;
  compare: readonly number[];
  watched: ReadonlySet<number>;
  onSort: (sort: ListSort) => void;
  onOpen: (id: number) => void;
  onCompare: (id: number) => void;
  onWatch: (id: number) => void;
  /** Makes it a list of free agents, with the reader's actions. */
  actOf?: (player: LeaguePlayer) => RowAct | null;
  onAct?: (id: number) => void;
  /** The games that clubs have left; null where they are not known. */
  ahead: GamesAhead | null;
  selecting: boolean;
  onSelect: () => void;
  /** While the list shows only players who fit the reader's cap, their team's space; otherwise null. */
  room: CapRoom | null;
}

/** The figures of a row: points, points per game and games, then those that the league scores. */
const useFigures = (scoring: StoredScoring, goalies: boolean) =>
  useMemo(
    (): RowFigure[] => [
      ...FIRST,
      ...rowFigures(scoring, goalies).map(({ key }, place) => ({ key, wide: place >= MOST_FIGURES.large })),
    ],
    [scoring, goalies],
  );

/** Virtualised, for thousands of rows. */
export function PlayerRows(props: PlayerRowsProps) {
  const { players, season, sort, mine, compare, watched, onCompare, onWatch, figuresOf, actOf, onAct, ahead } = props;
  const { selecting, onSelect, room } = props;
  const id = useId();
  const coarse = useMedia('(pointer: coarse)');
  const grid = useRef<HTMLDivElement>(null);
  const roomy = useRoomy(grid, ROOMY_REM);
  const phone = usePhone();
  const low = useLow() && actOf === undefined;
  const [narrow, line] = coarse ? [TOUCH_ROW, low ? LOW_LINE : TOUCH_LINE] : [NARROW_ROW, ROW];
  const row = phone ? NARROW_ROW : roomy ? line : narrow;
  const { frame, look, scrollTo, first, last, height } = useFixedRows(players.length, row);
  const { at, open, onKeyDown } = useRowKeys(props, scrollTo);
  const stats = useFigures(props.scoring, props.goalies);
  const press = useLongPress((target) => {
    const place = Number(target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - 2;
    const player = players[place];
    if (player === undefined) return;
    onSelect();
    onCompare(player.id);
  });

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={0}
      aria-label={t.players}
      aria-rowcount={players.length + 1}
      aria-activedescendant={`${id}-${players[at]?.id}`}
      onKeyDown={onKeyDown}
      style={widths(stats, actOf && players.map(actOf), selecting, ahead !== null)}
      className="group/list @container outline-offset-[-2px] [--above-list:calc(12.5rem+var(--bottom-bar)+env(safe-area-inset-bottom))] sm:[--above-list:12.25rem] low:[--above-list:5.75rem]"
    >
      <ListHead {...props} stats={stats} owners={ownersIn(actOf && players.map(actOf))} />
      <div
        ref={frame}
        role="rowgroup"
        tabIndex={-1}
        onScroll={look}
        {...press}
        className={cx(
          'scroll-slim overflow-y-auto overscroll-contain',
          actOf === undefined
            ? 'h-[max(16rem,calc(100dvh-var(--above-list)))]'
            : 'h-[min(68dvh,48rem)] low:h-[max(16rem,calc(100dvh-var(--above-list)))]',
        )}
      >
        <div style={{ height }} className="relative" role="presentation">
          {players.slice(first, last).map((player, index) => (
            <PlayerRow
              key={player.id}
              id={`${id}-${player.id}`}
              player={player}
              place={first + index}
              height={row}
              season={season}
              stats={stats}
              sort={sort}
              mine={player.owner !== null && player.owner.team_id === mine}
              atCursor={first + index === at}
              compared={compare.includes(player.id)}
              onOpen={open}
              onCompare={onCompare}
              watched={watched.has(player.id)}
              onWatch={onWatch}
              figuresOf={figuresOf}
              act={actOf === undefined ? undefined : actOf(player)}
              selecting={selecting}
              onAct={onAct}
              room={room}
              games={ahead?.of(player.nhl_club) ?? null}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/**
 * When rows show owners. Free agents have none; only where some are on waivers the column says so, and first a name
 * needs its room.
 */
const ownersIn = (acts: readonly (RowAct | null)[] | undefined): 'always' | 'later' | 'never' =>
  acts === undefined ? 'always' : acts.some((act) => act?.kind === 'claim') ? 'later' : 'never';

/**
 * Width of a row's buttons. Narrow rows show only the action, or the tick while players are selected. `acts` is
 * undefined in a list of all players.
 */
const widths = (
  stats: readonly RowFigure[],
  acts: readonly (RowAct | null)[] | undefined,
  selecting: boolean,
  /** The club is followed by its games. */
  games: boolean,
) => {
  const kinds = new Set(acts?.map((act) => act?.kind));
  const letters = Math.max(0, ...[...kinds].map((kind) => (kind === undefined ? 0 : ACT_WORDS[kind].length)));
  const acting = letters > 0;
  const act = `${letters * 0.5 + 1.25}rem`;
  const many = stats.some(({ wide }) => wide);
  const owners = ownersIn(acts);
  return {
    '--stats': stats.filter(({ wide }) => wide !== true).length,
    '--all-stats': stats.length,
    '--owner-narrow': owners === 'never' ? '0rem' : '7rem',
    '--owner-first': owners === 'always' ? '6rem' : '0rem',
    '--owner-least': owners === 'never' ? '0rem' : '6rem',
    '--owner-most': owners === 'never' ? '0rem' : '7.5rem',
    '--owner': owners === 'never' ? '0rem' : !many ? '9rem' : acts === undefined ? '5.5rem' : '4.75rem',
    '--club': games ? '5.75rem' : '3.5rem',
    '--acts': selecting ? '1.75rem' : acting ? act : '0rem',
    '--wide-acts': acting ? `calc(4rem + ${act})` : '3.75rem',
  } as CSSProperties;
};

const PAGE = 10;

/** The cursor of the list, and its keys: arrows move, Enter opens, c compares, w watches, a adds. */
function useRowKeys(
  { players, onOpen, onCompare, onWatch, actOf, onAct }: PlayerRowsProps,
  scrollTo: (place: number) => void,
) {
  const [cursor, setCursor] = useState(0);
  const at = Math.min(cursor, players.length - 1);
  const open = useCallback(
    (id: number, place: number) => {
      setCursor(place);
      onOpen(id);
    },
    [onOpen],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const player = players[at];
    const moves: Record<string, number | undefined> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + PAGE,
      PageUp: at - PAGE,
      Home: 0,
      End: players.length - 1,
    };
    const wanted = moves[event.key];
    if (wanted !== undefined) {
      const next = Math.max(0, Math.min(players.length - 1, wanted));
      setCursor(next);
      scrollTo(next);
    } else if (event.key === 'Enter' && player !== undefined) onOpen(player.id);
    else if (event.key === 'c' && player !== undefined) onCompare(player.id);
    else if (event.key === 'w' && player !== undefined) onWatch(player.id);
    else if (event.key === 'a' && player !== undefined && actOf?.(player) != null) onAct?.(player.id);
    else return;
    event.preventDefault();
  };
  return { at, open, onKeyDown };
}
