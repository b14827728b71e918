import { shortPool } from '@crease/core/draft/lobby/pool-size.rules.js';
import { useState } from 'react';
import { tradeTeamsWords } from '@crease/core/draft/picks/trade-teams.js';
import { onClockPromise } from '@crease/core/draft/picks/promise.rules.js';
import { ReasonField, isReason } from '../../../ui/fields/ReasonField.js';
import { ClockFields, clockBody, clockForm, clockProblem } from '../lobby/ClockFields.js';
import { usePeople } from '../state/use-people.js';
import { WhoBegins } from '../lobby/CheckIn.js';
import { request } from '../../../platform/requests/api-client.js';
import { REOPENABLE } from '../sync/draft-labels.js';
import { ConfirmPanel } from './ConfirmPanel.js';
import { useDraft, useScope, useUi, useView } from '../state/room-context.js';
import { useTeams } from '../state/room-hooks.js';
import { ReplacePlayer } from './ReplacePlayer.js';
import { Undo, UndoEarlier } from './UndoDialogs.js';
import * as t from './office.words.en.js';

export function CommissionerDialogs() {
  const { ui } = useScope();
  const question = useUi((state) => state.question);
  const close = () => ui.setState({ question: null });
  if (question === null) return null;
  switch (question.about) {
    case 'begin':
      return <Begin close={close} />;
    case 'end':
      return <End close={close} />;
    case 'override':
      return <Override close={close} />;
    case 'reopen':
      return <Reopen close={close} />;
    case 'skip':
      return <Skip close={close} />;
    case 'clock':
      return <ClockQuestion close={close} />;
    case 'undo':
      return <Undo overall={question.overall} close={close} />;
    case 'undo-earlier':
      return <UndoEarlier close={close} />;
    case 'replace':
      return <ReplacePlayer overall={question.overall} close={close} />;
    case 'rookie':
      return <Rookie playerId={question.playerId} close={close} />;
  }
}

/** Overrides whether a player counts as a rookie of the season; only before the draft. */
function Rookie({ playerId, close }: { playerId: number; close: () => void }) {
  const { at, pool, retryPool, ui } = useScope();
  const seq = useDraft((state) => state.seq);
  const status = useDraft((state) => state.status);
  const [reason, setReason] = useState('');
  const entry = pool?.byId.get(playerId);
  if (entry === undefined) return null;
  return (
    <ConfirmPanel
      title={entry.rookie ? t.noRookieQuestion({ player: entry.name }) : t.rookieQuestion({ player: entry.name })}
      description={entry.rookie ? t.movesToGeneralDraft : t.movesToRookieDraft}
      act={entry.rookie ? t.countAsNoRookie : t.countAsRookie}
      disabled={!isReason(reason)}
      close={close}
      work={async () => {
        await request('PUT /:league_id/drafts/:draft_id/rookies', {
          ...at,
          body: { player_id: playerId, rookie: !entry.rookie, reason: reason.trim() },
        });
        ui.setState({ selected: null });
        retryPool();
        // An override is not an event of the draft, so the sequence does not move.
        return { seq, status, overall: null };
      }}
    >
      <ReasonField hint={t.leagueSeesIt} autoFocus value={reason} onChange={setReason} />
    </ConfirmPanel>
  );
}

function Begin({ close }: { close: () => void }) {
  const { at, pool } = useScope();
  const state = useDraft();
  const teams = useTeams();
  const present = useView((view) => view.present);
  const peopleOf = usePeople();
  const first = state.slots[0];
  const short = shortPool(state, pool?.rules.players.length);
  const empty = state.teams.filter((team) => team.manager === null).length;
  return (
    <ConfirmPanel
      title={t.beginDraftQuestion}
      description={t.beginDraftHint({ count: state.slots.length, rounds: state.rounds })}
      act={t.beginDraft}
      close={close}
      size="md"
      work={() => request('POST /:league_id/drafts/:draft_id/begin', at)}
    >
      {state.kind !== 'mock' && <WhoBegins state={state} present={present} peopleOf={peopleOf} />}
      <ul className="flex list-disc flex-col gap-1 pl-4 text-sm text-ink-2">
        {short !== null && <li className="font-medium text-ink">{short}</li>}
        {state.order.source === 'undrawn' ? (
          <li>{t.orderDrawnNow}</li>
        ) : (
          first !== undefined && <li>{t.picksFirst({ team: teams.get(first.ownerTeamId)?.name ?? '' })}</li>
        )}
        <li>{t.orderAndPoolFixed}</li>
        {empty > 0 && <li>{t.teamsWithoutManager({ count: empty })}</li>}
      </ul>
    </ConfirmPanel>
  );
}

function End({ close }: { close: () => void }) {
  const { at } = useScope();
  const open = useDraft((state) => state.slots.filter((slot) => slot.status === 'open').length);
  return (
    <ConfirmPanel
      title={t.endDraftQuestion}
      description={open === 0 ? t.allPicksMade : `${t.picksLapse({ count: open })} ${REOPENABLE}`}
      act={t.endDraft}
      danger
      close={close}
      work={() => request('POST /:league_id/drafts/:draft_id/end', at)}
    />
  );
}

function Skip({ close }: { close: () => void }) {
  const { at } = useScope();
  const turn = useDraft((state) => state.onClock);
  const teams = useTeams();
  // The pick when the dialog opened. If the draft has moved on, the server refuses it.
  const [asked] = useState(turn);
  if (asked === null) return null;
  return (
    <ConfirmPanel
      title={t.skipPickQuestion({ overall: asked.overall })}
      description={t.skipPickHint({ team: teams.get(asked.teamId)?.name ?? t.theTeamAtStart })}
      act={t.skipPick({ overall: asked.overall })}
      danger
      close={close}
      work={() => request('POST /:league_id/drafts/:draft_id/skip', { ...at, body: { overall: asked.overall } })}
    />
  );
}

function ClockQuestion({ close }: { close: () => void }) {
  const { at } = useScope();
  const clock = useDraft((state) => state.clock);
  const running = useDraft((state) => state.onClock !== null);
  const [form, setForm] = useState(() => clockForm(clock));
  return (
    <ConfirmPanel
      title={t.changeClock}
      description={running ? t.clockStartsOver : t.countsFromFirstPick}
      act={t.changeClock}
      disabled={clockProblem(form) !== null}
      close={close}
      work={() => request('PUT /:league_id/drafts/:draft_id/clock', { ...at, body: clockBody(form) })}
    >
      <ClockFields form={form} onChange={setForm} />
    </ConfirmPanel>
  );
}

/** Resumes a draft that paused at a promised pick. Needs a reason; the trade then fails. */
function Override({ close }: { close: () => void }) {
  const { at } = useScope();
  const promise = useDraft(onClockPromise);
  const overall = useDraft((state) => state.onClock?.overall ?? 0);
  const [reason, setReason] = useState('');
  const [asked] = useState({ promise, overall });
  return (
    <ConfirmPanel
      title={t.usePickAnywayQuestion({ overall: asked.overall })}
      description={t.usePickAnywayHint({ teams: asked.promise ? tradeTeamsWords(asked.promise.teams) : t.theTwoTeams })}
      act={t.resumeDraft}
      danger
      disabled={!isReason(reason)}
      close={close}
      work={() =>
        request('POST /:league_id/drafts/:draft_id/resume', { ...at, body: { override_reason: reason.trim() } })
      }
    >
      <ReasonField hint={t.leagueSeesIt} autoFocus value={reason} onChange={setReason} />
    </ConfirmPanel>
  );
}

function Reopen({ close }: { close: () => void }) {
  const { at } = useScope();
  const open = useDraft((state) => state.slots.filter((slot) => slot.status === 'open').length);
  return (
    <ConfirmPanel
      title={t.reopenDraftQuestion}
      description={`${t.reopenedDraftHint({ count: open })} ${REOPENABLE}`}
      act={t.reopenDraft}
      close={close}
      work={() => request('POST /:league_id/drafts/:draft_id/reopen', at)}
    />
  );
}
