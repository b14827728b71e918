import { Suspense, useState, type ComponentProps } from 'react';
import type { FaPickView } from '@crease/core/answer.parts.js';
import { currentWeek, faWeeks, weekRuns } from '../moves/fa-pick.js';
import { DownloadCsv } from '../../platform/files/DownloadCsv.js';
import { useLoadedLeague, useTeamsById } from '../open-league/league-data.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { Select } from '../../ui/fields/Select.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { useNow } from '../../ui/figures/use-now.js';
import { useFaPicks } from './free-agents.data.js';
import { tally } from './free-agents.model.js';
import { WeekRow } from './WeekRow.js';
import type { CsvTable } from '../../platform/files/csv.js';
import * as t from './free-agents.words.en.js';

const PenaltyDialog = lazyPart(() =>
  import('./PenaltyDialog.js').then((module) => ({ default: module.PenaltyDialog })),
);

/** Number of weeks shown at first; a button shows the whole season. */
const WEEKS_AHEAD = 4;

interface WeeklyPicksProps {
  leagueId: string;
  teamId: string;
  onTeam: (teamId: string) => void;
}

function useWeeks(leagueId: string, teamId: string, past: boolean) {
  const query = useFaPicks(leagueId);
  const now = useNow();
  const all = query.data ?? [];
  const week = currentWeek(all, now) ?? 1;
  const picks = all.filter((pick) => pick.assigned_to === teamId || pick.owned_by === teamId);
  const shown = faWeeks(picks, teamId, now).filter(
    (one) => past || (one.week >= week && one.week < week + WEEKS_AHEAD),
  );
  const running = weekRuns(all, week, now) ? week : null;
  return { query, now, all, picks, shown, running };
}

export function WeeklyPicks({ leagueId, teamId, onTeam }: WeeklyPicksProps) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const { nameOf: name } = useTeamsById(leagueId, t.aTeam);
  const [past, setPast] = useState(false);
  const [changing, setChanging] = useState<FaPickView | null>(null);
  const { query, now, all, picks, shown, running } = useWeeks(leagueId, teamId, past);

  return (
    <Panel
      title={t.weeklyPicks}
      flush
      actions={
        <>
          <DownloadCsv
            name={`weekly-picks-${league.current_season}`}
            disabled={all.length === 0}
            table={() => picksTable(all, name)}
          />
          <Select
            label={t.team}
            hideLabel
            value={teamId}
            options={teams.map((team) => ({ value: team.team_id, label: team.team_name }))}
            onChange={onTeam}
            className="w-48"
          />
          <WeeksChoice past={past} onPast={setPast} />
        </>
      }
      state={panelState(query, () =>
        picks.length === 0 ? { words: t.noPicksAssignedYet, detail: t.noPicksAssignedYetHint } : null,
      )}
    >
      <Tally sum={tally(picks, teamId, now)} quota={league.maxPickupsPerWeek ?? 0} />
      <ul
        aria-label={t.freeAgentPicksOf({ team: name(teamId) })}
        tabIndex={0}
        className="scroll-slim max-h-120 overflow-y-auto outline-offset-[-2px]"
      >
        {shown.map((one) => (
          <WeekRow
            key={one.week}
            week={one}
            running={one.week === running}
            now={now}
            nameOf={name}
            onChange={me.is_commissioner ? setChanging : null}
          />
        ))}
      </ul>
      <Suspense>
        {changing !== null && (
          <PenaltyDialog
            leagueId={leagueId}
            pick={changing}
            owner={name(changing.owned_by)}
            onClose={() => setChanging(null)}
          />
        )}
      </Suspense>
    </Panel>
  );
}

const picksTable = (picks: readonly FaPickView[], nameOf: (teamId: string) => string): CsvTable => ({
  head: ['week', 'team', 'owned_by', 'player_taken', 'starts_at', 'expiry_date'],
  rows: picks.map((pick) => [
    pick.week,
    nameOf(pick.assigned_to),
    nameOf(pick.owned_by),
    pick.player_taken,
    pick.starts_at,
    pick.expiry_date,
  ]),
});

function WeeksChoice({ past, onPast }: { past: boolean; onPast: (past: boolean) => void }) {
  return (
    <SegmentedControl
      label={t.weeks}
      value={past ? 'all' : 'ahead'}
      options={[
        { value: 'ahead', label: t.nextWeeks },
        { value: 'all', label: t.wholeSeason },
      ]}
      onChange={(value) => onPast(value === 'all')}
    />
  );
}

function Tally({ sum, quota }: { sum: ReturnType<typeof tally>; quota: ComponentProps<typeof Figure>['value'] }) {
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-3 border-b border-line px-4 py-3 sm:grid-cols-6">
      <Figure label={t.quotaPerWeek} value={quota} />
      <Figure label={t.open} value={sum.open} />
      <Figure label={t.used} value={sum.used} />
      <Figure label={t.notUsed} value={sum.expired} />
      <Figure label={t.tradedAway} value={sum.away} />
      <Figure label={t.penalty} value={sum.penalty} />
    </dl>
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
