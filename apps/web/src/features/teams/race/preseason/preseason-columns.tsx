import { POSITIONS } from '@crease/core/position.js';
import type { Season } from '@crease/core/season.js';
import { formatPoints } from '../../../open-league/points.js';
import { Money } from '../../../../ui/figures/Money.js';
import { GRID_FIGURE, type Column } from '../../../../ui/lists/DataTable.js';
import { RankedTeam } from '../../RankedTeam.js';
import { differs, type PreseasonRow } from './preseason.model.js';
import * as t from './preseason.words.en.js';

const POSITION = { F: t.forwards, D: t.defensemen, G: t.goalies } as const;

const figure = (points: number | null) =>
  points === null ? <span className="text-ink-3">–</span> : formatPoints(points);

/** Only columns that tell the teams apart: on a league's first day that is none besides the team. */
export function preseasonColumns({
  leagueId,
  rows,
  mine,
  places,
  from,
  last,
}: {
  leagueId: string;
  rows: readonly PreseasonRow[];
  mine: string | null;
  /** Places of a roster; null without a limit. */
  places: number | null;
  /** The season of the strength's points. */
  from: Season | null;
  /** The season before this one. */
  last: Season | null;
}): Column<PreseasonRow>[] {
  const strong = rows.some(({ total }) => total > 0);
  const roster = ({ team }: PreseasonRow) => team.roster_size;
  const space = ({ team }: PreseasonRow) => team.cap_space;
  const rosterWords = (row: PreseasonRow) => (places === null ? roster(row) : `${roster(row)}/${places}`);
  const phone = (row: PreseasonRow) =>
    [
      ...(differs(rows, roster) || roster(row) > 0 ? [t.rosterShort({ roster: rosterWords(row) })] : []),
      ...(row.firstPick === null ? [] : [t.pickShort({ overall: row.firstPick })]),
      ...(strong && row.last !== null && last !== null
        ? [t.lastShort({ season: last.slice(2), points: formatPoints(row.last) })]
        : []),
    ].join(' · ');
  return [
    {
      key: 'team',
      header: t.team,
      cell: (row) => (
        <RankedTeam
          leagueId={leagueId}
          row={{ ...row, rank: row.rank ?? 0 }}
          ranked={row.rank !== null}
          mine={row.team.team_id === mine}
          phone={phone(row) || null}
        />
      ),
      sortBy: (row) => row.team.team_name,
    },
    ...(strong || rows.some((row) => roster(row) > 0)
      ? [
          {
            key: 'roster',
            header: t.roster,
            ...GRID_FIGURE,
            cell: rosterWords,
            sortBy: roster,
          } as const satisfies Column<PreseasonRow>,
        ]
      : []),
    ...(strong
      ? [
          ...POSITIONS.map((position): Column<PreseasonRow> => ({
            key: position,
            header: position,
            title: t.pointsOfPosition({ position: POSITION[position], season: from ?? '' }),
            ...GRID_FIGURE,
            cell: (row) => formatPoints(row.strength[position]),
            sortBy: (row) => row.strength[position],
            className: 'max-lg:hidden',
          })),
          {
            key: 'strength',
            header: t.rosterPoints,
            title: t.pointsOfRoster({ season: from ?? '' }),
            align: 'end',
            card: 'head',
            cell: (row: PreseasonRow) => <strong className="font-semibold">{formatPoints(row.total)}</strong>,
            sortBy: (row: PreseasonRow) => row.total,
          } as const satisfies Column<PreseasonRow>,
        ]
      : []),
    ...(differs(rows, space)
      ? [
          {
            key: 'space',
            header: t.capSpace,
            align: 'end',
            card: strong ? 'hidden' : 'head',
            cell: (row: PreseasonRow) => <Money amount={space(row)} />,
            sortBy: space,
          } as const satisfies Column<PreseasonRow>,
        ]
      : []),
    ...(rows.some(({ firstPick }) => firstPick !== null)
      ? [
          {
            key: 'pick',
            header: t.firstPick,
            title: t.firstPickHint,
            ...GRID_FIGURE,
            cell: ({ firstPick }: PreseasonRow) => figure(firstPick),
            sortBy: ({ firstPick }: PreseasonRow) => firstPick,
          } as const satisfies Column<PreseasonRow>,
        ]
      : []),
    ...(last !== null && rows.some((row) => row.last !== null)
      ? [
          {
            key: 'last',
            header: last,
            title: t.pointsOfSeason({ season: last }),
            align: 'end',
            card: strong ? 'hidden' : 'head',
            cell: (row: PreseasonRow) => figure(row.last),
            sortBy: (row: PreseasonRow) => row.last,
          } as const satisfies Column<PreseasonRow>,
        ]
      : []),
  ];
}
