import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { DraftPickView, FaPickView } from '@crease/core/answer.parts.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import type { CsvTable } from '../../../platform/files/csv.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { currentWeek, faWeekWords, type FaWeek } from '../../moves/fa-pick.js';
import { useLeagueHome, useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { DataTable, type Column } from '../../../ui/lists/DataTable.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { Select } from '../../../ui/fields/Select.js';
import { Tabs } from '../../../ui/page/Tabs.js';
import { usePhone } from '../../../ui/use-media.js';
import { useNow } from '../../../ui/figures/use-now.js';
import { cx } from '../../../ui/cx.js';
import { faPicksCsv, faTable, picksCsv, pickSeason, pickTable } from './assets.js';
import * as t from './home.words.en.js';

type Tab = 'fa' | 'rookie' | 'general';

/** The assets of a dynasty league's teams other than players, this season. */
export function AssetSummary({ leagueId }: { leagueId: string }) {
  const { league, teams } = useLoadedLeague(leagueId);
  const home = useLeagueHome(leagueId);
  const phone = usePhone();
  const [tab, setTab] = useState<Tab>('fa');
  const tabs: { value: Tab; label: string }[] = [
    { value: 'fa', label: t.freeAgentPicks },
    ...(league.rookieDraftEnabled ? [{ value: 'rookie' as const, label: t.rookieDraft }] : []),
    { value: 'general', label: t.generalDraft },
  ];
  const content = home.data === undefined ? null : <Assets leagueId={leagueId} home={home.data} tab={tab} />;
  return (
    <Panel
      title={t.assetSummary({ season: league.current_season })}
      flush
      state={panelState(home)}
      footer={
        tab === 'fa' ? (
          <Link
            to={paths.freeAgents(leagueId)}
            className="rounded-sm text-sm font-medium text-accent-text hover:underline"
          >
            {t.freeAgentsAndWaivers}
          </Link>
        ) : undefined
      }
      actions={
        phone ? (
          <Select label={t.assets} hideLabel value={tab} options={tabs} onChange={setTab} className="w-40" />
        ) : (
          home.data !== undefined && (
            <DownloadCsv
              name={`${tab === 'fa' ? 'free-agent' : `${tab}-draft`}-picks-${league.current_season}`}
              table={() => csvOf(home.data, tab, (id) => teams.find(({ team_id }) => team_id === id)?.team_name ?? '')}
            />
          )
        )
      }
    >
      {phone ? (
        content
      ) : (
        <Tabs label={t.assets} value={tab} tabs={tabs} onChange={setTab}>
          {content}
        </Tabs>
      )}
    </Panel>
  );
}

const csvOf = (home: HomeAnswer, tab: Tab, nameOf: (teamId: string) => string): CsvTable =>
  tab === 'fa'
    ? faPicksCsv(home.faPicks, nameOf)
    : picksCsv(tab === 'general' ? home.generalPicks : home.rookiePicks, nameOf);

function Assets({ leagueId, home, tab }: { leagueId: string; home: HomeAnswer; tab: Tab }) {
  if (tab === 'fa')
    return home.faPicks.length === 0 ? (
      <EmptyState words={t.noFreeAgentPicksAssigned} detail={t.weeklyPicksHint} />
    ) : (
      <FaPicks leagueId={leagueId} picks={home.faPicks} />
    );
  const picks = tab === 'general' ? home.generalPicks : home.rookiePicks;
  return picks.length === 0 ? (
    <EmptyState words={t.noDraftPicksAssigned} />
  ) : (
    <DraftPicks key={tab} leagueId={leagueId} picks={picks} />
  );
}

/** One week: picks left or, for a past week, used. */
function WeekMark({ week, teams }: { week: FaWeek | undefined; teams: readonly TeamSummary[] }) {
  if (week === undefined) return <span className="text-ink-3">–</span>;
  const names = (ids: readonly string[]) =>
    ids.map((id) => teams.find((team) => team.team_id === id)?.team_name ?? t.anotherTeam).join(', ');
  const more = [
    week.penalties > 0 && t.penalties({ count: week.penalties }),
    week.to.length > 0 && t.picksTradedAway({ count: week.to.length }),
    week.from.length > 0 && t.picksTradedFor({ count: week.from.length }),
  ].filter((words) => words !== false);
  return (
    <span
      className={cx('block text-xs whitespace-nowrap tabular-nums', week.left > 0 ? 'text-ink' : 'text-ink-3')}
      title={
        [
          ...week.taken,
          week.to.length > 0 && t.picksToTeams({ teams: names(week.to) }),
          week.from.length > 0 && t.picksFromTeams({ teams: names(week.from) }),
        ]
          .filter(Boolean)
          .join(', ') || undefined
      }
    >
      {faWeekWords(week)}
      {more.length > 0 && <span className={cx('block', week.penalties > 0 && 'text-bad')}>{more.join(', ')}</span>}
    </span>
  );
}

function TeamName({ team }: { team: TeamSummary }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Monogram name={team.team_name} picture={team.picture} />
      <span className="max-w-44 truncate" title={team.team_name}>
        {team.team_name}
      </span>
    </span>
  );
}

function FaPicks({ leagueId, picks }: { leagueId: string; picks: readonly FaPickView[] }) {
  const { teams } = useLoadedLeague(leagueId);
  const phone = usePhone();
  const now = useNow();
  const { weeks, rows } = faTable(
    picks,
    teams.map((team) => team.team_id),
    now,
  );
  const [week, setWeek] = useState(() => currentWeek(picks, now) ?? 1);
  const [start] = useState(() => weeks.indexOf(week) + 1);
  const byId = new Map(teams.map((team) => [team.team_id, team]));
  const frame = useRef<HTMLDivElement>(null);
  // Scroll to the current week, because a season is long.
  useLayoutEffect(() => {
    const head = frame.current?.querySelectorAll('th[scope=col]');
    const now = head?.[start];
    const name = head?.[0];
    const scroller = now?.closest('table')?.parentElement;
    if (now instanceof HTMLElement && name instanceof HTMLElement && scroller != null)
      scroller.scrollLeft = now.offsetLeft - name.offsetWidth;
  }, [phone, start]);
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'team', header: t.team, cell: (row) => <TeamName team={byId.get(row.teamId)!} /> },
    ...(phone ? weeks.filter((one) => one === week) : weeks).map((one): Column<(typeof rows)[number]> => ({
      key: `week-${one}`,
      header: t.weekMark({ week: one }),
      title: t.weekNumber({ week: one }),
      card: 'head',
      className: one === week && !phone ? 'bg-accent-soft' : undefined,
      cell: (row) => <WeekMark week={row.weeks.get(one)} teams={teams} />,
    })),
  ];
  return (
    <div ref={frame}>
      {phone && (
        <div className="border-b border-line p-3">
          <Select
            label={t.week}
            value={String(week)}
            options={weeks.map((one) => ({ value: String(one), label: t.weekNumber({ week: one }) }))}
            onChange={(value) => setWeek(Number(value))}
          />
        </div>
      )}
      <DataTable
        caption={t.freeAgentPicksByWeek}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.teamId}
        maxHeight="32rem"
      />
    </div>
  );
}

function DraftPicks({ leagueId, picks }: { leagueId: string; picks: readonly DraftPickView[] }) {
  const { league, teams } = useLoadedLeague(leagueId);
  const seasons = [...new Set(picks.map((pick) => pick.season))].sort();
  const [season, setSeason] = useState(() => pickSeason(picks, league.current_season));
  const { rounds, rows } = pickTable(
    picks,
    teams.map((team) => team.team_id),
    season,
  );
  const byId = new Map(teams.map((team) => [team.team_id, team]));
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'team', header: t.pickOf, cell: (row) => <TeamName team={byId.get(row.teamId)!} /> },
    ...rounds.map((round): Column<(typeof rows)[number]> => ({
      key: `round-${round}`,
      header: t.roundMark({ round }),
      title: t.roundNumber({ round }),
      cell: (row) => {
        const own = row.byRound.get(round) ?? [];
        if (own.length === 0) return <span className="text-ink-3">-</span>;
        return (
          <span className="flex flex-col gap-0.5">
            {own.map((pick) => (
              <DraftPick key={pick.id} pick={pick} owner={byId.get(pick.owned_by)} />
            ))}
          </span>
        );
      },
    })),
  ];
  return (
    <>
      {seasons.length > 1 && (
        <div className="border-b border-line p-3">
          <Select
            label={t.season}
            hideLabel
            value={season}
            options={seasons.map((one) => ({ value: one, label: one }))}
            onChange={setSeason}
            className="w-36"
          />
        </div>
      )}
      <DataTable
        caption={t.draftPicksByRound({ season })}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.teamId}
        maxHeight="32rem"
      />
    </>
  );
}

function DraftPick({ pick, owner }: { pick: DraftPickView; owner: TeamSummary | undefined }) {
  return (
    <span
      className="inline-flex items-center gap-1.5 text-xs"
      title={owner === undefined ? undefined : t.ownedByTeam({ team: owner.team_name })}
    >
      {pick.owned_by !== pick.assigned_to && owner !== undefined ? (
        <>
          <Monogram name={owner.team_name} picture={owner.picture} size="xs" />
          <span className="sr-only">{t.ownedByTeamSpoken({ team: owner.team_name })}</span>
        </>
      ) : (
        <span className="text-ink-3">{t.ownPick}</span>
      )}
      {pick.pick_number !== null && <span className="font-medium">{pick.pick_number}</span>}
    </span>
  );
}
