import { memo, Suspense, useState, type ComponentType } from 'react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import ListOrdered from 'lucide-react/icons/list-ordered';
import MessageSquare from 'lucide-react/icons/message-square';
import Shirt from 'lucide-react/icons/shirt';
import Users from 'lucide-react/icons/users';
import { CountBadge } from '../../../ui/marks/Badge.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { isPhone } from '../../../ui/use-media.js';
import { PlayersZone } from '../list/PlayersZone.js';
import { useDraft, useView } from '../state/room-context.js';
import type { Zone } from '../state/room-ui.store.js';
import { useQueue } from '../state/use-queue.js';
import * as t from './room.words.en.js';

// React hides suspended content for up to 0.3 s more, so the board's chunk is fetched before the room renders.
let arrived: ComponentType | undefined;
const comeBoard = async () => {
  const { Board } = await import('../board/Board.js');
  arrived = Board;
  return { default: Board };
};
const LaterBoard = lazyPanel(comeBoard);
if (!isPhone()) void comeBoard().catch(() => undefined);

function BoardZone() {
  const [Board] = useState(() => arrived ?? LaterBoard);
  return <Board />;
}

const BoardList = lazyPanel(() => import('../board/BoardList.js'), 'BoardList');
const TeamZone = lazyPanel(() => import('../team/TeamZone.js'), 'TeamZone');
const QueueZone = lazyPanel(() => import('../queue/QueueZone.js'), 'QueueZone');
const ChatZone = lazyPanel(() => import('../chat/ChatZone.js'), 'ChatZone');

const PARTS = { board: BoardZone, team: TeamZone, players: PlayersZone, queue: QueueZone, chat: ChatZone } as const;

export const NAME: Record<Zone, string> = {
  board: t.board,
  team: t.team,
  players: t.players,
  queue: t.queue,
  chat: t.chat,
};
const ICON: Record<Zone, typeof Users> = {
  board: LayoutGrid,
  team: Users,
  players: Shirt,
  queue: ListOrdered,
  chat: MessageSquare,
};

// A zone depends only on its props, so changes around it do not render it.
export const Content = memo(function Content({ zone, list = false }: { zone: Zone; list?: boolean }) {
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

const tab = (chosen: boolean) =>
  ({ type: 'button', role: 'tab', 'aria-selected': chosen, tabIndex: chosen ? 0 : -1 }) as const;

export function ZoneTab({ zone, chosen, onChoose }: { zone: Zone; chosen: boolean; onChoose: () => void }) {
  const count = useCount(zone);
  return (
    <button
      {...tab(chosen)}
      data-coach={zone}
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

export function RailButton({ zone, onChoose }: { zone: Zone; onChoose: () => void }) {
  const Icon = ICON[zone];
  const count = useCount(zone);
  return (
    <button
      type="button"
      aria-expanded={false}
      data-coach={zone}
      onClick={onChoose}
      className="flex w-full flex-col items-center gap-2 rounded-md py-2.5 text-sm font-semibold text-ink-2 outline-offset-[-3px] hover:bg-hover hover:text-ink"
    >
      <Icon size={18} aria-hidden="true" />
      <span className="[writing-mode:vertical-rl]">{NAME[zone]}</span>
      {count !== null && <CountBadge count={count.count} words={count.words} />}
    </button>
  );
}

export function PhoneTab({ zone, chosen, onChoose }: { zone: Zone; chosen: boolean; onChoose: () => void }) {
  const Icon = ICON[zone];
  const count = useCount(zone);
  return (
    <button
      {...tab(chosen)}
      data-coach={zone}
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
