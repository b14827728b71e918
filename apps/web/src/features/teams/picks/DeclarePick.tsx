import { useState } from 'react';
import type { DeclarePickBody } from '@crease/core/draft/draft.schema.js';
import type { TeamPick } from '@crease/core/teams/team.answers.js';
import { capital } from '@crease/core/text.rules.js';
import { request } from '../../../platform/requests/api-client.js';
import { useLeagueChange } from '../../open-league/use-league-change.js';
import { isReason, ReasonField } from '../../../ui/fields/ReasonField.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Select } from '../../../ui/fields/Select.js';
import type { Declaring } from './PickActs.js';
import * as t from '../teams.words.en.js';

const roundOf = ({ season, type, round }: Pick<TeamPick, 'season' | 'type' | 'round'>): string =>
  t.roundOfDraft({ round, type, season });

const WORDS = {
  added: {
    title: t.addCompensatoryPick,
    text: t.addCompensatoryPickHint,
    act: t.addPick,
  },
  removed: { title: t.takePickAwayQuestion, text: t.takePickAwayHint, act: t.takePickAway },
  forfeited: {
    title: t.forfeitPickQuestion,
    text: t.forfeitPickHint,
    act: t.forfeitPick,
  },
  restored: { title: t.givePickBackQuestion, text: t.givePickBackHint, act: t.givePickBack },
} as const;

export function DeclarePick({
  leagueId,
  team,
  picks,
  declaring,
  onClose,
}: {
  leagueId: string;
  team: { readonly id: string; readonly name: string };
  picks: readonly TeamPick[];
  declaring: Declaring;
  onClose: () => void;
}) {
  const drafts = draftsOf(picks);
  const [draft, setDraft] = useState(drafts[0]?.key ?? '');
  const [round, setRound] = useState(1);
  const [reason, setReason] = useState('');
  const chosen = drafts.find(({ key }) => key === draft);
  const words = WORDS[declaring.what];
  const adding = declaring.what === 'added';
  const declare = useLeagueChange(
    leagueId,
    onClose,
    (body: DeclarePickBody, key) => request('POST /:league_id/declared-picks', { league_id: leagueId, body, key }),
    { said: adding ? t.hasCompensatoryPick({ team: team.name }) : t.pickChanged },
  );
  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      description={adding ? `${team.name}. ${words.text}` : `${capital(roundOf(declaring.pick))}. ${words.text}`}
      submit={words.act}
      danger={declaring.what === 'forfeited' || declaring.what === 'removed'}
      ready={isReason(reason)}
      {...declare.sending}
      onSubmit={() => declare.mutate(bodyOf(declaring, team.id, chosen, round, reason.trim()))}
    >
      {adding && <DraftFields drafts={drafts} chosen={chosen} round={round} onDraft={setDraft} onRound={setRound} />}
      <ReasonField hint={t.leagueSeesItHint} autoFocus={!adding} value={reason} onChange={setReason} />
    </FormDialog>
  );
}

/** The upcoming drafts with their rounds, derived from the team's own picks. */
function draftsOf(picks: readonly TeamPick[]) {
  const drafts = new Map<string, { key: string; season: string; type: TeamPick['type']; rounds: number }>();
  for (const { season, type, round, coming, compensatory } of picks) {
    if (!coming || compensatory) continue;
    const key = `${season} ${type}`;
    const rounds = Math.max(round, drafts.get(key)?.rounds ?? 0);
    drafts.set(key, { key, season, type, rounds });
  }
  return [...drafts.values()];
}

type Draft = ReturnType<typeof draftsOf>[number];

const bodyOf = (
  declaring: Declaring,
  teamId: string,
  chosen: Draft | undefined,
  round: number,
  reason: string,
): DeclarePickBody =>
  declaring.what === 'added'
    ? {
        what: 'added',
        team_id: teamId,
        season: chosen?.season ?? '',
        type: chosen?.type ?? 'general',
        round: Math.min(round, chosen?.rounds ?? 1),
        reason,
      }
    : { what: declaring.what, pick_id: declaring.pick.id, reason };

function DraftFields({
  drafts,
  chosen,
  round,
  onDraft,
  onRound,
}: {
  drafts: readonly Draft[];
  chosen: Draft | undefined;
  round: number;
  onDraft: (key: string) => void;
  onRound: (round: number) => void;
}) {
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-2">
      <Select
        label={t.draft}
        value={chosen?.key ?? ''}
        options={drafts.map(({ key, season, type }) => ({
          value: key,
          label: t.draftOption({ season, type }),
        }))}
        onChange={onDraft}
      />
      <Select
        label={t.round}
        value={String(Math.min(round, chosen?.rounds ?? 1))}
        options={Array.from({ length: chosen?.rounds ?? 1 }, (_, index) => ({
          value: String(index + 1),
          label: t.roundNumber({ round: index + 1 }),
        }))}
        onChange={(next) => onRound(Number(next))}
      />
    </div>
  );
}
