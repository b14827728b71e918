import { memo, useLayoutEffect, useMemo, useRef, useState, type UIEvent, type RefObject } from 'react';
import type { Slot } from '@crease/core/draft/draft.model.js';
import type { ChatMessage } from '@crease/core/realtime/socket-events.js';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { formatExact, formatTime } from '../../../ui/figures/time.js';
import { chatLines, LINES_AT_ONCE, type ChatLine, type PickedSlot } from './chat.model.js';
import { useDraft, useScope, useUi, useView } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { ReactButton, ReactionButtons, useReactions } from '../board/PickReactions.js';
import { failureText } from '../sync/draft-labels.js';
import * as t from './chat.words.en.js';

const NO_SLOTS: readonly Slot[] = [];
const NEAR_END = 80;

export function Messages() {
  const { room } = useScope();
  const state = useView((view) => view.chatState);
  const { frame, lines, earlier, back, onScroll } = useChatLines();
  if (state === 'loading') return <SkeletonRows rows={5} className="flex-1" />;
  if (state === 'failed')
    return <ErrorState message={t.chatNotLoaded} retry={() => room.loadChat()} className="flex-1" />;
  if (lines.length === 0) return <EmptyState className="flex-1" words={t.noMessagesYet} detail={t.everyoneReadsChat} />;
  return (
    <div
      ref={frame}
      role="log"
      aria-label={t.chat}
      tabIndex={0}
      onScroll={onScroll}
      className="scroll-slim min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-2 outline-offset-[-2px]"
    >
      {earlier && (
        <div className="flex flex-wrap items-center justify-center gap-2 pb-2">
          <Button size="sm" variant="quiet" busy={back.busy} onClick={() => void back.read()}>
            {t.showEarlier}
          </Button>
          <FormAlert message={back.failure} />
        </div>
      )}
      <ChatLines lines={lines} />
    </div>
  );
}

/** The latest lines, more of them on request. At the end, the frame scrolls along with new lines. */
function useChatLines() {
  const { room } = useScope();
  const messages = useView((view) => view.chat);
  const slots = useDraft((draft) => draft.slots);
  const withPicks = useUi((view) => view.chatPicks);
  const [layOut] = useState(chatLines);
  const earlier = useView((view) => view.chatEarlier !== null);
  const [count, setCount] = useState(LINES_AT_ONCE);
  const { lines, before } = useMemo(
    () => layOut(messages, withPicks ? slots : NO_SLOTS, count, !earlier),
    [layOut, messages, slots, withPicks, count, earlier],
  );
  const frame = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const back = useReadBack(frame, lines, async () => {
    atEnd.current = false;
    if (before < LINES_AT_ONCE) await room.readChatBack();
    setCount(count + LINES_AT_ONCE);
  });
  useLayoutEffect(() => {
    if (atEnd.current && frame.current !== null) frame.current.scrollTop = frame.current.scrollHeight;
  }, [lines]);
  return {
    frame,
    lines,
    /** There are lines before the first one shown. */
    earlier: before > 0 || earlier,
    back,
    onScroll({ currentTarget: box }: UIEvent<HTMLDivElement>) {
      atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
    },
  };
}

function ChatLines({ lines }: { lines: readonly ChatLine[] }) {
  const userId = useView((view) => view.userId);
  const teams = useTeamLabels();
  return (
    <ol>
      {lines.map((line, index) => {
        if (line.kind === 'pick')
          return (
            <ChatPick
              key={`pick-${line.slot.overall}`}
              slot={line.slot}
              team={teams.get(line.slot.ownerTeamId)?.name ?? ''}
            />
          );
        const { message } = line;
        return (
          <Message
            key={message.id}
            message={message}
            old={index < lines.length - LINES_AT_ONCE}
            own={message.userId === userId}
            follows={follows(lines[index - 1], message)}
            team={message.teamId === null ? null : (teams.get(message.teamId)?.name ?? null)}
          />
        );
      })}
    </ol>
  );
}

const CLOSE_MS = 3 * 60_000;
/** True for a message by the same author shortly after the previous one: its line omits the name. */
const follows = (before: ChatLine | undefined, message: ChatMessage) =>
  before?.kind === 'message' &&
  before.message.userId === message.userId &&
  Date.parse(message.at) - before.at < CLOSE_MS;

const Message = memo(function Message({
  message,
  old,
  own,
  follows: goesOn,
  team,
}: {
  message: ChatMessage;
  /** True for history that was loaded by scrolling back: screen readers do not announce it. */
  old: boolean;
  own: boolean;
  follows: boolean;
  team: string | null;
}) {
  return (
    <li aria-live={old ? 'off' : undefined} className={cx(goesOn ? 'mt-0.5' : 'mt-2.5 first:mt-0')}>
      {!goesOn && (
        <p className="flex items-baseline gap-1.5 text-xs">
          <span className={cx('font-semibold', own ? 'text-accent-text' : 'text-ink')}>
            {own ? t.you : message.name}
          </span>
          {team !== null && <span className="min-w-0 truncate text-ink-3">{team}</span>}
          <time
            dateTime={message.at}
            title={formatExact(Date.parse(message.at))}
            className="ml-auto shrink-0 text-ink-3"
          >
            {formatTime(Date.parse(message.at))}
          </time>
        </p>
      )}
      <p className="text-sm break-words whitespace-pre-wrap text-ink">{message.text}</p>
    </li>
  );
});

const ChatPick = memo(function ChatPick({ slot, team }: { slot: PickedSlot; team: string }) {
  const { player, overall } = slot;
  const reactions = useReactions(overall, player.id);
  return (
    // The room's live regions already announce picks; a live line would repeat them.
    <li aria-live="off" className="mt-2 rounded-md border border-line bg-sunken py-1.5 pr-1 pl-2.5 text-xs">
      <div className="flex items-center gap-2">
        <PositionTag position={player.position} />
        <p className="min-w-0 flex-1">
          <span className="block truncate text-sm font-semibold text-ink">{player.name}</span>
          <span className="block truncate text-ink-2">{t.pickAndTeam({ overall, team })}</span>
        </p>
        <span className="shrink-0 text-right text-ink-2">
          <Money as="price" amount={capHitOf(player)} className="block text-sm font-semibold text-ink" />
          <span className="block text-ink-3">{player.club}</span>
        </span>
        <ReactButton name={player.name} reactions={reactions} />
      </div>
      <ReactionButtons name={player.name} reactions={reactions} className="mt-1" />
    </li>
  );
});

/**
 * Loads older lines of a list. Keeps the scroll position while lines are added above, and the focus in the list when
 * the button disappears.
 */
function useReadBack(frame: RefObject<HTMLElement | null>, lines: unknown, load: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Distance of the view's top from the end, while lines are loading. */
  const fromEnd = useRef<number | null>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || fromEnd.current === null) return;
    box.scrollTop = box.scrollHeight - fromEnd.current;
  }, [frame, lines]);
  const read = async () => {
    const box = frame.current;
    if (busy || box === null) return;
    const inside = box.contains(document.activeElement);
    fromEnd.current = box.scrollHeight - box.scrollTop;
    setBusy(true);
    setFailure(null);
    try {
      await load();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
      // After rendering: the button may be gone, and the scroll position is restored.
      requestAnimationFrame(() => {
        fromEnd.current = null;
        if (inside && !box.contains(document.activeElement)) box.focus();
      });
    }
  };
  return { busy, failure, read };
}
