import { Suspense, useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { draftName } from '@crease/core/draft/draft-name.words.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { PresentUser } from '@crease/core/realtime/socket-events.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { Button } from '../../../ui/Button.js';
import { Countdown } from '../../../ui/figures/Countdown.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { formatExact } from '../../../ui/figures/time.js';
import { showToast } from '../../../ui/layers/toast.js';
import { useTeamPeople } from '../state/use-people.js';
import { OwnCheckIn, RollCall } from './CheckIn.js';
import { downloadNight } from '../sync/draft-files.js';
import { failureText } from '../sync/draft-labels.js';
import * as t from './lobby.words.en.js';

const NightDialog = lazyPart(() => import('./NightDialog.js'));

export function NightPanel({
  leagueId,
  snapshot,
  present,
  offset,
  changed,
}: {
  leagueId: string;
  snapshot: DraftSnapshot;
  present: readonly PresentUser[];
  /** Server clock minus browser clock, in milliseconds. */
  offset: number;
  changed: () => Promise<void>;
}) {
  const { state, my } = snapshot;
  const { league } = useLoadedLeague(leagueId);
  const peopleOf = useTeamPeople(leagueId);
  const [setting, setSetting] = useState(false);
  const own = my.teamIds[0];
  // A mock has no date and no check-in; its creator begins it.
  if (state.kind === 'mock') return null;
  return (
    <div className="grid gap-x-6 gap-y-4 border-b border-line px-4 py-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(19rem,24rem)]">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Night state={state} offset={offset} commissioner={my.commissioner} />
        <div className="flex flex-wrap gap-2">
          {state.night !== undefined && <CalendarButton leagueId={leagueId} state={state} />}
          {my.commissioner && (
            <Button size="sm" icon={<CalendarClock size={14} aria-hidden="true" />} onClick={() => setSetting(true)}>
              {state.night === undefined ? t.setADate : t.changeDate}
            </Button>
          )}
        </div>
      </div>
      {own !== undefined && <OwnCheckIn leagueId={leagueId} state={state} teamId={own} changed={changed} />}
      <div className="min-w-0 lg:col-span-2">
        <RollCall state={state} present={present} peopleOf={peopleOf} />
      </div>
      {setting && (
        <Suspense>
          <NightDialog
            leagueId={leagueId}
            state={state}
            timeZone={league.time_zone}
            changed={changed}
            onClose={() => setSetting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function CalendarButton({ leagueId, state }: { leagueId: string; state: DraftSnapshot['state'] }) {
  return (
    <Button
      size="sm"
      icon={<CalendarPlus size={14} aria-hidden="true" />}
      onClick={() =>
        void downloadNight(leagueId, state.id, draftName(state)).catch((error: unknown) =>
          showToast({ kind: 'error', text: error instanceof Error ? error.message : failureText(error) }),
        )
      }
    >
      {t.addToCalendar}
    </Button>
  );
}

function Night({
  state: { night },
  offset,
  commissioner,
}: {
  state: DraftSnapshot['state'];
  offset: number;
  commissioner: boolean;
}) {
  if (night === undefined)
    return (
      <div className="min-w-0">
        <p className="text-md font-semibold">{t.noDateYet}</p>
        <p className="text-xs text-ink-2">{commissioner ? t.agreeOnDate : t.commissionerSetNoDate}</p>
      </div>
    );
  return (
    <div className="min-w-0">
      <Countdown
        at={night.at}
        offset={offset}
        label={t.timeUntilDraft}
        over={t.itIsTime}
        className="block text-xl leading-tight font-bold tracking-tight tabular-nums"
      />
      <p className="text-sm text-ink-2">
        <time dateTime={night.at}>{formatExact(Date.parse(night.at))}</time>
      </p>
      <p className="text-xs text-ink-3">{commissioner ? t.beginsWhenYouPress : t.beginsWhenCommissionerPresses}</p>
    </div>
  );
}
