import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarAddress } from '@crease/core/notifications/notification.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { useChange } from '../../platform/requests/use-change.js';
import { Button } from '../../ui/Button.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { showToast } from '../../ui/layers/toast.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './notifications.words.en.js';

// Below the preferences' key: a change on another device invalidates both.
const KEY = [...keys.preferences, 'calendar'] as const;

export function CalendarPanel() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => request('GET /calendar/address', { signal }) });
  const change = useChange({
    send: (what: 'POST' | 'DELETE') =>
      what === 'POST' ? request('POST /calendar/address') : request('DELETE /calendar/address'),
    onDone: (answer) => client.setQueryData<CalendarAddress>(KEY, answer),
    onError: (error) => showToast({ kind: 'error', text: error.message }),
  });
  const answer = query.data;
  const address = answer?.address ?? null;
  return (
    <Panel title={t.calendar} state={panelState(query)} skeleton={<SkeletonRows rows={2} lead={false} />}>
      <p className="mb-3 text-sm text-ink-2">{t.calendarHint}</p>
      {address === null ? (
        <Button busy={change.isPending} onClick={() => change.mutate('POST')}>
          {t.makeCalendarAddress}
        </Button>
      ) : (
        <>
          <label className="block text-xs text-ink-3" htmlFor="calendar-address">
            {t.calendarAddressHint}
          </label>
          <input
            id="calendar-address"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            className="mt-1 h-control w-full rounded-md border border-line-strong bg-surface px-3 text-sm"
          />
          <p className="mt-1 text-xs text-ink-3">
            {answer?.asked_at == null
              ? t.calendarNeverLoaded
              : sentence(t.calendarLastLoaded, { time: <RelativeTime at={answer.asked_at} /> })}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={() => void copy(address)}>{t.copyAddress}</Button>
            <Button variant="quiet" busy={change.isPending} onClick={() => change.mutate('POST')}>
              {t.replaceAddress}
            </Button>
            <Button variant="quiet" busy={change.isPending} onClick={() => change.mutate('DELETE')}>
              {t.takeAddressBack}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ kind: 'success', text: t.calendarAddressCopied });
  } catch {
    showToast({
      kind: 'error',
      text: t.browserRefusedCopying,
      detail: t.copyAddressYourselfHint,
    });
  }
}
