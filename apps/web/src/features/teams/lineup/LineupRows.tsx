import type { DragEvent, ReactNode } from 'react';
import Lock from 'lucide-react/icons/lock';
import X from 'lucide-react/icons/x';
import { LINEUP_KIND_WORDS } from '@crease/core/leagues/lineup.rules.js';
import type { LineupPlayerView } from '@crease/core/teams/lineup/lineup.answers.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { IconButton } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import type { Held, Seat } from './lineup.model.js';
import { PlayerForm } from './PlayerForm.js';
import * as t from './lineup.words.en.js';

interface Row {
  open: boolean;
  held: boolean;
  /** True when the held player can move here. */
  target: boolean;
  self: Held;
  onPress: () => void;
  onDrop: (from: Held, to: Held) => void;
  /** The game of the day, the lock and the games after it, in words. */
  aboutOf: (player: LineupPlayerView) => string[];
  /** Points of the best game among the forms that the page shows. */
  best: number;
}
const MEDIA = 'application/x-crease-lineup';

const dragging = ({ open, self, onDrop }: Row, movable: boolean) =>
  open
    ? {
        draggable: movable,
        onDragStart: (event: DragEvent) => event.dataTransfer.setData(MEDIA, JSON.stringify(self)),
        onDragOver: (event: DragEvent) => event.preventDefault(),
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          const from = event.dataTransfer.getData(MEDIA);
          if (from !== '') onDrop(JSON.parse(from) as Held, self);
        },
      }
    : {};

const LOOK =
  'flex min-h-13 min-w-0 flex-1 items-center gap-3 px-4 py-2 sm:min-h-11 sm:py-1 text-left outline-offset-[-3px]';
const look = ({ open, held, target }: Row) =>
  cx(LOOK, open && 'hover:bg-hover', held && 'bg-accent-soft', target && 'shadow-[inset_3px_0_0_0_var(--accent)]');

export function SeatRow({ seat, onEmpty, ...all }: Row & { seat: Seat; onEmpty: () => void }) {
  const { kind, player, absent, standIn } = seat;
  const row = { ...all, open: all.open && player?.locked !== true };
  return (
    <li className="flex items-center border-b border-line last:border-b-0" {...dragging(row, player !== null)}>
      <button type="button" disabled={!row.open} aria-pressed={row.held} onClick={row.onPress} className={look(row)}>
        <span className="w-6 shrink-0 text-xs font-semibold text-ink-2 sm:w-16">
          <span aria-hidden="true" className="sm:hidden">
            {kind}
          </span>
          <span className="max-sm:sr-only">{LINEUP_KIND_WORDS[kind]}</span>
        </span>
        {player === null ? (
          <span className="text-ink-3">{t.empty}</span>
        ) : (
          <Player player={player} faint={absent !== null} about={row.aboutOf(player)}>
            {absent !== null && <Badge tone="warn">{absent}</Badge>}
            {standIn && <Badge>{t.standsIn}</Badge>}
          </Player>
        )}
        {player !== null && <Figures player={player} best={row.best} />}
      </button>
      {row.open && player !== null && (
        <IconButton
          size="sm"
          label={t.takeOutOfLineUp({ player: player.name })}
          icon={<X size={16} aria-hidden="true" />}
          onClick={onEmpty}
        />
      )}
    </li>
  );
}

export function ReserveRow({ player, ...all }: Row & { player: LineupPlayerView }) {
  const row = { ...all, open: all.open && !player.locked };
  return (
    <li className="flex items-center border-b border-line last:border-b-0" {...dragging(row, true)}>
      <button type="button" disabled={!row.open} aria-pressed={row.held} onClick={row.onPress} className={look(row)}>
        <Player player={player} about={row.aboutOf(player)} />
        <Figures player={player} best={row.best} />
      </button>
    </li>
  );
}

function Player({
  player: { name, detail, club, locked },
  about,
  faint = false,
  children,
}: {
  player: LineupPlayerView;
  about: readonly string[];
  faint?: boolean;
  children?: ReactNode;
}) {
  return (
    <span className="min-w-0 flex-1">
      <span className={cx('flex items-center gap-1.5 font-medium', faint ? 'text-ink-2' : 'text-ink')}>
        <span className="truncate">{name}</span>
        {locked && <Lock size={12} aria-hidden="true" className="shrink-0 text-ink-3" />}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
        {[detail, club, ...about].filter(Boolean).join(' · ')}
        {children}
      </span>
    </span>
  );
}

/** Points: of the day once it is over, otherwise of the season. On a phone the form is below them. */
const Figures = ({ player, best }: { player: LineupPlayerView; best: number }) => {
  const { points, day_points: day, form } = player;
  return (
    <span className="ml-auto flex shrink-0 flex-col-reverse items-end gap-x-3 text-sm sm:flex-row sm:items-center">
      <PlayerForm form={form} best={best} />
      <span className="min-w-8 text-right">
        <span className="block font-semibold tabular-nums">{day ?? points}</span>
        <span className="sr-only">{day === null ? t.points : t.thatDay}</span>
      </span>
    </span>
  );
};
