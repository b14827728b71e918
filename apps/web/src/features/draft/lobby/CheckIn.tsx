import { useState } from 'react';
import Bot from 'lucide-react/icons/bot';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import Radio from 'lucide-react/icons/radio';
import type { CheckInAnswer, DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { checkInOf } from '@crease/core/draft/clock/night.state.js';
import type { PresentUser } from '@crease/core/realtime/socket-events.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { showToast } from '../../../ui/layers/toast.js';
import { cx } from '../../../ui/cx.js';
import type { PeopleOf } from '../state/use-people.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureText } from '../sync/draft-labels.js';
import {
  ANSWER_WORD,
  missingWords,
  STANDING_WITH_AUTO,
  STANDING_WORD,
  STANDINGS,
  standingOf,
  standingsWords,
  type Standing,
} from './night.model.js';
import * as t from './lobby.words.en.js';

type State = DraftSnapshot['state'];

const ANSWERS: readonly CheckInAnswer[] = ['here', 'coming', 'away'];

export function OwnCheckIn({
  leagueId,
  state,
  teamId,
  changed,
}: {
  leagueId: string;
  state: State;
  teamId: string;
  changed: () => Promise<void>;
}) {
  const [busy, setBusy] = useState<CheckInAnswer | null>(null);
  const answer = checkInOf(state, teamId)?.answer;
  const say = async (next: CheckInAnswer) => {
    setBusy(next);
    try {
      await request('PUT /:league_id/drafts/:draft_id/check-in', {
        league_id: leagueId,
        draft_id: state.id,
        body: { answer: next },
      });
      await changed();
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error) });
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className="flex flex-col gap-1.5">
      <SegmentedControl
        label={t.willYouBeThere}
        full
        disabled={busy !== null}
        value={busy ?? answer ?? null}
        options={ANSWERS.map((value) => ({ value, label: ANSWER_WORD[value] }))}
        onChange={(next) => void say(next)}
      />
      <p className="text-xs text-ink-3">
        {answer === 'away' ? t.autoPicksHint : answer === undefined ? t.checkInHint : t.everyoneSeesAnswer}
      </p>
    </div>
  );
}

const LOOK: Readonly<Record<Standing, { Icon: typeof Check; className: string }>> = {
  here: { Icon: Radio, className: 'border-transparent bg-good-soft text-good' },
  checked: { Icon: Check, className: 'border-transparent bg-accent-soft text-accent-text' },
  coming: { Icon: Clock, className: 'border-transparent bg-accent-soft text-accent-text' },
  silent: { Icon: CircleHelp, className: 'border-line bg-surface text-ink-2' },
  away: { Icon: Bot, className: 'border-transparent bg-warn-soft text-warn' },
  empty: { Icon: Bot, className: 'border-line bg-surface text-ink-3' },
};

const FEW = 4;

type Called = Pick<DraftState, 'teams' | 'checkIns'>;

const standingsOf = (state: Called, present: readonly PresentUser[]) => {
  const here = new Set(present.flatMap(({ teamId }) => teamId ?? []));
  return state.teams.map((team) => ({ team, standing: standingOf(state, team, here) }));
};

/** Summary without names, e.g. "3 here now · 2 will be there". */
export const rollWords = (state: Called, present: readonly PresentUser[]): string =>
  standingsWords(standingsOf(state, present).map(({ standing }) => standing));

export function WhoBegins(props: { state: Called; present: readonly PresentUser[]; peopleOf: PeopleOf }) {
  const missing = missingWords(
    standingsOf(props.state, props.present).map(({ team, standing }) => ({ name: team.name, standing })),
  );
  return (
    <div className="flex flex-col gap-2">
      <div className="scroll-slim max-h-52 overflow-y-auto">
        <RollCall {...props} />
      </div>
      {missing !== null && <p className="text-sm font-medium text-warn">{missing}</p>}
    </div>
  );
}

/** Each team's attendance: here, will be, or Auto picks for it. */
export function RollCall({
  state,
  present,
  peopleOf,
  counted = true,
}: {
  state: Called;
  present: readonly PresentUser[];
  peopleOf: PeopleOf;
  /** The counts are already above the list. */
  counted?: boolean;
}) {
  const teams = standingsOf(state, present);
  // The counts say how many teams have no manager; more than a few names would push the order out of view.
  const vacant = teams.filter(({ standing }) => standing === 'empty').length;
  const shown = vacant > FEW ? STANDINGS.filter((which) => which !== 'empty') : STANDINGS;
  const sorted = shown.flatMap((which) => teams.filter(({ standing }) => standing === which));
  return (
    <section aria-label={t.whoIsThere}>
      {counted && <p className="mb-2 text-sm text-ink-2">{rollWords(state, present)}</p>}
      <ul className="flex flex-wrap gap-1.5 empty:hidden">
        {sorted.map(({ team, standing }) => {
          const { Icon, className } = LOOK[standing];
          // A present manager may have Auto on.
          const auto = team.auto !== 'off' && standing !== 'away' && standing !== 'empty';
          const words = (auto ? STANDING_WITH_AUTO : STANDING_WORD)[standing];
          return (
            <li
              key={team.id}
              title={t.managerAndStanding({ manager: peopleOf(team) ?? t.noManager, standing: words })}
              className={cx('flex h-7 max-w-full items-center gap-1.5 rounded-md border px-2 text-xs', className)}
            >
              <Icon size={12} aria-hidden="true" className="shrink-0" />
              <span className="min-w-0 truncate font-medium">{team.name}</span>
              {auto && <Bot size={12} aria-hidden="true" className="shrink-0" />}
              <span className="sr-only">{`: ${words}`}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
