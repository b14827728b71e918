import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import { latestStory, placesIn, type PickStory } from '@crease/core/draft/recap/pick-story.rules.js';
import { turnNumber } from '@crease/core/draft/order/turn-order.js';
import { formatMoney, formatPrice } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import { positionCode } from '@crease/core/position.js';
import { cx } from '../../../ui/cx.js';
import { announce } from '../announce/announcements.js';
import { useDraft, useScope, useView } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import { isAnnounced, useAnnouncementLevel } from '../announce/announcement-level.js';
import { dramaOf, leftWords, spokenStory, type Drama as DramaTag } from '../recap/story.model.js';
import * as t from './screen.words.en.js';

const TAG: Readonly<Record<Position, string>> = {
  F: 'bg-pos-f-soft text-pos-f',
  D: 'bg-pos-d-soft text-pos-d',
  G: 'bg-pos-g-soft text-pos-g',
};
const TONE = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  accent: 'bg-accent-soft text-accent-text',
  neutral: 'bg-sunken text-ink-2',
} as const;

/** The latest pick and its meaning; null before the first pick and until the pool has loaded. */
function useLatestStory(): PickStory | null {
  const { pool } = useScope();
  // The board renders first.
  const state = useDeferredValue(useDraft());
  const places = useMemo(() => (pool === null ? null : placesIn(pool.rules)), [pool]);
  return useMemo(
    () => (pool === null || places === null ? null : latestStory(state, pool.rules, places)),
    [state, pool, places],
  );
}

/** The newest pick in a reserved area, so that it covers and moves nothing. */
export function ScreenNews({ className }: { className?: string }) {
  const story = useLatestStory();
  const teams = useTeamLabels();
  const team = story === null ? '' : (teams.get(story.slot.ownerTeamId)?.name ?? '');
  useTold(story, team);
  if (story === null) return null;
  const { player, slot } = story;
  const left = leftWords(story);
  const drama = dramaOf(story);
  return (
    // The room's live regions or `useTold` already announce its content.
    <section aria-label={t.latestPick} className={cx('min-w-0 overflow-hidden', className)}>
      <div key={`${slot.overall}.${player.id}`} className="flex h-full animate-rise items-center gap-[0.9em]">
        <span
          aria-hidden="true"
          className={cx(
            'flex size-[2.6em] shrink-0 items-center justify-center rounded-md text-[1.3em] font-bold',
            TAG[player.position],
          )}
        >
          {positionCode(player.position)}
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate text-[0.85em] leading-[1.4] text-ink-2">
            {slot.sale
              ? t.saleAndTeam({ lot: slot.sale.lot, price: formatMoney(slot.sale.price), team })
              : t.pickAndTeam({ overall: slot.overall, team })}
          </p>
          <p className="flex min-w-0 items-baseline gap-[0.5em] leading-[1.2]">
            <span className="min-w-0 truncate text-[1.7em] font-bold tracking-tight text-ink">{player.name}</span>
            <span className="shrink-0 text-[1.05em] font-semibold text-ink-2">
              {[player.club, formatPrice(capHitOf(player))].filter(Boolean).join(' · ')}
            </span>
          </p>
          {/* A separate line that is always present: the room waits for the cost of a pick. */}
          {left !== null && (
            <p className={cx('min-h-[1.5em] text-[0.9em] leading-[1.5] font-semibold', moneyTone(story))}>{left}</p>
          )}
          <Drama drama={drama} />
        </div>
      </div>
    </section>
  );
}

/** Red when the team cannot afford another player or is over the cap, so that it is visible across the room. */
const moneyTone = ({ left }: PickStory): string =>
  left !== null && (left.space < 0 || (left.places > 0 && left.most === null)) ? 'text-bad' : 'text-ink';

const LETTERS = 58;

/** All tags (steal, run, highest price), in smaller type when the text is long. */
function Drama({ drama }: { drama: readonly DramaTag[] }) {
  const letters = drama.reduce((sum, { text }) => sum + text.length, 0);
  return (
    <p
      className={cx(
        // Reserves one line, two on narrow screens, so that a pick does not move the board.
        'flex min-h-[2.1em] flex-wrap content-start items-center gap-x-[0.6em] gap-y-[0.2em] max-sm:min-h-[4.4em] lg:max-xl:min-h-[3.9em] short:h-[2.1em] short:min-h-0 short:overflow-hidden',
        letters > LETTERS ? 'text-[0.7em] leading-[1.7]' : 'text-[0.8em] leading-[1.8]',
      )}
    >
      {drama.map(({ text, tone }) => (
        <span
          key={text}
          className={cx('rounded-sm px-[0.5em] leading-[1.6] font-semibold whitespace-nowrap', TONE[tone])}
        >
          {text}
        </span>
      ))}
    </p>
  );
}

/** Announces what the picture adds to the pick, except the story that was present on mount. */
function useTold(story: PickStory | null, team: string): void {
  const own = useView((view) => view.my.teamIds);
  const told = useRef<number | null>(null);
  useEffect(() => {
    if (story === null) return;
    const { ownerTeamId } = story.slot;
    const turn = story.slot.sale?.lot ?? turnNumber(story.slot);
    const before = told.current;
    told.current = turn;
    // An undo shows the previous pick, which was announced.
    if (before === null || turn <= before) return;
    const text = spokenStory(story, team);
    const { level } = useAnnouncementLevel.getState();
    if (text !== '' && isAnnounced(level, { urgent: false, others: !own.includes(ownerTeamId) })) announce(text, false);
  }, [story, team, own]);
}
