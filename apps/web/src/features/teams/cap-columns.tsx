import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import { CapBar, CapSpace } from '../../ui/figures/CapBar.js';
import type { Column } from '../../ui/lists/DataTable.js';
import { Money } from '../../ui/figures/Money.js';
import { TeamCell } from './TeamCell.js';
import { sentence } from '../../ui/text/sentence.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import * as t from './teams.words.en.js';

const MONEY_COLUMNS: readonly Column<TeamSummary>[] = [
  {
    key: 'used',
    header: t.capUsed,
    align: 'end',
    cell: (team) => <Money as="price" amount={team.total_cap + team.salary_retained} />,
    sortBy: (team) => team.total_cap + team.salary_retained,
    card: 'line',
    line: (team) =>
      sentence(t.moneyUsed, { money: <Money as="price" amount={team.total_cap + team.salary_retained} /> }),
  },
  {
    key: 'retained',
    header: t.retained,
    align: 'end',
    cell: (team) => <Money amount={team.salary_retained} />,
    sortBy: (team) => team.salary_retained,
    card: 'hidden',
    className: 'max-lg:hidden',
  },
];

export function capColumns(leagueId: string, league: LeagueView, myTeam: string | null): Column<TeamSummary>[] {
  const { salaryCap, maxRosterSize, rookieBankSize } = rosterRules(league, league.phase);
  const roster = ({ roster_size: size }: TeamSummary) => (maxRosterSize === null ? size : `${size}/${maxRosterSize}`);
  const name = (team: TeamSummary) => <TeamCell leagueId={leagueId} team={team} mine={team.team_id === myTeam} />;

  return [
    { key: 'team', header: t.team, cell: name, sortBy: (team) => team.team_name },
    {
      key: 'roster',
      header: t.roster,
      align: 'end',
      cell: roster,
      sortBy: (team) => team.roster_size,
      card: 'line',
      line: (team) => t.activeCount({ count: roster(team) }),
    },
    {
      key: 'ir',
      header: t.ir,
      title: t.injuredReserve,
      align: 'end',
      cell: (team) => `${team.ir_count}/${league.ir_slots}`,
      sortBy: (team) => team.ir_count,
      card: 'hidden',
      className: 'max-lg:hidden',
    },
    ...(league.rookieDraftEnabled
      ? [
          {
            key: 'rookies',
            header: t.rookies,
            title: t.rookieBank,
            align: 'end' as const,
            cell: (team: TeamSummary) =>
              rookieBankSize === null ? team.rookie_count : `${team.rookie_count}/${rookieBankSize}`,
            sortBy: (team: TeamSummary) => team.rookie_count,
            card: 'hidden' as const,
          },
        ]
      : []),
    ...MONEY_COLUMNS,
    {
      key: 'bar',
      header: '',
      title: t.capBar,
      cell: (team) => (
        <CapBar
          layout="bar"
          cap={salaryCap}
          totalCap={team.total_cap}
          salaryRetained={team.salary_retained}
          className="w-28"
        />
      ),
      card: 'hidden',
      className: 'max-lg:hidden',
    },
    {
      key: 'space',
      header: t.capSpace,
      align: 'end',
      cell: (team) => (
        <>
          <span className="sr-only sm:hidden">{`${t.capSpace} `}</span>
          <CapSpace space={team.cap_space} cap={salaryCap} />
        </>
      ),
      sortBy: (team) => team.cap_space,
      card: 'head',
    },
  ];
}
