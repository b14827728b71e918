import { useState } from 'react';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { ShowMore } from '../../ui/lists/ShowMore.js';
import { cx } from '../../ui/cx.js';
import { useHistory } from './account.data.js';
import * as t from './account.words.en.js';

const SIGN_INS: readonly string[] = [
  'signedUp',
  'signedIn',
  'signedOut',
  'signInFailed',
  'signInRefused',
  'sessionEnded',
  'sessionsEnded',
  'sessionIdle',
  'tokenReused',
  'socialRefused',
];
/** Events that the owner may not have caused; they are highlighted. */
const ALARMING: readonly string[] = [
  'signInFailed',
  'signInRefused',
  'signUpRefused',
  'tokenReused',
  'passwordRefused',
  'resetReused',
  'socialRefused',
  'invitationMisused',
];

export function HistoryPanel() {
  const query = useHistory();
  const [view, setView] = useState<'sign-ins' | 'changes'>('sign-ins');
  const all = query.data?.pages.flatMap((page) => page.events) ?? [];
  const events = all.filter((event) => SIGN_INS.includes(event.kind) === (view === 'sign-ins'));
  return (
    <Panel
      title={t.history}
      flush
      state={panelState(query)}
      actions={
        <SegmentedControl
          label={t.whatToShow}
          value={view}
          onChange={setView}
          options={[
            { value: 'sign-ins', label: t.signIns },
            { value: 'changes', label: t.security },
          ]}
        />
      }
      footer={query.hasNextPage ? <ShowMore query={query} /> : undefined}
    >
      {events.length === 0 ? (
        <p className="px-4 py-8 text-center text-sm text-ink-3">
          {view === 'sign-ins' ? t.noSignInsYet : t.noChangesYet}
        </p>
      ) : (
        <ol
          aria-label={view === 'sign-ins' ? t.signIns : t.securityEvents}
          className="scroll-slim max-h-112 overflow-y-auto"
          tabIndex={0}
        >
          {events.map((event) => {
            const alarming = ALARMING.includes(event.kind);
            return (
              <li key={event.id} className="flex gap-3 border-b border-line px-4 py-1.5 last:border-b-0">
                <span className="min-w-0 flex-1">
                  <span
                    className={cx('flex items-start gap-1.5 text-sm', alarming ? 'font-medium text-warn' : 'text-ink')}
                  >
                    {alarming && <ShieldAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />}
                    {event.text}
                  </span>
                  <span className="block text-xs text-ink-3">
                    {[event.device, event.address].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <RelativeTime at={event.at} className="shrink-0 text-xs text-ink-3" />
              </li>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}
