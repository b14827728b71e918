import { useState } from 'react';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import type { SessionsEndedAnswer } from '@crease/core/auth/auth.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { signOut } from '../../platform/session/auth-store.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Button } from '../../ui/Button.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { toastWhile } from '../../ui/layers/toast.js';
import { useRefresh, useSessions } from './account.data.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './account.words.en.js';

const PHONE = /iPhone|iPad|Android/;

export function SessionsPanel() {
  const query = useSessions();
  const refresh = useRefresh();
  const [ending, setEnding] = useState<string | null>(null);
  const sessions = query.data ?? [];
  const others = sessions.filter((session) => !session.current).length;

  const end = (which: string, ask: () => Promise<SessionsEndedAnswer>, success: (ended: number) => string) => {
    setEnding(which);
    void toastWhile(ask(), {
      loading: t.signingOut,
      success: ({ ended }) => success(ended),
    })
      .catch(() => undefined)
      .finally(() => {
        setEnding(null);
        refresh();
      });
  };

  return (
    <Panel
      title={t.devices}
      flush
      state={panelState(query)}
      actions={
        others > 0 ? (
          <Button
            size="sm"
            busy={ending === 'all'}
            onClick={() =>
              end(
                'all',
                () => request('DELETE /auth/sessions'),
                (ended) => (ended === 1 ? t.otherSessionSignedOut : t.otherSessionsSignedOut({ count: ended })),
              )
            }
          >
            {t.signOutAllOthers}
          </Button>
        ) : undefined
      }
    >
      <ul aria-label={t.sessions} className="scroll-slim max-h-112 overflow-y-auto">
        {sessions.map((session) => (
          <Session
            key={session.session_id}
            session={session}
            ending={ending === session.session_id}
            onEnd={() =>
              end(
                session.session_id,
                () => request('DELETE /auth/sessions/:session_id', { session_id: session.session_id }),
                () => t.deviceSignedOut({ device: session.device }),
              )
            }
          />
        ))}
      </ul>
    </Panel>
  );
}

function Session({
  session,
  ending,
  onEnd,
}: {
  session: NonNullable<ReturnType<typeof useSessions>['data']>[number];
  ending: boolean;
  onEnd: () => void;
}) {
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-md bg-sunken text-ink-2">
        {PHONE.test(session.device) ? (
          <Smartphone size={18} aria-hidden="true" />
        ) : (
          <Monitor size={18} aria-hidden="true" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {session.device}
          {session.current && <Badge tone="accent">{t.thisDevice}</Badge>}
          {session.kept && <Badge>{t.keptSignedIn}</Badge>}
        </span>
        <span className="block text-xs text-ink-3">
          {sentence(t.sessionTimes, {
            seen: <RelativeTime at={session.last_seen_at} />,
            signedIn: <RelativeTime at={session.created_at} />,
          })}
          {session.address !== null && <> · {session.address}</>}
        </span>
      </span>
      {session.current ? (
        <Button size="sm" onClick={() => void signOut()}>
          {t.signOut}
        </Button>
      ) : (
        <Button size="sm" busy={ending} aria-label={t.signOutDevice({ device: session.device })} onClick={onEnd}>
          {t.signOut}
        </Button>
      )}
    </li>
  );
}
