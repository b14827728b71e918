import { useState } from 'react';
import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import type { AmendPicksBody } from '@crease/core/draft/draft.schema.js';
import { ReasonField, isReason } from '../../../ui/fields/ReasonField.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Select } from '../../../ui/fields/Select.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureText } from '../sync/draft-labels.js';
import * as t from './lobby.words.en.js';

export type Question =
  | { readonly what: 'added'; readonly round: number }
  | { readonly what: 'removed' | 'forfeited' | 'restored'; readonly slot: Slot };

type PickOfRound = Parameters<typeof t.takePickBackQuestion>[0];

const WORDS = {
  removed: (pick: PickOfRound, team: string) => ({
    title: t.takePickBackQuestion(pick),
    text: t.losesCompensatoryPick({ team }),
    act: t.takePickBack,
  }),
  forfeited: (pick: PickOfRound, team: string) => ({
    title: t.forfeitPickQuestion(pick),
    text: t.forfeitedPickHint({ team }),
    act: t.forfeitPick,
  }),
  restored: (pick: PickOfRound, team: string) => ({
    title: t.givePickBackQuestion(pick),
    text: t.canUsePickAgain({ team }),
    act: t.givePickBack,
  }),
} as const;

function wordsOf(question: Question, state: DraftState) {
  if (question.what === 'added') return { title: t.addCompensatoryPick, text: t.compensatoryPickHint, act: t.addPick };
  const { overall, round, ownerTeamId } = question.slot;
  const team = state.teams.find(({ id }) => id === ownerTeamId)?.name ?? t.theTeamAtStart;
  return WORDS[question.what]({ overall: state.order.source === 'undrawn' ? null : overall, round }, team);
}

interface AmendProps {
  leagueId: string;
  state: DraftState;
  question: Question;
  close: () => void;
  changed: () => Promise<void>;
}

export function AmendDialog({ leagueId, state, question, close, changed }: AmendProps) {
  const pick = useNewPick(state, question.what === 'added' ? question.round : question.slot.round);
  const [reason, setReason] = useState('');
  const amend = useChange({
    send: (body: AmendPicksBody, key) =>
      request('POST /:league_id/drafts/:draft_id/amendments', { league_id: leagueId, draft_id: state.id, body, key }),
    onDone: () => changed().then(close),
  });
  const adding = question.what === 'added';
  const words = wordsOf(question, state);
  const send = () =>
    amend.mutate(
      adding
        ? { what: 'added', team_id: pick.teamId, round: pick.round, place: pick.place, reason: reason.trim() }
        : { what: question.what, pick_id: question.slot.pickId, reason: reason.trim() },
    );
  return (
    <FormDialog
      onClose={close}
      title={words.title}
      description={words.text}
      submit={words.act}
      danger={question.what === 'forfeited' || question.what === 'removed'}
      ready={isReason(reason)}
      busy={amend.isPending}
      error={amend.error && failureText(amend.error)}
      onSubmit={send}
    >
      {adding && <NewPickFields state={state} pick={pick} />}
      <ReasonField hint={t.leagueSeesIt} autoFocus={!adding} value={reason} onChange={setReason} />
    </FormDialog>
  );
}

/** A compensatory pick's team, round and place; by default the last place of the round. */
function useNewPick(state: DraftState, start: number) {
  const [round, setRound] = useState(start);
  const inRound = state.slots.filter((slot) => slot.round === round).length;
  const [place, setPlace] = useState(inRound + 1);
  const [teamId, setTeamId] = useState(state.teams[0]?.id ?? '');
  return { round, setRound, inRound, place: Math.min(place, inRound + 1), setPlace, teamId, setTeamId };
}

interface FieldsProps {
  state: DraftState;
  pick: ReturnType<typeof useNewPick>;
}

function NewPickFields({ state, pick: { round, setRound, inRound, place, setPlace, teamId, setTeamId } }: FieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={t.teamLabel}
        value={teamId}
        options={state.teams.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setTeamId}
        className="sm:col-span-2"
      />
      <Select
        label={t.roundLabel}
        value={String(round)}
        options={Array.from({ length: state.rounds }, (_, index) => ({
          value: String(index + 1),
          label: t.roundNumber({ round: index + 1 }),
        }))}
        onChange={(value) => setRound(Number(value))}
      />
      <Select
        label={t.placeInRound}
        value={String(place)}
        options={Array.from({ length: inRound + 1 }, (_, index) => ({
          value: String(index + 1),
          label: index === inRound ? t.lastPlace({ place: index + 1 }) : String(index + 1),
        }))}
        onChange={(value) => setPlace(Number(value))}
      />
    </div>
  );
}
