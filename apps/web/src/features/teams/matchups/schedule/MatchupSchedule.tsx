import { useState } from 'react';
import type { MatchupPeriodView, MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { useLoadedLeague, useTeamsById } from '../../../open-league/league-data.js';
import { formatPoints } from '../../../open-league/points.js';
import { DownloadCsv } from '../../../../platform/files/DownloadCsv.js';
import { DataTable, tableCells, type Column } from '../../../../ui/lists/DataTable.js';
import { Panel } from '../../../../ui/page/Panel.js';
import { Select } from '../../../../ui/fields/Select.js';
import {
  isOver,
  matchupsOf,
  playsMedian,
  resultOf,
  resultOfPairing,
  roundsIn,
  type Pairing,
} from '../matchups.model.js';
import { formatMedian, periodWords, scoreWords, stateWords } from '../matchup-labels.js';
import * as t from '../matchups.words.en.js';
import * as playoffWords from '../playoffs.words.en.js';

interface Row {
  readonly period: MatchupPeriodView;
  readonly pairing: Pairing;
  /** null where the team does not play it. */
  readonly median: number | null;
}

/** All periods of a team: the reader's own at first. */
export function MatchupSchedule({
  leagueId,
  matchups: { season, seed, periods, median_for: median },
  number,
  onChoose,
}: {
  leagueId: string;
  matchups: MatchupsAnswer;
  /** The period shown above. */
  number: number;
  onChoose: (number: number) => void;
}) {
  const { teams, me } = useLoadedLeague(leagueId);
  const { nameOf } = useTeamsById(leagueId);
  const [teamId, setTeamId] = useState(me.team_id ?? teams[0]?.team_id ?? '');
  const rounds = roundsIn(periods);
  const rows = periods.flatMap((period): Row[] =>
    matchupsOf(period, teamId).map((pairing) => ({
      period,
      pairing,
      median: playsMedian(median, pairing) ? period.median : null,
    })),
  );
  return (
    <Panel
      title={t.schedule}
      flush
      actions={
        <>
          <Select
            label={t.teamOfSchedule}
            hideLabel
            value={teamId}
            options={teams.map((team) => ({ value: team.team_id, label: team.team_name }))}
            onChange={setTeamId}
            className="w-48"
          />
          <DownloadCsv name={`matchups-${season}`} table={() => tableCells(fileColumns(nameOf), rows)} />
        </>
      }
      footer={
        // Rounds after a table have no drawn schedule.
        seed === null || periods.every(({ round }) => round !== null) ? undefined : (
          <p className="text-xs text-ink-3 wrap-anywhere">{t.seedHint({ seed })}</p>
        )
      }
    >
      <DataTable
        caption={t.scheduleCaption({ team: nameOf(teamId) })}
        columns={columnsOf(nameOf, median !== 'none', rounds)}
        rows={rows}
        rowKey={({ period, pairing }) => `${period.number} ${pairing.number}`}
        isSelected={({ period }) => period.number === number}
        onOpen={({ period }) => onChoose(period.number)}
        openLabel={({ period: { number, round } }) =>
          round === null ? t.showPeriod({ number }) : playoffWords.showRound({ round, rounds })
        }
      />
    </Panel>
  );
}

/** The schedule in a file, which has columns of figures and dates. */
const fileColumns = (nameOf: (teamId: string) => string): Column<Row>[] => {
  const column = (key: string, header: string, sortBy: NonNullable<Column<Row>['sortBy']>): Column<Row> => ({
    key,
    header,
    cell: () => null,
    sortBy,
  });
  return [
    column('number', t.period, ({ period }) => period.number),
    column('from', t.firstDay, ({ period }) => (period.brought === true ? null : period.starts_on)),
    column('to', t.lastDay, ({ period }) => (period.brought === true ? null : period.ends_on)),
    column('opponent', t.opponent, ({ pairing: { other } }) => (other === null ? null : nameOf(other.teamId))),
    column('own', t.ownPoints, ({ pairing: { own } }) => own.points),
    column('other', t.opponentPoints, ({ pairing: { other } }) => other?.points ?? null),
    column('set', t.resultSet, ({ pairing: { set } }) => (set === null ? null : t.setBy(set))),
    column('median', t.median, ({ median }) => median),
  ];
};

const dash = <span className="text-ink-3">–</span>;

const columnsOf = (nameOf: (teamId: string) => string, medianPlayed: boolean, rounds: number): Column<Row>[] => [
  {
    key: 'period',
    header: t.period,
    cell: ({ period }) => <span className="whitespace-nowrap">{periodWords(period, rounds)}</span>,
    card: 'head',
  },
  {
    key: 'opponent',
    header: t.opponent,
    cell: ({ pairing: { other } }) => (
      <span className="wrap-anywhere">{other === null ? t.bye : nameOf(other.teamId)}</span>
    ),
    card: 'line',
  },
  { key: 'result', header: t.result, cell: resultCell, align: 'end', card: 'head' },
  ...(medianPlayed
    ? [
        {
          key: 'median',
          header: t.median,
          cell: medianCell,
          align: 'end' as const,
          card: 'line' as const,
          line: medianLine,
        },
      ]
    : []),
  { key: 'state', header: t.state, cell: ({ period }) => stateWords(period), card: 'line' },
];

function resultCell({ period, pairing }: Row) {
  const { own, other, set, broken } = pairing;
  if (period.state === 'coming') return dash;
  if (other === null) return own.goalieGames === null ? formatPoints(own.points) : dash;
  const score = scoreWords(own, other, broken !== null);
  return (
    <span className="whitespace-nowrap tabular-nums">
      {isOver(period)
        ? t.resultWithScore({ result: t.resultWords[resultOfPairing(pairing)], score })
        : own.record === null
          ? t.score({ own: formatPoints(own.points), other: formatPoints(other.points) })
          : score}
      {broken !== null && <span className="text-ink-2">{t.tieMark}</span>}
      {set !== null && (
        <span title={t.setBy(set)} className="text-ink-2">
          {t.setMark}
        </span>
      )}
    </span>
  );
}

function medianCell({ period, pairing: { own }, median: of }: Row) {
  if (of === null) return dash;
  const median = formatMedian(of);
  return (
    <span className="whitespace-nowrap tabular-nums">
      {isOver(period) ? t.resultWithScore({ result: t.resultWords[resultOf(own.points, of)], score: median }) : median}
    </span>
  );
}

/** On a phone. */
const medianLine = ({ period, pairing: { own }, median }: Row): string | null =>
  median === null
    ? null
    : isOver(period)
      ? t.medianShort({ result: t.resultWords[resultOf(own.points, median)] })
      : t.medianShort({ result: formatMedian(median) });
