import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import Send from 'lucide-react/icons/send';
import type { ChatMessage } from '@crease/core/realtime/socket-events.js';
import { Button, IconButton } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { controlClass } from '../../../ui/fields/Field.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { formatExact, formatTime } from '../../../ui/figures/time.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { ChatPick } from './ChatPick.js';
import { LONGEST_MESSAGE, sendWords } from '../state/chat-outbox.js';
import { chatLines, LINES_AT_ONCE, type ChatLine } from './chat.model.js';
import { useReadBack } from './use-read-back.js';
import { useDraft, useScope, useUi, useView } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import * as t from './chat.words.en.js';

const NO_SLOTS: readonly Slot[] = [];
const NEAR_END = 80;

export function ChatZone() {
  const { room } = useScope();
  useEffect(() => {
    const seen = () => room.chatSeen(document.visibilityState === 'visible');
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      room.chatSeen(false);
    };
  }, [room]);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Present />
      <Messages />
      <Compose />
    </div>
  );
}

function Present() {
  const present = useView((view) => view.present);
  const live = useView((view) => view.connection === 'live');
  const teams = useTeamLabels();
  return (
    <div className="relative shrink-0">
      <PicksSwitch />
      <details className="group border-b border-line">
        <summary className="flex h-10 items-center gap-2 px-3 text-xs font-medium text-ink-2 outline-offset-[-2px]">
          <span aria-hidden="true" className={cx('size-2 rounded-full', live ? 'bg-good-fill' : 'bg-line-strong')} />
          {/* Without a connection the number of people present is unknown. */}
          {live ? t.peopleHere({ count: present.length }) : t.notConnected}
          <span className="mr-16 ml-auto flex gap-1">
            {present.slice(0, 6).map((user) => (
              <Monogram key={user.userId} name={user.name} picture={user.picture} size="xs" shape="round" />
            ))}
          </span>
        </summary>
        <ul aria-label={t.whoIsHere} className="scroll-slim max-h-48 overflow-y-auto border-t border-line">
          {present.map((user) => (
            <li key={user.userId} className="flex min-h-9 items-center gap-2 px-3 text-sm">
              <Monogram name={user.name} picture={user.picture} size="xs" shape="round" />
              <span className="min-w-0 truncate font-medium text-ink">{user.name}</span>
              <span className="ml-auto max-w-32 truncate text-xs text-ink-3">
                {user.teamId === null ? t.watching : teams.get(user.teamId)?.name}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function PicksSwitch() {
  const { ui } = useScope();
  const shown = useUi((state) => state.chatPicks);
  return (
    <button
      type="button"
      aria-pressed={shown}
      title={shown ? t.hidePicks : t.showPicks}
      onClick={() => ui.setState({ chatPicks: !shown })}
      className={cx(
        'absolute top-1.5 right-2 h-7 rounded-full border px-2.5 text-xs font-medium',
        shown ? 'border-accent-line bg-accent-soft text-accent-text' : 'border-line text-ink-2 hover:bg-hover',
      )}
    >
      {t.picks}
    </button>
  );
}

function Messages() {
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
  const state = useView((view) => view.chatState);
  const userId = useView((view) => view.userId);
  const teams = useTeamLabels();
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
      onScroll={({ currentTarget: box }) => {
        atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
      }}
      className="scroll-slim min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-2 outline-offset-[-2px]"
    >
      {(before > 0 || earlier) && (
        <div className="flex flex-wrap items-center justify-center gap-2 pb-2">
          <Button size="sm" variant="quiet" busy={back.busy} onClick={() => void back.read()}>
            {t.showEarlier}
          </Button>
          <FormAlert message={back.failure} />
        </div>
      )}
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
    </div>
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

function Compose() {
  const { room, ui } = useScope();
  const connected = useView((view) => view.connection === 'live');
  const text = useUi((state) => state.words);
  const failure = useUi((state) => state.chatFailure);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (connected) sendWords(ui, room);
      }}
      className="flex shrink-0 flex-col gap-1 border-t border-line p-2"
    >
      {failure !== null && (
        <p role="alert" className="text-xs text-bad">
          {failure}
        </p>
      )}
      <div className="flex gap-1.5">
        <input
          aria-label={t.message}
          placeholder={connected ? t.saySomething : t.waitingForConnection}
          value={text}
          maxLength={LONGEST_MESSAGE}
          autoComplete="off"
          onChange={(event) => ui.setState({ words: event.target.value, chatFailure: null })}
          className={controlClass}
        />
        <IconButton
          type="submit"
          label={t.sendMessage}
          variant="primary"
          disabled={text.trim() === '' || !connected}
          icon={<Send size={16} aria-hidden="true" />}
        />
      </div>
    </form>
  );
}
