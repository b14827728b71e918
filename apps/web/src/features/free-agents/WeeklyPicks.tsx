import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FaPickView } from '@crease/core/answer.parts.js';
import { faPickExpired } from '@crease/core/free-agents/pick.rules.js';
import { ReasonField, isReason } from '../../platform/ReasonField.js';
import { request } from '../../platform/api-client.js';
import { currentWeek, faPickMark, weekRuns, type FaPickMark } from '../../platform/fa-pick.js';
import { failureOf } from '../../platform/failure.js';
import { keys, useLoadedLeague } from '../../platform/league-data.js';
import { Badge, type Tone } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { DataTable, type Column } from '../../ui/DataTable.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { Panel, panelState } from '../../ui/Panel.js';
import { SegmentedControl } from '../../ui/SegmentedControl.js';
import { Select } from '../../ui/Select.js';
import { formatExact, formatWeekday } from '../../ui/time.js';
import { showToast } from '../../ui/toast.js';
import { useNow } from '../../ui/use-now.js';
import { useFaPicks } from './free-agents.data.js';
import { tally } from './free-agents.model.js';

const TONE: Record<FaPickMark['word'], Tone> = {
  used: 'good',
  'not used': 'neutral',
  Penalty: 'bad',
  traded: 'accent',
  '-': 'neutral',
};
/** As many weeks as are looked at from week to week; the season is one press away. */
const WEEKS_AHEAD = 4;

/** A team's free-agent picks of the season, week by week; the commissioner forfeits and gives back here. */
export function WeeklyPicks({
  leagueId,
  teamId,
  onTeam,
}: {
  leagueId: string;
  teamId: string;
  onTeam: (teamId: string) => void;
}) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const query = useFaPicks(leagueId);
  const now = useNow();
  const [past, setPast] = useState(false);
  const [changing, setChanging] = useState<FaPickView | null>(null);
  const all = query.data ?? [];
  const week = currentWeek(all, now) ?? 1;
  const running = weekRuns(all, week, now);
  const picks = all.filter((pick) => pick.assigned_to === teamId || pick.owned_by === teamId);
  const shown = picks.filter((pick) => past || (pick.week >= week && pick.week < week + WEEKS_AHEAD));
  const name = (id: string) => teams.find((team) => team.team_id === id)?.team_name ?? 'a team';
  const sum = tally(picks, teamId, now);
  const changeable = (pick: FaPickView) =>
    me.is_commissioner && !faPickExpired(pick, now) && (pick.player_taken === null || pick.player_taken === 'penalty');

  const columns: Column<FaPickView>[] = [
    {
      key: 'week',
      header: 'Week',
      cell: (pick) => (
        <span className="whitespace-nowrap">
          {`Week ${pick.week}`}
          {running && pick.week === week && <span className="font-normal text-accent-text"> · now</span>}
        </span>
      ),
    },
    {
      key: 'until',
      header: 'Until',
      title: 'Good until',
      cell: (pick) => (
        <time
          dateTime={pick.expiry_date}
          title={formatExact(Date.parse(pick.expiry_date))}
          className="whitespace-nowrap"
        >
          {formatWeekday(Date.parse(pick.expiry_date))}
        </time>
      ),
    },
    {
      key: 'state',
      header: 'State',
      cell: (pick) => {
        const { word, player } = faPickMark(pick, now);
        return (
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            {word === '-' ? <span className="text-ink-3">open</span> : <Badge tone={TONE[word]}>{word}</Badge>}
            {player !== null && <span className="min-w-0 truncate">{player}</span>}
          </span>
        );
      },
    },
    {
      key: 'owner',
      header: 'Owner',
      cell: (pick) =>
        pick.owned_by !== teamId ? (
          `now ${name(pick.owned_by)}’s`
        ) : pick.assigned_to !== teamId ? (
          `from ${name(pick.assigned_to)}`
        ) : (
          <span className="text-ink-3">own</span>
        ),
    },
    ...(me.is_commissioner
      ? [
          {
            key: 'act',
            header: <span className="sr-only">Commissioner</span>,
            align: 'end' as const,
            card: 'head' as const,
            cell: (pick: FaPickView) =>
              changeable(pick) ? (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`${pick.player_taken === 'penalty' ? 'Give back' : 'Forfeit'} the pick of week ${pick.week}`}
                  onClick={() => setChanging(pick)}
                >
                  {pick.player_taken === 'penalty' ? 'Give back' : 'Forfeit'}
                </Button>
              ) : null,
          },
        ]
      : []),
  ];

  return (
    <Panel
      title="Weekly picks"
      flush
      actions={
        <>
          <Select
            label="Team"
            hideLabel
            value={teamId}
            options={teams.map((team) => ({ value: team.team_id, label: team.team_name }))}
            onChange={onTeam}
            className="w-48"
          />
          <SegmentedControl
            label="Weeks"
            value={past ? 'all' : 'ahead'}
            options={[
              { value: 'ahead', label: 'Next weeks' },
              { value: 'all', label: 'Whole season' },
            ]}
            onChange={(value) => setPast(value === 'all')}
          />
        </>
      }
      state={panelState(query, () =>
        picks.length === 0
          ? { words: 'No FAs assigned yet.', detail: 'Each team gets its weekly picks when the season starts.' }
          : null,
      )}
    >
      <dl className="grid grid-cols-3 gap-x-4 gap-y-3 border-b border-line px-4 py-3 sm:grid-cols-6">
        <Figure label="Quota a week" value={league.maxPickupsPerWeek} />
        <Figure label="Open" value={sum.open} />
        <Figure label="Used" value={sum.used} />
        <Figure label="Not used" value={sum.expired} />
        <Figure label="Traded away" value={sum.away} />
        <Figure label="Penalty" value={sum.penalty} />
      </dl>
      <DataTable
        caption={`Free-agent picks of ${name(teamId)}`}
        columns={columns}
        rows={shown}
        rowKey={(pick) => pick.id}
        maxHeight="30rem"
      />
      {changing !== null && (
        <PenaltyDialog
          leagueId={leagueId}
          pick={changing}
          owner={name(changing.owned_by)}
          onClose={() => setChanging(null)}
        />
      )}
    </Panel>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="text-md font-semibold">{value}</dd>
    </div>
  );
}

/** The commissioner forfeits a pick, or takes that back, and says why. */
function PenaltyDialog({
  leagueId,
  pick,
  owner,
  onClose,
}: {
  leagueId: string;
  pick: FaPickView;
  owner: string;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const back = pick.player_taken === 'penalty';
  const change = useMutation({
    mutationFn: () =>
      request(
        back
          ? 'POST /:league_id/free-agents/picks/:pick_id/pardon'
          : 'POST /:league_id/free-agents/picks/:pick_id/penalty',
        { league_id: leagueId, pick_id: pick.id, body: { reason: reason.trim() } },
      ),
    onSuccess: () => {
      showToast({ kind: 'success', text: back ? 'Pick given back' : 'Pick forfeited' });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={
        back ? `Give ${owner} the pick of week ${pick.week} back?` : `Forfeit ${owner}’s pick of week ${pick.week}?`
      }
      description={
        back
          ? 'The penalty is taken back, and the pick can be used until its week ends.'
          : 'The pick cannot be used. You can give it back until its week ends.'
      }
      submit={back ? 'Give back' : 'Forfeit pick'}
      danger={!back}
      ready={isReason(reason)}
      busy={change.isPending}
      error={failureOf(change.error)}
      onSubmit={() => change.mutate()}
    >
      <ReasonField autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  );
}
