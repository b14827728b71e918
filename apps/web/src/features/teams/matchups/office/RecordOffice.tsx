import { useState } from 'react';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { RecordChangeBody } from '@crease/core/competition/matchups/office/record-change.calls.js';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { request } from '../../../../platform/requests/api-client.js';
import { useFields } from '../../../../platform/requests/use-fields.js';
import { useLeagueChange } from '../../../open-league/use-league-change.js';
import { Button } from '../../../../ui/Button.js';
import { TextField } from '../../../../ui/fields/Field.js';
import { ReasonField, isReason } from '../../../../ui/fields/ReasonField.js';
import { Select } from '../../../../ui/fields/Select.js';
import { FormDialog } from '../../../../ui/layers/FormDialog.js';
import { TeamChanges } from './TeamChanges.js';
import * as t from './record-office.words.en.js';

/** Lets a commissioner change a team's record; renders nothing for others. */
export function RecordOffice({ leagueId, season }: { leagueId: string; season: string }) {
  const { me, league } = useLoadedLeague(leagueId);
  const [open, setOpen] = useState(false);
  if (!me.is_commissioner || league.phase !== 'in-season' || season !== league.current_season) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t.changeRecord}
      </Button>
      {open && <RecordDialog leagueId={leagueId} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Changes of records with their reasons. A commissioner can take them back. */
export function RecordChanges({ leagueId, matchups }: { leagueId: string; matchups: MatchupsAnswer }) {
  const { me, league } = useLoadedLeague(leagueId);
  const { record_changes: changes = [], season } = matchups;
  return (
    <TeamChanges
      leagueId={leagueId}
      changes={changes}
      isOpen={me.is_commissioner && league.phase === 'in-season' && season === league.current_season}
      undo={(change_id) => request('DELETE /:league_id/record-changes/:change_id', { league_id: leagueId, change_id })}
      words={{ changed: t.changed, takeBack: t.takeBack, takeBackOf: t.takeBackOf, takenBack: t.takenBack }}
    />
  );
}

/** A whole number as typed, with either minus sign; null otherwise. */
const read = (text: string): number | null => {
  const typed = text.trim().replace('−', '-');
  return /^[-+]?\d{1,2}$/.test(typed) ? Number(typed) : null;
};

function RecordDialog({ leagueId, onClose }: { leagueId: string; onClose: () => void }) {
  const { teams } = useLoadedLeague(leagueId);
  const [teamId, setTeamId] = useState(teams[0]?.team_id ?? '');
  const change = useLeagueChange(leagueId, onClose, (body: RecordChangeBody) =>
    request('POST /:league_id/record-changes', { league_id: leagueId, body }),
  );
  const form = useFields({ wins: '0', losses: '0', ties: '0', reason: '' }, change);
  const { reason } = form.values;
  const [wins, losses, ties] = [read(form.values.wins), read(form.values.losses), read(form.values.ties)];
  const isReady = wins !== null && losses !== null && ties !== null && isReason(reason);
  const field = (name: 'wins' | 'losses' | 'ties', label: string, count: number | null) => (
    <TextField
      label={label}
      inputMode="text"
      autoComplete="off"
      {...form.text(name, count === null ? t.notANumber : undefined)}
    />
  );
  return (
    <FormDialog
      onClose={onClose}
      title={t.changeRecord}
      description={t.hint}
      submit={t.changeRecord}
      ready={isReady}
      {...form.sending}
      onSubmit={() =>
        change.mutate({
          team_id: teamId,
          wins: wins ?? 0,
          losses: losses ?? 0,
          ties: ties ?? 0,
          reason: reason.trim(),
        })
      }
    >
      <Select
        label={t.team}
        value={teamId}
        options={teams.map(({ team_id: value, team_name: label }) => ({ value, label }))}
        onChange={setTeamId}
      />
      <div className="grid grid-cols-3 gap-3">
        {field('wins', t.wins, wins)}
        {field('losses', t.losses, losses)}
        {field('ties', t.ties, ties)}
      </div>
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
