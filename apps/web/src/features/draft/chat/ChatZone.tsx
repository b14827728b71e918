import { useEffect } from 'react';
import Send from 'lucide-react/icons/send';
import { IconButton } from '../../../ui/Button.js';
import { controlClass } from '../../../ui/fields/Field.js';
import { LONGEST_MESSAGE, sendWords } from '../state/chat-outbox.js';
import { useScope, useUi, useView } from '../state/room-context.js';
import { Messages } from './Messages.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { cx } from '../../../ui/cx.js';
import { useTeamLabels } from '../state/room-hooks.js';
import * as t from './chat.words.en.js';

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
      <PeopleInRoom />
      <Messages />
      <Compose />
    </div>
  );
}

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

function PeopleInRoom() {
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
