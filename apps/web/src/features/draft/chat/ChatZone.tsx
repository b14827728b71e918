import { useEffect } from 'react';
import Send from 'lucide-react/icons/send';
import { IconButton } from '../../../ui/Button.js';
import { controlClass } from '../../../ui/fields/Field.js';
import { LONGEST_MESSAGE, sendWords } from '../state/chat-outbox.js';
import { useScope, useUi, useView } from '../state/room-context.js';
import { Messages } from './Messages.js';
import { Present } from './Present.js';
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
      <Present />
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
