import Star from 'lucide-react/icons/star';
import { formatMoney, formatMoneyShort } from '@crease/core/money.js';
import { spaceLeft } from '@crease/core/players/filter.rules.js';
import { shortName } from '@crease/core/players/name.rules.js';
import { statusTag } from '../player-status.js';
import { Button } from '../../../ui/Button.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag, SeasonTag, StatusTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { statText, type ListPlayer } from '../players.model.js';
import type { PlayerRowProps, RowAct } from './PlayerRow.js';
import { MIDDLE, LARGE, WIDE, NARROW, NO_OWNER } from './row-grid.js';
import * as t from './list.words.en.js';

/** Longest name on a phone, in a row with a button. */
const MOST_LETTERS = 16;

/** The name with its tags; narrow rows repeat the words of hidden columns below it. */
export function NameCell({
  player,
  older,
  short,
  words,
  owner,
}: {
  player: ListPlayer;
  older: string | null;
  /** A long name has an initial for its first name in narrow rows. */
  short: boolean;
  words: readonly (string | number | null)[];
  /** Where the row has no column for it. */
  owner: string | null;
}) {
  const initialed = short && player.full_name.length > MOST_LETTERS;
  return (
    <span role="rowheader" className="flex min-w-0 items-center gap-2">
      <PositionTag position={player.position} detail={player.position_detail} exact className={MIDDLE} />
      <span className="min-w-0">
        <span className="flex min-w-0 items-center gap-1.5">
          <span className={cx('truncate font-semibold', initialed && '@max-[40rem]:sr-only')}>{player.full_name}</span>
          {initialed && (
            <span aria-hidden="true" className={cx('truncate font-semibold', NARROW)}>
              {shortName(player.full_name)}
            </span>
          )}
          <Tags player={player} className={MIDDLE} />
          {older !== null && <SeasonTag season={older} className={cx('h-4', LARGE)} />}
        </span>
        <span className={cx('flex min-w-0 items-center gap-1.5 overflow-hidden text-xs text-ink-3', NARROW)}>
          <PositionTag position={player.position} detail={player.position_detail} exact className="h-4" />
          <Tags player={player} />
          <span className="truncate">
            {words.filter((word) => word !== null).join(' · ')}
            {owner !== null && <span className={NO_OWNER}>{` · ${owner}`}</span>}
          </span>
        </span>
      </span>
    </span>
  );
}

/** The cap hit; below it that it is estimated, and the cap space that the player leaves to the reader's team. */
export function CapHitCell({ player, room }: Pick<PlayerRowProps, 'player' | 'room'>) {
  const { cap } = player;
  const left = room === null ? null : spaceLeft(player, room);
  return (
    <span role="gridcell" className="text-right">
      <Money as="price" amount={cap.cap_hit} className="font-medium" />
      {(cap.estimated || left !== null) && (
        <span className="block text-xs leading-none whitespace-nowrap text-ink-3">
          {cap.estimated && (
            <abbr title={t.estimatedHint} className={cx('no-underline', left !== null && MIDDLE)}>
              {t.estimatedShort}{' '}
            </abbr>
          )}
          {left !== null && (
            <span title={t.leavesOfCap({ amount: formatMoney(left) })}>
              <span aria-hidden="true">{t.leftShort({ amount: formatMoneyShort(left, 'limit') })}</span>
              <span className="sr-only">{t.leavesOfCap({ amount: formatMoney(left) })}</span>
            </span>
          )}
        </span>
      )}
    </span>
  );
}

/** With a mouse, the star and the tick appear on hover or keyboard focus. */
const REST = 'pointer-fine:opacity-0 pointer-fine:group-hover/row:opacity-100 focus:opacity-100';

const SIZE = 'size-4 pointer-coarse:size-6';
const HIDDEN = '@max-[40rem]:sr-only @[40rem]:size-4 @[40rem]:pointer-coarse:size-6';

/** Buttons at the end of a row: they do not open the player. */
export function RowButtons({
  player,
  watched,
  compared,
  onWatch,
  onCompare,
  act,
  onAct,
  selecting,
  atCursor,
}: Pick<
  PlayerRowProps,
  'player' | 'watched' | 'compared' | 'onWatch' | 'onCompare' | 'act' | 'onAct' | 'selecting' | 'atCursor'
>) {
  const resting = cx(REST, atCursor && 'group-focus-visible/list:opacity-100');
  return (
    <span
      role="gridcell"
      className="flex items-center justify-end gap-1.5"
      onClick={(event) => event.stopPropagation()}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-pressed={watched}
        aria-label={t.watchPlayer({ player: player.full_name })}
        title={t.watchWithKey}
        onClick={() => onWatch(player.id)}
        className={cx(
          'inline-flex size-7 items-center justify-center rounded-md hover:bg-hover',
          MIDDLE,
          watched ? 'text-accent-text' : cx('text-ink-3', resting),
        )}
      >
        <Star size={16} aria-hidden="true" className={watched ? 'fill-current' : undefined} />
      </button>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={t.comparePlayer({ player: player.full_name })}
        title={t.compareWithKey}
        checked={compared}
        data-compare=""
        onChange={() => onCompare(player.id)}
        className={cx(
          // Screen readers reach the tick in narrow rows, too.
          selecting ? SIZE : HIDDEN,
          !selecting && resting,
        )}
      />
      {act != null && (
        <Button
          size="sm"
          tabIndex={-1}
          aria-label={act.label}
          title={t.actWithKey({ act: act.label })}
          className={selecting ? MIDDLE : undefined}
          onClick={() => onAct?.(player.id)}
        >
          {ACT_WORDS[act.kind]}
        </Button>
      )}
    </span>
  );
}

export const ACT_WORDS: Readonly<Record<RowAct['kind'], string>> = { add: t.add, bid: t.bid, claim: t.claim };

/** Next to the name where there is room, otherwise below it. */
function Tags({ player, className }: { player: PlayerRowProps['player']; className?: string }) {
  const status = statusTag(player.status);
  return (
    <>
      {status !== null && <StatusTag status={status} className={cx('h-4', className)} />}
      {player.rookie && <StatusTag status="Rookie" className={cx('h-4', className)} />}
    </>
  );
}

export function Figures({ stats, player }: Pick<PlayerRowProps, 'stats' | 'player'>) {
  return stats.map(({ key, wide }) => (
    <span key={key} role="gridcell" className={cx('text-right text-ink-2 tabular-nums', wide === true ? WIDE : LARGE)}>
      {statText(player, key)}
    </span>
  ));
}

/** Longer contracts have a full bar. */
const MOST_YEARS = 8;

/** The seasons that a contract has left, as a line below its last year. */
export function YearsLeft({ from, to }: { from: number; to: number | null }) {
  const years = to === null ? 0 : Math.min(MOST_YEARS, to - from);
  if (years < 1) return null;
  return (
    <span aria-hidden="true" className="mt-px flex h-0.5 overflow-hidden rounded-full bg-sunken">
      <span className="ml-auto rounded-full bg-ink-3" style={{ width: `${(years / MOST_YEARS) * 100}%` }} />
    </span>
  );
}
