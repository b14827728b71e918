import { Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import InboxIcon from 'lucide-react/icons/inbox';
import type { InboxRequest } from '@crease/core/trades/inbox.answers.js';
import { useInbox } from '../../features/notifications/inbox-data.js';
import type { LoadedLeague } from '../../features/open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { CountBadge } from '../../ui/marks/Badge.js';
import { buttonClass } from '../../ui/Button.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { Popover } from '../../ui/layers/Popover.js';
import { cx } from '../../ui/cx.js';
import { showToast } from '../../ui/layers/toast.js';
import * as t from './layouts.words.en.js';

const InboxList = lazyPart(() => import('./HeaderLists.js'), 'InboxList');

/** Trade requests in all of the user's leagues. */
export function Inbox({
  league,
  shown,
  open,
  setOpen,
}: {
  league: LoadedLeague | undefined;
  /** False without room for the button, which also announces new requests. */
  shown: boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
}) {
  const opener = useRef<HTMLButtonElement>(null);
  const inbox = useInbox();
  const count = inbox.data?.length ?? 0;
  useNewRequests(inbox.data, league?.league.league_id);
  if (!shown) return null;
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={cx(buttonClass('quiet'), 'relative px-2.5')}
      >
        <InboxIcon size={18} aria-hidden="true" />
        <span className="sr-only lg:not-sr-only">{t.inbox}</span>
        <CountBadge
          count={count}
          words={t.tradeRequestCount({ count })}
          className="absolute top-0 right-0 lg:static rail:right-3"
        />
      </button>
      <Popover open={open} anchor={opener} align="end" label={t.inbox} onClose={() => setOpen(false)} className="w-80">
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <InboxList query={inbox} league={league} onChoose={() => setOpen(false)} />
        </Suspense>
      </Popover>
    </>
  );
}

/** Shows toasts for requests that arrive while the page is open. */
function useNewRequests(requests: readonly InboxRequest[] | undefined, here: string | undefined) {
  const navigate = useNavigate();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (requests === undefined) return;
    const before = known.current;
    known.current = new Set(requests.map((request) => request.trade_id));
    for (const request of before === null ? [] : requests) {
      if (before?.has(request.trade_id) === true) continue;
      showToast({
        kind: 'info',
        text:
          request.league_id === here
            ? t.tradeRequestReceived({ sender: request.requested_by_name })
            : t.tradeRequestReceivedIn({ sender: request.requested_by_name, league: request.league_name }),
        action: { label: t.open, run: () => void navigate(paths.trade(request.league_id, request.trade_id)) },
      });
    }
  }, [requests, here, navigate]);
}
