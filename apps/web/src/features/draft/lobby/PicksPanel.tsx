import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import { COMPENSATORY_LIMIT } from '@crease/core/draft/order/pick-amendment.rules.js';
import { ReasonField, isReason } from '../../../ui/fields/ReasonField.js';
import { useOnce } from '../../../platform/requests/once.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button } from '../../../ui/Button.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Select } from '../../../ui/fields/Select.js';
import { cx } from '../../../ui/cx.js';
import { byRound } from '../state/board.model.js';
import { draftOffice, type AmendBody } from '../state/draft-office.data.js';
import { failureText, forfeitWord } from '../sync/draft-labels.js';
import * as t from './lobby.words.en.js';

type Question =
  | { readonly what: 'added'; readonly round: number }
  | { readonly what: 'removed' | 'forfeited' | 'restored'; readonly slot: Slot };

const ACT = { removed: t.takeItBack, forfeited: t.forfeit, restored: t.giveItBack } as const;

interface Props {
  leagueId: string;
  state: DraftState;
  editable: boolean;
  changed: () => Promise<void>;
}

/**
 * Every pick of an upcoming draft by round. Before it begins the commissioner adds compensatory picks and forfeits
 * picks.
 */
export default function PicksPanel({ leagueId, state, editable, changed }: Props) {
  const rounds = byRound(state.slots);
  const [chosen, setChosen] = useState(1);
  const [question, setQuestion] = useState<Question | null>(null);
  const [, slots] = rounds.find(([round]) => round === chosen) ?? [chosen, []];
  const team = (id: string) => state.teams.find((entry) => entry.id === id)?.name ?? t.aTeamAtStart;
  const undrawn = state.order.source === 'undrawn';
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 border-b border-line p-4">
        <Select
          label={t.roundLabel}
          value={String(chosen)}
          options={Array.from({ length: state.rounds }, (_, index) => ({
            value: String(index + 1),
            label: t.roundNumber({ round: index + 1 }),
          }))}
          onChange={(value) => setChosen(Number(value))}
          className="w-36"
        />
        {editable && (
          <Button
            icon={<Plus size={16} aria-hidden="true" />}
            disabled={state.slots.filter((slot) => slot.extra).length >= COMPENSATORY_LIMIT}
            onClick={() => setQuestion({ what: 'added', round: chosen })}
          >
            {t.addCompensatoryPick}
          </Button>
        )}
        {undrawn && <p className="basis-full text-xs text-ink-3">{t.picksInNoTurn}</p>}
      </div>
      <ol aria-label={t.picksOfRound({ round: chosen })}>
        {slots.map((slot) => (
          <li
            key={slot.pickId}
            className="flex min-h-12 items-center gap-3 border-b border-line px-4 py-1.5 last:border-b-0"
          >
            <span className="w-8 shrink-0 text-right text-xs text-ink-3 tabular-nums">
              {undrawn ? '–' : slot.overall}
            </span>
            <span className="min-w-0 flex-1">
              <span
                className={cx(
                  'block truncate font-medium',
                  slot.status === 'forfeited' ? 'text-ink-2 line-through' : 'text-ink',
                )}
                title={team(slot.ownerTeamId)}
              >
                {team(slot.ownerTeamId)}
              </span>
              {slot.ownerTeamId !== slot.originalTeamId && (
                <span className="block truncate text-xs text-ink-3">
                  {t.fromTeam({ team: team(slot.originalTeamId) })}
                </span>
              )}
            </span>
            {slot.extra !== undefined && <Badge tone="accent">{t.compensatory}</Badge>}
            {slot.status === 'forfeited' && <Badge tone={slot.keeper ? 'accent' : 'warn'}>{forfeitWord(slot)}</Badge>}
            {editable && !slot.keeper && (
              <span className="flex gap-1.5">
                {slot.extra !== undefined && slot.ownerTeamId === slot.originalTeamId && (
                  <Act what="removed" slot={slot} ask={setQuestion} name={team(slot.ownerTeamId)} />
                )}
                <Act
                  what={slot.status === 'forfeited' ? 'restored' : 'forfeited'}
                  slot={slot}
                  ask={setQuestion}
                  name={team(slot.ownerTeamId)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {question !== null && (
        <Amend
          key={question.what}
          leagueId={leagueId}
          state={state}
          question={question}
          close={() => setQuestion(null)}
          changed={changed}
        />
      )}
    </>
  );
}

function Act({
  what,
  slot,
  ask,
  name,
}: {
  what: 'removed' | 'forfeited' | 'restored';
  slot: Slot;
  ask: (question: Question) => void;
  name: string;
}) {
  return (
    <Button size="sm" variant="quiet" onClick={() => ask({ what, slot })}>
      {ACT[what]}
      <span className="sr-only">{`: ${t.spokenPickOf({ round: slot.round, pickInRound: slot.pickInRound, team: name })}`}</span>
    </Button>
  );
}

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

function Amend({
  leagueId,
  state,
  question,
  close,
  changed,
}: Omit<Props, 'editable'> & { question: Question; close: () => void }) {
  const [round, setRound] = useState(question.what === 'added' ? question.round : question.slot.round);
  const inRound = state.slots.filter((slot) => slot.round === round).length;
  const [place, setPlace] = useState(inRound + 1);
  const [teamId, setTeamId] = useState(state.teams[0]?.id ?? '');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const once = useOnce();
  const adding = question.what === 'added';
  const team = (id: string) => state.teams.find((entry) => entry.id === id)?.name ?? t.theTeamAtStart;
  const words = adding
    ? {
        title: t.addCompensatoryPick,
        text: t.compensatoryPickHint,
        act: t.addPick,
      }
    : WORDS[question.what](
        {
          overall: state.order.source === 'undrawn' ? null : question.slot.overall,
          round: question.slot.round,
        },
        team(question.slot.ownerTeamId),
      );
  const send = async () => {
    setBusy(true);
    setFailure(null);
    const body: AmendBody = adding
      ? { what: 'added', team_id: teamId, round, place: Math.min(place, inRound + 1), reason: reason.trim() }
      : { what: question.what, pick_id: question.slot.pickId, reason: reason.trim() };
    try {
      await once(body, (key) => draftOffice.amend(leagueId, state.id, body, key));
      await changed();
      close();
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      onClose={close}
      title={words.title}
      description={words.text}
      submit={words.act}
      danger={question.what === 'forfeited' || question.what === 'removed'}
      ready={isReason(reason)}
      busy={busy}
      error={failure}
      onSubmit={() => void send()}
    >
      {adding && (
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
            value={String(Math.min(place, inRound + 1))}
            options={Array.from({ length: inRound + 1 }, (_, index) => ({
              value: String(index + 1),
              label: index === inRound ? t.lastPlace({ place: index + 1 }) : String(index + 1),
            }))}
            onChange={(value) => setPlace(Number(value))}
          />
        </div>
      )}
      <ReasonField hint={t.leagueSeesIt} autoFocus={!adding} value={reason} onChange={setReason} />
    </FormDialog>
  );
}
