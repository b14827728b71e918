import { memo } from 'react';
import { locale } from '@crease/core/locale.js';
import { seasonAge, type CapRoom } from '@crease/core/players/filter.rules.js';
import { startYear } from '@crease/core/season.js';
import type { ClubGames } from '../../tonight/games-ahead.js';
import { clubLook } from '../clubs.js';
import { ClubTag } from '../../../ui/marks/ClubTag.js';
import { cx } from '../../../ui/cx.js';
import { isPlayed, leadFigure, olderStats, type ListPlayer, type ListSort } from '../players.model.js';
import { GRID, MIDDLE, ONE_FIGURE, OWNER, RANK } from './row-grid.js';
import { NameCell, CapHitCell, RowButtons, Figures, YearsLeft } from './PlayerCells.js';
import * as t from './list.words.en.js';

export interface RowAct {
  kind: 'add' | 'bid' | 'claim';
  label: string;
}

/** A figure at the end of a row; `wide` shows only in the widest rows. */
export interface RowFigure {
  key: ListSort;
  wide?: boolean;
}

export interface PlayerRowProps {
  id: string;
  player: ListPlayer;
  place: number;
  height: number;
  season: string;
  /** The season stated for all figures. */
  figuresOf: string;
  stats: readonly RowFigure[];
  sort: ListSort;
  mine: boolean;
  atCursor: boolean;
  compared: boolean;
  onOpen: (id: number, place: number) => void;
  onCompare: (id: number) => void;
  watched: boolean;
  onWatch: (id: number) => void;
  /** In a list of free agents, the reader's action for this one; undefined in other lists. */
  act: RowAct | null | undefined;
  onAct: ((id: number) => void) | undefined;
  /** The tick is shown, in narrow rows instead of other buttons. */
  selecting: boolean;
  /** The games that the player's club has left; null where they are not known. */
  games: ClubGames | null;
  /** Set when the row says how much cap space the player leaves. */
  room: CapRoom | null;
}

export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const { id, player, place, height, stats, sort, mine, atCursor, compared, onOpen, act, games } = props;
  const age = seasonAge(player.birth_date, props.season);
  const owner = player.owner?.team_name ?? (act?.kind === 'claim' ? t.onWaivers : t.freeAgent);
  const older = olderStats(player, props.figuresOf);
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={place + 2}
      onClick={() => onOpen(player.id, place)}
      style={{ height, transform: `translateY(${place * height}px)` }}
      className={cx(
        GRID,
        'group/row absolute inset-x-0 top-0 cursor-pointer pointer-coarse:select-none border-b border-line text-sm',
        compared ? 'bg-accent-soft' : 'hover:bg-hover',
        atCursor && 'group-focus-visible/list:shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span role="gridcell" className={cx('text-right text-xs text-ink-3 tabular-nums', RANK)}>
        {player.rank}
      </span>
      <NameCell
        player={player}
        older={older}
        short={act !== undefined}
        words={[player.nhl_club ?? t.noClub, act !== undefined && games !== null ? games.least : null, age]}
        owner={act === undefined || act?.kind === 'claim' ? (owner === t.freeAgent ? t.freeAgentShort : owner) : null}
      />
      <span role="gridcell" className={cx('text-right font-medium tabular-nums', ONE_FIGURE)}>
        {leadFigure(player, sort)}
        {older !== null && sort !== 'points' && isPlayed(sort) && (
          <span className="block text-xs leading-none font-normal text-ink-3">{older.slice(2)}</span>
        )}
      </span>
      <span role="gridcell" className={cx('min-w-0 @[62rem]:flex @[62rem]:items-center @[62rem]:gap-2', MIDDLE)}>
        <ClubTag {...clubLook(player.nhl_club)} />
        {games !== null && (
          <abbr
            title={games.days === '' ? games.words : locale.labelled(games.words, games.days)}
            className="block text-xs leading-none whitespace-nowrap text-ink-3 no-underline tabular-nums"
          >
            {games.narrow}
          </abbr>
        )}
      </span>
      <span role="gridcell" className={cx('text-right tabular-nums', MIDDLE)}>
        {age ?? '–'}
      </span>
      <span
        role="gridcell"
        title={owner}
        className={cx('truncate', player.owner === null ? 'text-ink-3' : mine && 'font-medium text-accent-text', OWNER)}
      >
        {owner}
      </span>
      <CapHitCell player={player} room={props.room} />
      <span role="gridcell" className="text-right tabular-nums">
        {player.contract_expiry ?? '–'}
        <YearsLeft from={startYear(props.season)} to={player.contract_expiry} />
      </span>
      <Figures stats={stats} player={player} />
      <RowButtons {...props} />
    </div>
  );
});
