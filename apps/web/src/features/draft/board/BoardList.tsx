import { memo, useMemo, useState } from 'react';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { newOwners } from '@crease/core/draft/offers/exchange.rules.js';
import { isShopped } from '@crease/core/draft/offers/shop.rules.js';
import { formatMoney, formatPrice } from '@crease/core/money.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { isUndrawn, roundsLayout, type CurrentTurn } from '../state/board.model.js';
import { useDraft, useScope, useView } from '../state/room-context.js';
import { useTeamLabels, type TeamLabel } from '../state/room-hooks.js';
import { useGhost } from '../state/room-trades.store.js';
import { useCurrent, useFollow, useTurn } from '../state/use-follow.js';
import { forfeitWord } from '../sync/draft-labels.js';
import { openPickOf } from '../state/room-ui.store.js';
import { turnWord } from '../auction/auction.words.en.js';
import * as t from './board.words.en.js';

export function BoardList() {
  const { ui } = useScope();
  const slots = useDraft((state) => state.slots);
  const my = useView((view) => view.my.teamIds);
  const teams = useTeamLabels();
  const current = useCurrent();
  const turn = useTurn();
  const numbered = !useDraft(isUndrawn);
  const { frame, handlers, back } = useFollow(current);
  const [layOut] = useState(roundsLayout);
  const rounds = useMemo(() => layOut(slots), [layOut, slots]);
  const exchange = useGhost(({ ghost }) => ghost?.exchange ?? null);
  const ghosts = useMemo(() => (exchange === null ? null : newOwners(slots, exchange)), [exchange, slots]);
  const now = current === null ? null : slots[current - 1]?.round;
  return (
    <div className="relative h-full">
      <div
        ref={frame}
        {...handlers}
        onClick={(event) => openPickOf(ui, event.target)}
        className="scroll-slim relative h-full overflow-y-auto overscroll-contain bg-surface"
      >
        {rounds.map(([round, picks]) => (
          <Round
            key={round}
            round={round}
            picks={picks}
            teams={teams}
            my={my}
            numbered={numbered}
            current={round === now ? current : null}
            turn={round === now ? turn : null}
            ghosts={ghosts !== null && picks.some(({ overall }) => ghosts.has(overall)) ? ghosts : null}
          />
        ))}
      </div>
      {back}
    </div>
  );
}

const Round = memo(function Round({
  round,
  picks,
  teams,
  my,
  numbered,
  current,
  turn,
  ghosts,
}: {
  round: number;
  picks: readonly Slot[];
  teams: ReadonlyMap<string, TeamLabel>;
  my: readonly string[];
  /** Picks have no numbers until the order is drawn. */
  numbered: boolean;
  current: number | null;
  turn: CurrentTurn | null;
  /** New owner of each pick (by overall number) in the previewed trade; null when this round has none of its picks. */
  ghosts: ReadonlyMap<number, string> | null;
}) {
  return (
    <section
      aria-label={t.roundNumber({ round })}
      className="[contain-intrinsic-size:auto_32rem] [content-visibility:auto]"
    >
      <h2 className="sticky top-0 z-sticky flex h-8 items-center border-b border-line bg-sunken px-3 text-xs font-semibold text-ink-2">
        {t.roundNumber({ round })}
      </h2>
      <ol>
        {picks.map((slot) => (
          <ListPick
            key={slot.overall}
            slot={slot}
            numbered={numbered}
            team={teams.get(slot.ownerTeamId)?.name ?? ''}
            original={slot.ownerTeamId === slot.originalTeamId ? null : (teams.get(slot.originalTeamId)?.name ?? '')}
            mine={my.includes(slot.ownerTeamId)}
            current={slot.overall === current ? turn : null}
            ghost={teams.get(ghosts?.get(slot.overall) ?? '')?.name ?? null}
          />
        ))}
      </ol>
    </section>
  );
});

interface PickProps {
  slot: Slot;
  numbered: boolean;
  team: string;
  original: string | null;
  mine: boolean;
  current: CurrentTurn | null;
  ghost: string | null;
}

const ListPick = memo(function ListPick(props: PickProps) {
  const { slot, numbered, team, original, mine, current, ghost } = props;
  const { player } = slot;
  return (
    <li
      data-slot={slot.overall}
      className={cx(
        'border-b border-line',
        current !== null && 'bg-accent text-accent-ink',
        current === null && mine && 'bg-accent-soft',
        ghost !== null && 'shadow-[inset_0_0_0_2px_var(--accent)]',
      )}
    >
      <button
        type="button"
        aria-current={current ? 'step' : undefined}
        className="flex min-h-12 w-full items-center gap-2.5 px-3 py-1 text-left outline-offset-[-3px]"
      >
        <span className={cx('w-7 shrink-0 text-right text-xs tabular-nums', current === null && 'text-ink-3')}>
          {numbered ? slot.overall : '–'}
        </span>
        <span className="min-w-0 flex-1">
          {player !== null ? (
            <span className="block truncate font-semibold text-ink">{player.name}</span>
          ) : (
            <OpenPick slot={slot} current={current} ghost={ghost} />
          )}
          <span className={cx('block truncate text-xs', current === null && 'text-ink-2')}>
            {team}
            {original !== null && ` · ${t.fromTeam({ team: original })}`}
          </span>
        </span>
        {player !== null && (
          <>
            <PositionTag position={player.position} detail={player.detail} />
            <span className="w-9 text-xs text-ink-2">{player.club}</span>
            <span className="w-14 text-right font-medium text-ink">
              {slot.sale ? formatMoney(slot.sale.price) : formatPrice(capHitOf(player))}
            </span>
          </>
        )}
      </button>
    </li>
  );
});

function OpenPick(pick: Pick<PickProps, 'slot' | 'current' | 'ghost'>) {
  const { current, ghost } = pick;
  return (
    <span
      className={cx(
        'block truncate',
        current ? 'font-semibold' : ghost === null ? 'text-ink-3' : 'font-semibold text-accent-text',
      )}
    >
      {openWords(pick)}
    </span>
  );
}

function openWords({ slot, current, ghost }: Pick<PickProps, 'slot' | 'current' | 'ghost'>): string {
  if (ghost !== null) return t.wouldGoTo({ team: ghost });
  if (current) return current === 'clock' ? t.onTheClock : turnWord(current);
  if (slot.status === 'skipped') return t.skipped;
  if (slot.status === 'forfeited') return forfeitWord(slot);
  if (slot.movedAfter !== undefined) return t.movedBehind({ after: slot.movedAfter });
  if (isShopped(slot)) return t.openToOffers;
  return slot.extra ? t.openCompensatory : t.open;
}
