import { memo, Suspense, useDeferredValue, useState, type ComponentType, type ReactNode } from 'react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Maximize2 from 'lucide-react/icons/maximize-2';
import MessageSquare from 'lucide-react/icons/message-square';
import Minimize2 from 'lucide-react/icons/minimize-2';
import Shirt from 'lucide-react/icons/shirt';
import Users from 'lucide-react/icons/users';
import { CountBadge } from '../../../ui/marks/Badge.js';
import { IconButton } from '../../../ui/Button.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { moveFocus } from '../../../ui/roving.js';
import { isPhone, useLarge, usePhone, useWide } from '../../../ui/use-media.js';
import { useShort } from '../../../ui/use-short.js';
import { PlayersZone } from '../list/PlayersZone.js';
import { useDraft, useScope, useUi, useView } from '../state/room-context.js';
import { showZone, widenBoard, type Zone } from '../state/room-ui.store.js';
import { useQueue } from '../state/use-queue.js';
import * as t from './room.words.en.js';

// React keeps suspended content hidden for up to 0.3 s more. All screens but phones show the board at once. So its
// chunk is fetched before the room renders, and used directly if it has arrived.
let arrived: ComponentType | undefined;
const comeBoard = async () => {
  const { Board } = await import('../board/Board.js');
  arrived = Board;
  return { default: Board };
};
const LaterBoard = lazyPart(comeBoard);
if (!isPhone()) void comeBoard().catch(() => undefined);

function BoardZone() {
  const [Board] = useState(() => arrived ?? LaterBoard);
  return <Board />;
}

const BoardList = lazyPart(() => import('../board/BoardList.js').then((module) => ({ default: module.BoardList })));
const TeamZone = lazyPart(() => import('../team/TeamZone.js').then((module) => ({ default: module.TeamZone })));
const QueueZone = lazyPart(() => import('../queue/QueueZone.js').then((module) => ({ default: module.QueueZone })));
const ChatZone = lazyPart(() => import('../chat/ChatZone.js').then((module) => ({ default: module.ChatZone })));

const PARTS = { board: BoardZone, team: TeamZone, players: PlayersZone, queue: QueueZone, chat: ChatZone } as const;

export function RoomZones() {
  const phone = usePhone();
  const wide = useWide();
  const short = useShort();
  const large = useLarge();
  // On a low screen two zones at most: a player's panel opens next to the list, and a third of the width would not hold
  // both.
  if (short) return large ? <TwoZones /> : <ShortZone />;
  if (phone) return <OneZone />;
  return wide ? <ThreeZones /> : <TwoZones />;
}

const NAME: Record<Zone, string> = { board: t.board, team: t.team, players: t.players, queue: t.queue, chat: t.chat };
const ICON: Record<Zone, typeof Users> = {
  board: LayoutGrid,
  team: Shirt,
  players: Users,
  queue: ListOrdered,
  chat: MessageSquare,
};

// Memoised: a zone depends only on its props, so changes around it do not render it.
const Content = memo(function Content({ zone, list = false }: { zone: Zone; list?: boolean }) {
  const Part = zone === 'board' && list ? BoardList : PARTS[zone];
  return (
    <Suspense fallback={<SkeletonRows rows={12} />}>
      <Part />
    </Suspense>
  );
});

function useCount(zone: Zone): { count: number; words: string } | null {
  const unread = useView((view) => view.unread);
  const wishes = useQueue().wishes.length;
  const queued = useDraft((state) => state.status === 'ended') ? 0 : wishes;
  if (zone === 'chat') return { count: unread, words: t.newMessages({ count: unread }) };
  if (zone === 'queue') return { count: queued, words: t.playersQueued({ count: queued }) };
  return null;
}

function Column({
  zones,
  zone,
  after,
  className,
}: {
  zones: readonly Zone[];
  zone: Zone;
  after?: ReactNode;
  className?: string;
}) {
  const { ui } = useScope();
  // The switch responds at once; a zone that takes longer follows.
  const shown = useDeferredValue(zone);
  return (
    <section
      className={cx(
        'flex min-h-0 min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-1',
        className,
      )}
    >
      <div className="flex h-11 shrink-0 items-center border-b border-line pr-1.5">
        {zones.length === 1 ? (
          <h2 className="px-3.5 text-sm font-semibold text-ink">{NAME[zone]}</h2>
        ) : (
          <div
            role="tablist"
            aria-label={t.zone}
            onKeyDown={(event) => moveFocus(event, '[role=tab]', 'horizontal')?.click()}
            className="flex h-full"
          >
            {zones.map((one) => (
              <ZoneTab key={one} zone={one} chosen={one === zone} onChoose={() => showZone(ui, one)} />
            ))}
          </div>
        )}
        <div className="ml-auto">{after}</div>
      </div>
      <div
        role={zones.length === 1 ? 'region' : 'tabpanel'}
        aria-label={NAME[shown]}
        data-zone={shown}
        tabIndex={-1}
        className="min-h-0 flex-1"
      >
        <Content zone={shown} />
      </div>
    </section>
  );
}

const tab = (chosen: boolean) =>
  ({ type: 'button', role: 'tab', 'aria-selected': chosen, tabIndex: chosen ? 0 : -1 }) as const;

function ZoneTab({ zone, chosen, onChoose }: { zone: Zone; chosen: boolean; onChoose: () => void }) {
  const count = useCount(zone);
  return (
    <button
      {...tab(chosen)}
      onClick={onChoose}
      className={cx(
        'inline-flex h-full items-center gap-1.5 border-b-2 px-3.5 text-sm font-semibold outline-offset-[-2px]',
        chosen ? 'border-accent text-ink' : 'border-transparent text-ink-2 hover:text-ink',
      )}
    >
      {NAME[zone]}
      {count !== null &&
        (zone === 'chat' ? (
          <CountBadge count={chosen ? 0 : count.count} words={count.words} />
        ) : (
          count.count > 0 && <span className="text-xs font-medium text-ink-3">{count.count}</span>
        ))}
    </button>
  );
}

function ThreeZones() {
  const { ui } = useScope();
  const left = useUi((state) => state.left);
  const side = useUi((state) => state.side);
  const wideBoard = useUi((state) => state.wideBoard && state.left === 'board');
  return (
    <div
      className={cx(
        'grid min-h-0 flex-1 gap-2.5 p-2.5',
        wideBoard ? 'grid-cols-[minmax(0,1fr)_20rem]' : 'grid-cols-[minmax(0,1.15fr)_minmax(27rem,1fr)_20rem]',
      )}
    >
      <Column
        zones={['board', 'team']}
        zone={left}
        after={
          left === 'board' && (
            <IconButton
              size="sm"
              label={wideBoard ? t.showPlayersAgain : t.widenBoard}
              aria-pressed={wideBoard}
              icon={wideBoard ? <Minimize2 size={16} aria-hidden="true" /> : <Maximize2 size={16} aria-hidden="true" />}
              onClick={() => widenBoard(ui, !wideBoard)}
            />
          )
        }
      />
      <Column zones={['players']} zone="players" className={wideBoard ? 'hidden' : ''} />
      <Column zones={['queue', 'chat']} zone={side} />
    </div>
  );
}

function TwoZones() {
  const left = useUi((state) => state.left);
  const right = useUi((state) => state.right);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-2 gap-2 p-2 short:max-xl:grid-cols-[minmax(0,1fr)_37rem]">
      <Column zones={['board', 'team']} zone={left} />
      <Column zones={['players', 'queue', 'chat']} zone={right} />
    </div>
  );
}

const ALL: readonly Zone[] = ['board', 'team', 'players', 'queue', 'chat'];

/** One zone on screens that show a single zone. The switch responds at once; a zone that takes longer follows. */
function TabPanel({ zone, list = false, className }: { zone: Zone; list?: boolean; className?: string }) {
  const shown = useDeferredValue(zone);
  return (
    <div
      role="tabpanel"
      aria-label={NAME[shown]}
      data-zone={shown}
      tabIndex={-1}
      className={cx('min-h-0 overflow-hidden bg-surface', className)}
    >
      <Content zone={shown} list={list} />
    </div>
  );
}

function OneZone() {
  const { ui } = useScope();
  const zone = useUi((state) => state.single);
  return (
    <>
      <TabPanel zone={zone} list className="flex-1" />
      <div
        role="tablist"
        aria-label={t.zone}
        onKeyDown={(event) => moveFocus(event, '[role=tab]', 'horizontal')?.click()}
        className="grid h-14 shrink-0 grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] [height:calc(3.5rem+env(safe-area-inset-bottom))]"
      >
        {ALL.map((one) => (
          <PhoneTab key={one} zone={one} chosen={one === zone} onChoose={() => showZone(ui, one)} />
        ))}
      </div>
    </>
  );
}

/** On a phone in landscape the tabs are next to the zone, where they take no height. */
function ShortZone() {
  const { ui } = useScope();
  const zone = useUi((state) => state.single);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[4rem_minmax(0,1fr)] tiny:grid-cols-[2.75rem_minmax(0,1fr)]">
      <div
        role="tablist"
        aria-label={t.zone}
        aria-orientation="vertical"
        onKeyDown={(event) => moveFocus(event, '[role=tab]', 'vertical')?.click()}
        className="grid grid-rows-5 border-r border-line bg-surface pl-[env(safe-area-inset-left)]"
      >
        {ALL.map((one) => (
          <PhoneTab key={one} zone={one} chosen={one === zone} onChoose={() => showZone(ui, one)} />
        ))}
      </div>
      <TabPanel zone={zone} />
    </div>
  );
}

function PhoneTab({ zone, chosen, onChoose }: { zone: Zone; chosen: boolean; onChoose: () => void }) {
  const Icon = ICON[zone];
  const count = useCount(zone);
  return (
    <button
      {...tab(chosen)}
      onClick={onChoose}
      className={cx(
        'relative flex flex-col-reverse items-center justify-center gap-0.5 text-xs font-medium outline-offset-[-3px]',
        chosen ? 'text-accent-text' : 'text-ink-2',
      )}
    >
      <span className="tiny:sr-only">{NAME[zone]}</span>
      <span className="relative">
        <Icon size={20} aria-hidden="true" />
        {count !== null && count.count > 0 && !chosen && (
          <CountBadge count={count.count} words={count.words} className="absolute -top-1.5 -right-3.5" />
        )}
      </span>
      {chosen && (
        <span
          aria-hidden="true"
          className="absolute inset-x-4 top-0 h-0.5 bg-accent short:inset-x-auto short:inset-y-3 short:left-0 short:h-auto short:w-0.5"
        />
      )}
    </button>
  );
}
