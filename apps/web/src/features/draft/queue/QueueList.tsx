import { useEffect, useMemo, useRef, type ReactNode, useDeferredValue } from 'react';
import { costsCap } from '@crease/core/draft/team/spending.rules.js';
import { openSalaries } from '@crease/core/draft/team/slot-salaries.rules.js';
import { playerOf, wishKey, type Wish, conditionsOf } from '@crease/core/draft/queue/wish.rules.js';
import { tallyOf } from '@crease/core/draft/order/slot-tally.js';
import { Button } from '../../../ui/Button.js';
import { SortWords, useSortable } from '../../../ui/lists/use-sortable.js';
import { moved } from '../../../ui/lists/sorting.js';
import { sentence } from '../../../ui/text/sentence.js';
import type { Pool } from '../state/pool.model.js';
import { useScope, useThrottledDraft } from '../state/room-context.js';
import { useSeat, useJudgeOf } from '../state/room-hooks.js';
import { showZone } from '../state/room-ui.store.js';
import { useQueue } from '../state/use-queue.js';
import { type QueueLine as Line, queueLines } from './queue.model.js';
import { QueueLine } from './QueueLine.js';
import { wishSentence } from './wish.model.js';
import { useSpending } from '../team/SpendingFigures.js';
import * as t from './queue.words.en.js';

interface ListProps {
  teamId: string;
  pool: Pool;
  newRule: ReactNode;
  write: (wish: Wish) => void;
}

export function QueueList({ teamId, pool, newRule, write }: ListProps) {
  const { ui } = useScope();
  const queued = useQueueLines(teamId, pool);
  const { lines, next } = queued;
  const free = !costsCap(queued.state);
  const onClock = useSeat().overall !== null;
  const nameOf = (id: number) => pool.byId.get(id)?.name ?? t.playerById({ id });
  const { sortable, move, remove } = useQueueOrder(lines, nameOf);
  const open = ({ entry, wish }: Line) => {
    if (entry === undefined) return write(wish);
    ui.setState({ selected: entry.id });
    showZone(ui, 'players');
  };
  return (
    <>
      <NextPick {...queued} />
      <SortWords words={sortable.words} />
      <div className="scroll-slim min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <ol ref={sortable.list} aria-label={t.yourQueue}>
          {lines.map((line, index) => (
            <QueueLine
              key={line.key}
              line={line}
              place={index + 1}
              last={index === lines.length - 1}
              teamId={teamId}
              free={free}
              cap={queued.state.rules.salaryCap}
              mayDraft={onClock && line.legal && !line.waits}
              next={next === line.key}
              active={sortable.active === line.key}
              item={sortable.item(line.key)}
              handle={sortable.handle(line.key)}
              nameOf={nameOf}
              open={() => open(line)}
              write={() => write(line.wish)}
              up={() => move(index, index - 1)}
              down={() => move(index, index + 1)}
              remove={() => remove(line.key, index)}
            />
          ))}
        </ol>
        <div className="p-2.5">{newRule}</div>
      </div>
    </>
  );
}

/** Auto's pick, and a button that removes drafted players from the queue. */
function NextPick({ lines, taken, choice }: ReturnType<typeof useQueueLines>) {
  const { ui } = useScope();
  const queue = useQueue();
  const { wishes } = queue;
  const gone = lines.filter((line) => line.taken).length;
  const stays = (wish: Wish) => {
    const id = playerOf(wish);
    return id === null || !taken(id);
  };
  return (
    <div className="flex shrink-0 items-center gap-2 border-b border-line bg-sunken px-3 py-1.5 text-xs text-ink-2">
      <span className="min-w-0 flex-1 truncate">
        {choice === null
          ? t.autoFindsNoPlayer
          : sentence(choice.how === 'rank' ? t.autoWouldTakeByRank : t.autoWouldTake, {
              player: <span className="font-semibold text-ink">{choice.player.name}</span>,
            })}
      </span>
      {gone > 0 && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            // The column stays open when it becomes empty.
            ui.setState({ sideOpen: true });
            queue.set(wishes.filter(stays));
          }}
          className="-my-1"
        >
          {t.removeDrafted({ count: gone })}
        </Button>
      )}
    </div>
  );
}

/** Reorders the lines by handle, keyboard or buttons, and removes them. */
function useQueueOrder(lines: readonly Line[], nameOf: (id: number) => string) {
  const { ui } = useScope();
  const queue = useQueue();
  const { wishes } = queue;
  const keys = useMemo(() => lines.map(({ key }) => key), [lines]);
  const inOrder = (order: readonly string[]) => {
    const byKey = new Map(lines.map(({ key, wish }) => [key, wish]));
    queue.set(order.flatMap((key) => byKey.get(key) ?? []));
  };
  const sortable = useSortable(keys, inOrder, (key) => {
    const line = lines.find((one) => one.key === key);
    return line === undefined ? t.theWish : wishSentence(line.wish, nameOf);
  });
  const move = (from: number, to: number) => {
    if (to >= 0 && to < wishes.length) queue.set(moved(wishes, from, to));
  };
  // Index of the removed line: the focus moves to the line that takes its place.
  const removed = useRef<number | null>(null);
  const remove = (key: string, index: number) => {
    removed.current = index;
    ui.setState({ sideOpen: true });
    queue.set(wishes.filter((wish) => wishKey(wish) !== key));
    if (wishes.length === 1) document.querySelector<HTMLElement>('[data-zone="queue"]')?.focus();
  };
  const { list } = sortable;
  useEffect(() => {
    if (removed.current === null) return;
    const left = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    left[Math.min(removed.current, left.length - 1)]?.focus();
    removed.current = null;
  }, [wishes, list]);
  return { sortable, move, remove };
}

/** The lines of the user's queue, and the pick that Auto would make now. */
function useQueueLines(teamId: string, { byId }: Pool) {
  const { wishes } = useQueue();
  const state = useThrottledDraft();
  const { rules } = state;
  const team = state.teams.find(({ id }) => id === teamId);
  const judge = useJudgeOf(state, teamId);
  const { taken } = tallyOf(state.slots);
  const capUsed = team?.holdings.capUsed ?? 0;
  const places = useSpending(teamId)?.places ?? wishes.length;
  const salaries = useMemo(() => openSalaries(state, teamId), [state, teamId]);
  const lines = useMemo(
    () =>
      queueLines(wishes, byId, {
        isTaken: taken,
        allows: (id) => judge?.allows(id) ?? true,
        holds: (wish) => judge?.wishes.holds(conditionsOf(wish)) ?? true,
        find: (wish) => judge?.wished(wish)?.id ?? null,
        capUsed,
        cap: rules.salaryCap,
        places,
        salaries,
      }),
    [wishes, byId, taken, judge, capUsed, rules.salaryCap, places, salaries],
  );
  // Finding Auto's pick by rank may judge every player, so it runs as a deferred update.
  const settled = useDeferredValue(wishes);
  const settledJudge = useDeferredValue(judge);
  const choice = useMemo(() => settledJudge?.automatic(settled) ?? null, [settledJudge, settled]);
  const chosen = choice?.wish === undefined ? undefined : settled[choice.wish];
  return {
    state,
    lines,
    taken,
    /** Auto's pick; null when it finds no player. */
    choice,
    /** Key of the line that Auto would use; null for a pick by rank. */
    next: chosen === undefined ? null : wishKey(chosen),
  };
}
