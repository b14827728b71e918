import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import Bot from 'lucide-react/icons/bot';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import ListOrdered from 'lucide-react/icons/list-ordered';
import X from 'lucide-react/icons/x';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { Button, IconButton } from '../../ui/Button.js';
import { CapSpace } from '../../ui/CapBar.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Money } from '../../ui/Money.js';
import { ErrorState } from '../../ui/Panel.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { Switch } from '../../ui/Switch.js';
import { PositionTag } from '../../ui/tags.js';
import { cx } from '../../ui/cx.js';
import { SortWords, moved, useSortable, type Sortable } from '../../ui/use-sortable.js';
import { useSpending } from './CapCockpit.js';
import { draftApi } from './draft.data.js';
import { useDraft, useScope, useView } from './room-context.js';
import { useCommand, useJudge, useMay, useSeat, useTaken, useTeams } from './room-hooks.js';
import { showZone } from './room-ui.store.js';
import { ChargeNote } from './ChargeNote.js';
import { queueLines, type QueueLine } from './queue.model.js';
import { useQueue } from './use-queue.js';

/** The user's wishes in order. Auto takes the first of them that is legal. */
export function QueueZone() {
  const { pool, ui } = useScope();
  const teamId = useView((view) => view.my.teamIds[0] ?? null);
  const queue = useQueue();
  const ended = useDraft((state) => state.status === 'ended');
  if (ended)
    return (
      <EmptyState
        className="h-full"
        icon={<ListOrdered size={20} aria-hidden="true" />}
        words="The draft has ended"
        detail="There is nothing left to queue for."
      />
    );
  if (teamId === null)
    return (
      <EmptyState
        className="h-full"
        icon={<ListOrdered size={20} aria-hidden="true" />}
        words="You have no team in this draft"
        detail="A queue belongs to the manager of a team."
      />
    );
  if (queue.status === 'failed')
    return (
      <ErrorState message={queue.failure ?? 'The queue could not be loaded.'} retry={queue.retry} className="h-full" />
    );
  if (queue.status === 'loading' || pool === null) return <SkeletonRows rows={6} />;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Auto teamId={teamId} />
      {queue.failure !== null && (
        <p role="alert" className="flex items-center gap-2 border-b border-line bg-bad-soft px-3 py-2 text-xs text-bad">
          <CircleAlert size={14} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 flex-1">{queue.failure}</span>
          <Button size="sm" onClick={queue.retry}>
            Save again
          </Button>
        </p>
      )}
      {queue.ids.length === 0 ? (
        <EmptyState
          className="flex-1"
          icon={<ListOrdered size={20} aria-hidden="true" />}
          words="Your queue is empty"
          detail="Queue players you want. When your clock runs out, Auto takes the first of them that fits."
          action={
            <Button size="sm" onClick={() => showZone(ui, 'players')} className="xl:hidden">
              Find players
            </Button>
          }
        />
      ) : (
        <List teamId={teamId} byId={pool.byId} />
      )}
    </div>
  );
}

function Auto({ teamId }: { teamId: string }) {
  const { leagueId, draftId } = useScope();
  const team = useTeams().get(teamId);
  const { may } = useMay('setAuto');
  const { run, busy, failure } = useCommand();
  if (team === undefined) return null;
  const on = team.auto !== 'off';
  return (
    <div className="shrink-0 border-b border-line px-3 py-1">
      <Switch
        label="Auto"
        hint={on ? 'On: picks are made for you' : 'Off: only when your clock runs out'}
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

function List({ teamId, byId }: { teamId: string; byId: ReadonlyMap<number, PoolEntry> }) {
  const { ui } = useScope();
  const queue = useQueue();
  const rules = useDraft((state) => state.rules);
  const rookies = useDraft((state) => state.type === 'rookie');
  const team = useTeams().get(teamId);
  const judge = useJudge(teamId);
  const taken = useTaken();
  const { ids } = queue;
  const capUsed = team?.holdings.capUsed ?? 0;
  const places = useSpending(teamId)?.places ?? ids.length;
  const onClock = useSeat().overall !== null;
  const lines = useMemo(
    () =>
      queueLines(ids, byId, {
        isTaken: taken,
        allows: (id) => judge?.allows(id) ?? true,
        capUsed,
        cap: rules.salaryCap,
        places,
      }),
    [ids, byId, taken, judge, capUsed, rules.salaryCap, places],
  );
  // To find whom Auto takes by rank may mean judging everybody: it follows when there is time.
  const settled = useDeferredValue(ids);
  const settledJudge = useDeferredValue(judge);
  const choice = useMemo(() => settledJudge?.automatic(settled) ?? null, [settledJudge, settled]);
  const gone = lines.filter((line) => line.taken).length;

  const sortable = useSortable(ids, queue.set, (id) => byId.get(id)?.name ?? 'The player');
  const move = (from: number, to: number) => {
    if (to >= 0 && to < ids.length) queue.set(moved(ids, from, to));
  };
  // Where the focus goes when the line that had it is gone: to the one that takes its place.
  const removed = useRef<number | null>(null);
  const remove = (id: number, index: number) => {
    removed.current = index;
    queue.set(ids.filter((other) => other !== id));
    if (ids.length === 1) document.querySelector<HTMLElement>('[data-zone="queue"]')?.focus();
  };
  const { list } = sortable;
  useEffect(() => {
    if (removed.current === null) return;
    const left = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    left[Math.min(removed.current, left.length - 1)]?.focus();
    removed.current = null;
  }, [ids, list]);

  return (
    <>
      <div className="flex shrink-0 items-center gap-2 border-b border-line bg-sunken px-3 py-1.5 text-xs text-ink-2">
        <span className="min-w-0 flex-1 truncate">
          {choice === null ? (
            'Auto finds nobody who fits.'
          ) : (
            <>
              Auto would take <span className="font-semibold text-ink">{choice.player.name}</span>
              {choice.how === 'rank' && ', by rank: nobody in the queue fits'}
            </>
          )}
        </span>
        {gone > 0 && (
          <Button size="sm" variant="quiet" onClick={() => queue.set(ids.filter((id) => !taken(id)))} className="-my-1">
            {`Remove ${gone} drafted`}
          </Button>
        )}
      </div>
      <SortWords words={sortable.words} />
      <ol
        ref={sortable.list}
        aria-label="Your queue"
        className="scroll-slim min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        {lines.map((line, index) => (
          <Line
            key={line.id}
            line={line}
            place={index + 1}
            last={index === lines.length - 1}
            teamId={teamId}
            rookies={rookies}
            mayDraft={onClock && line.legal}
            next={choice?.how === 'queue' && choice.player.id === line.id}
            active={sortable.active === line.id}
            item={sortable.item(line.id)}
            handle={sortable.handle(line.id)}
            open={() => {
              ui.setState({ selected: line.id });
              showZone(ui, 'players');
            }}
            up={() => move(index, index - 1)}
            down={() => move(index, index + 1)}
            remove={() => remove(line.id, index)}
          />
        ))}
      </ol>
    </>
  );
}

interface LineProps {
  line: QueueLine;
  place: number;
  last: boolean;
  teamId: string;
  rookies: boolean;
  /** It is the user's turn, and the player fits. */
  mayDraft: boolean;
  next: boolean;
  active: boolean;
  item: ReturnType<Sortable<number>['item']>;
  handle: ReturnType<Sortable<number>['handle']>;
  open: () => void;
  up: () => void;
  down: () => void;
  remove: () => void;
}

function Line({
  line,
  place,
  last,
  teamId,
  rookies,
  mayDraft,
  next,
  active,
  item,
  handle,
  open,
  up,
  down,
  remove,
}: LineProps) {
  const { entry } = line;
  const name = entry?.name ?? `Player ${line.id}`;
  return (
    <li
      {...item}
      className={cx(
        'group relative flex min-h-13 items-center gap-1.5 border-b border-line pr-1.5',
        active ? 'bg-raised shadow-2' : next ? 'bg-accent-soft' : 'bg-surface',
        line.taken && 'opacity-60',
      )}
    >
      <button
        {...handle}
        type="button"
        aria-label={`Move ${name}, number ${place}`}
        className="flex h-13 w-8 shrink-0 cursor-grab touch-none items-center justify-center text-ink-3 outline-offset-[-2px] hover:text-ink active:cursor-grabbing"
      >
        <GripVertical size={16} aria-hidden="true" />
      </button>
      <span className="w-4 shrink-0 text-right text-xs text-ink-3">{place}</span>
      <button type="button" onClick={open} className="min-w-0 flex-1 px-1 py-1.5 text-left outline-offset-[-2px]">
        <span className="flex items-center gap-1.5">
          {entry !== undefined && (
            <PositionTag position={entry.position} detail={entry.detail} className="h-4 min-w-4" />
          )}
          <span className={cx('truncate font-semibold', line.taken ? 'text-ink-3 line-through' : 'text-ink')}>
            {name}
          </span>
        </span>
        <span className="mt-0.5 flex items-center gap-1.5 overflow-hidden text-xs text-ink-3">
          {line.taken ? (
            'Drafted'
          ) : (
            <>
              {next && (
                <span
                  className="inline-flex items-center gap-1 font-semibold text-accent-text"
                  title="Auto would take this player next"
                >
                  <Bot size={12} aria-hidden="true" />
                  Next
                </span>
              )}
              {!line.legal && <span className="font-medium whitespace-nowrap text-bad">Does not fit</span>}
              {!rookies && entry !== undefined && (
                <>
                  <Money amount={capHitOf(entry)} />
                  <ChargeNote player={entry} teamId={teamId} type="general" />
                </>
              )}
              {!rookies && line.spaceAfter !== null && (
                <span
                  className="inline-flex items-center gap-1"
                  title="Cap space after this and all before it in the queue"
                >
                  <span aria-hidden="true">→</span>
                  <CapSpace space={line.spaceAfter} className="text-xs" />
                </span>
              )}
            </>
          )}
        </span>
      </button>
      {mayDraft && (
        <Button size="sm" variant="primary" onClick={open} aria-label={`Draft ${name}`}>
          Draft
        </Button>
      )}
      {/* Above the end of the name, never of the figures, and only while the pointer or the focus is here. */}
      <span className="absolute top-0.5 right-1 flex items-center bg-inherit opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:static pointer-coarse:opacity-100">
        <IconButton
          label={`Move ${name} up`}
          size="sm"
          disabled={place === 1}
          icon={<ChevronUp size={16} aria-hidden="true" />}
          onClick={up}
          className="pointer-coarse:hidden"
        />
        <IconButton
          label={`Move ${name} down`}
          size="sm"
          disabled={last}
          icon={<ChevronDown size={16} aria-hidden="true" />}
          onClick={down}
          className="pointer-coarse:hidden"
        />
        <IconButton
          label={`Remove ${name}`}
          data-remove=""
          size="sm"
          icon={<X size={16} aria-hidden="true" />}
          onClick={remove}
        />
      </span>
    </li>
  );
}
