import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Plus from 'lucide-react/icons/plus';
import { tallyOf } from '@crease/core/draft/order/slot-tally.js';
import { costsCap } from '@crease/core/draft/team/spending.rules.js';
import { conditionsOf, playerOf, wishKey, type Wish } from '@crease/core/draft/queue/wish.rules.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { Switch } from '../../../ui/fields/Switch.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { SortWords, moved, useSortable } from '../../../ui/lists/use-sortable.js';
import { useSpending } from '../team/SpendingFigures.js';
import { draftApi } from '../sync/draft.data.js';
import { useCalmDraft, useDraft, useScope, useView } from '../state/room-context.js';
import { useCommand, useJudgeOf, useSeat, useTeam } from '../state/room-hooks.js';
import { useMay } from '../state/use-may.js';
import { showZone } from '../state/room-ui.store.js';
import type { Pool } from '../state/pool.model.js';
import { queueLines } from './queue.model.js';
import { QueueLine } from './QueueLine.js';
import { useQueue } from '../state/use-queue.js';
import { wishSentence } from './wish.model.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './queue.words.en.js';

const WishDialog = lazyPart(() => import('./WishDialog.js'));

/** The user's wishes in order. Auto takes the first one that gives a legal player. */
export function QueueZone() {
  const { pool } = useScope();
  const teamId = useView((view) => view.my.teamIds[0] ?? null);
  const queue = useQueue();
  const ended = useDraft((state) => state.status === 'ended');
  if (ended)
    return (
      <EmptyState
        className="h-full"
        icon={<ListOrdered size={20} aria-hidden="true" />}
        words={t.draftHasEnded}
        detail={t.nothingToQueueFor}
      />
    );
  if (teamId === null)
    return (
      <EmptyState
        className="h-full"
        icon={<ListOrdered size={20} aria-hidden="true" />}
        words={t.noTeamInDraft}
        detail={t.queueBelongsToManager}
      />
    );
  if (queue.status === 'failed')
    return <ErrorState message={queue.failure ?? t.queueNotLoaded} retry={queue.retry} className="h-full" />;
  if (queue.status === 'loading' || pool === null) return <SkeletonRows rows={6} />;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Auto teamId={teamId} />
      {queue.failure !== null && (
        <p role="alert" className="flex items-center gap-2 border-b border-line bg-bad-soft px-3 py-2 text-xs text-bad">
          <CircleAlert size={14} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 flex-1">{queue.failure}</span>
          <Button size="sm" onClick={queue.retry}>
            {t.saveAgain}
          </Button>
        </p>
      )}
      <Wishes teamId={teamId} pool={pool} />
    </div>
  );
}

function Wishes({ teamId, pool }: { teamId: string; pool: Pool }) {
  const { ui } = useScope();
  const queue = useQueue();
  /** The wish being edited: an existing one, or null for a new rule. */
  const [writing, write] = useState<{ readonly wish: Wish | null } | null>(null);
  const newRule = (
    <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={() => write({ wish: null })}>
      {t.addRule}
    </Button>
  );
  const put = (wish: Wish) => {
    const key = writing?.wish == null ? null : wishKey(writing.wish);
    const same = (one: Wish) => wishKey(one) === key;
    const others = queue.wishes.filter((one) => wishKey(one) !== wishKey(wish) || same(one));
    queue.set(key !== null && others.some(same) ? others.map((one) => (same(one) ? wish : one)) : [...others, wish]);
    write(null);
  };
  return (
    <>
      {queue.wishes.length === 0 ? (
        <EmptyState
          className="flex-1"
          icon={<ListOrdered size={20} aria-hidden="true" />}
          words={t.queueIsEmpty}
          detail={t.emptyQueueHint}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Button size="sm" onClick={() => showZone(ui, 'players')} className="xl:hidden">
                {t.findPlayers}
              </Button>
              {newRule}
            </span>
          }
        />
      ) : (
        <List teamId={teamId} pool={pool} newRule={newRule} write={(wish) => write({ wish })} />
      )}
      {writing !== null && (
        <Suspense>
          <WishDialog wish={writing.wish} teamId={teamId} pool={pool} save={put} close={() => write(null)} />
        </Suspense>
      )}
    </>
  );
}

function Auto({ teamId }: { teamId: string }) {
  const { leagueId, draftId } = useScope();
  const team = useTeam(teamId);
  const { may } = useMay('setAuto');
  const { run, busy, failure } = useCommand();
  if (team === undefined) return null;
  const on = team.auto !== 'off';
  return (
    <div className="shrink-0 border-b border-line px-3 py-1">
      <Switch
        label={t.auto}
        hint={on ? t.autoOnHint : t.autoOffHint}
        checked={on}
        disabled={!may || busy}
        onChange={(wanted) => void run(() => draftApi.setAuto(leagueId, draftId, teamId, wanted))}
      />
      {failure !== null && (
        <p role="alert" className="pb-1 text-xs font-medium text-bad">
          {failure.text} {failure.fix}
        </p>
      )}
    </div>
  );
}

function List({
  teamId,
  pool: { byId },
  newRule,
  write,
}: {
  teamId: string;
  pool: Pool;
  newRule: ReactNode;
  write: (wish: Wish) => void;
}) {
  const { ui } = useScope();
  const queue = useQueue();
  const state = useCalmDraft();
  const { rules } = state;
  const team = state.teams.find(({ id }) => id === teamId);
  const judge = useJudgeOf(state, teamId);
  const { taken } = tallyOf(state.slots);
  const { wishes } = queue;
  const capUsed = team?.holdings.capUsed ?? 0;
  const places = useSpending(teamId)?.places ?? wishes.length;
  const onClock = useSeat().overall !== null;
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
      }),
    [wishes, byId, taken, judge, capUsed, rules.salaryCap, places],
  );
  // Finding Auto's pick by rank may judge every player, so it runs as a deferred update.
  const settled = useDeferredValue(wishes);
  const settledJudge = useDeferredValue(judge);
  const choice = useMemo(() => settledJudge?.automatic(settled) ?? null, [settledJudge, settled]);
  const chosen = choice?.wish === undefined ? undefined : settled[choice.wish];
  const next = chosen === undefined ? null : wishKey(chosen);
  const gone = lines.filter((line) => line.taken).length;
  const nameOf = (id: number) => byId.get(id)?.name ?? t.playerById({ id });

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
  const stays = (wish: Wish) => {
    const id = playerOf(wish);
    return id === null || !taken(id);
  };

  return (
    <>
      <div className="flex shrink-0 items-center gap-2 border-b border-line bg-sunken px-3 py-1.5 text-xs text-ink-2">
        <span className="min-w-0 flex-1 truncate">
          {choice === null
            ? t.autoFindsNoPlayer
            : sentence(choice.how === 'rank' ? t.autoWouldTakeByRank : t.autoWouldTake, {
                player: <span className="font-semibold text-ink">{choice.player.name}</span>,
              })}
        </span>
        {gone > 0 && (
          <Button size="sm" variant="quiet" onClick={() => queue.set(wishes.filter(stays))} className="-my-1">
            {t.removeDrafted({ count: gone })}
          </Button>
        )}
      </div>
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
              free={!costsCap(state)}
              mayDraft={onClock && line.legal && !line.waits}
              next={next === line.key}
              active={sortable.active === line.key}
              item={sortable.item(line.key)}
              handle={sortable.handle(line.key)}
              nameOf={nameOf}
              open={() => {
                if (line.entry === undefined) return write(line.wish);
                ui.setState({ selected: line.entry.id });
                showZone(ui, 'players');
              }}
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
