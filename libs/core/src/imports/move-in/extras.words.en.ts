import { recordWords } from '../../competition/champion.words.js';
import type { WinRecord } from '../../competition/champion.rules.js';
import { DRAFT_TYPES, type DraftType } from '../../draft-type.js';
import { locale } from '../../locale.js';
import { formatMoney } from '../../money.js';
import type { Season } from '../../season.js';
import { many } from '../../text.rules.js';

interface PickFigures {
  readonly season: Season;
  readonly round: number;
  /** The first owner; null for a team that is not of the league. */
  readonly team: string | null;
  readonly type: DraftType | null;
}

interface StandingFigures {
  readonly team: string | null;
  readonly season: Season;
}

interface MatchFigures {
  readonly season: Season;
  /** Null where the table names only the round. */
  readonly period: number | null;
  readonly round: number | null;
  /** Null for a team that is not of the league. */
  readonly home: string | null;
  readonly away: string | null;
  readonly homePoints: number;
  readonly awayPoints: number;
}

const placeIn = ({ season, period, round }: MatchFigures): string =>
  [
    season,
    ...(period === null ? [] : [`period ${period}`]),
    ...(round === null ? [] : [`round ${round} of the play-offs`]),
  ].join(', ');
const side = (team: string | null, points: number): string =>
  `${team ?? 'no team of the league'} ${locale.number(points, { maximumFractionDigits: 3 })}`;
const teamIn = ({ team, season }: StandingFigures): string => `${team ?? 'No team of the league'} in ${season}`;
const toCome = (season: Season): string => `The season ${season} has not come.`;

/** Sentences about rows that come with a move in besides rosters. Answers have the keys and figures. */
export const EXTRAS = {
  // The row of a table
  row: ({ sheet, row }: { sheet: string; row: number }) => `${sheet}, row ${row}`,
  // What a row brings
  'what.pick': ({ season, round, team, type }: PickFigures) => {
    const pick = `${season}, round ${round}, of ${team ?? 'no team of the league'}`;
    return type === null ? pick : `${pick} (${type})`;
  },
  'what.retained': (of: { percent: number | null; dollars: number; player: string; team: string | null }) =>
    of.percent === null
      ? `${formatMoney(of.dollars)} of ${of.player}, by ${of.team ?? 'no team of the league'}`
      : `${of.percent} % of ${of.player}, by ${of.team ?? 'no team of the league'}`,
  'what.ofTeam': ({ what, team, season }: { what: string; team: string | null; season: Season }) =>
    `${what}, ${team ?? 'no team of the league'}, ${season}`,
  'what.standing': teamIn,
  'what.stands': (of: StandingFigures & { rank: number; record: WinRecord | null; points: number | null }) =>
    `${teamIn(of)}: ${locale.ordinal(of.rank)}${of.record === null ? '' : `, ${recordWords(of.record)}`}${of.points === null ? '' : `, ${many(of.points, 'point')}`}`,
  'what.record': ({ record, ...of }: StandingFigures & { record: WinRecord }) =>
    `${teamIn(of)}: ${recordWords(record)} before the move`,
  'what.match': (of: MatchFigures) =>
    `${placeIn(of)}: ${side(of.home, of.homePoints)}, ${side(of.away, of.awayPoints)}`,
  'what.rules': () => 'The league’s own rules',
  // What a row changes
  'change.owner': ({ from, to }: { from: string; to: string }) => `${from} → ${to}`,
  'change.retained': ({ amount, through }: { amount: number; through: Season }) =>
    `${formatMoney(amount)} through ${through}`,
  'change.stood': ({ rank, points }: { rank: number; points: number }) =>
    `Before: ${locale.ordinal(rank)}, with ${many(points, 'point')}.`,
  'change.record': ({ record }: { record: WinRecord }) => `Before: ${recordWords(record)}.`,
  // Why the league cannot use a row
  'no.team': () => 'The row names a team that is not in this league.',
  'no.season': ({ season }: { season: Season }) => toCome(season),
  'no.tradeSeason': ({ season }: { season: Season }) =>
    `${toCome(season)} Picks of coming drafts come with a table of draft picks.`,
  'no.seasonNotOver': ({ season }: { season: Season }) => `The season ${season} is not over.`,
  'no.tableNotOver': ({ season }: { season: Season }) => `The season ${season} is not over in this league.`,
  'no.resultsOnly': ({ season }: { season: Season }) =>
    `The season ${season} is not over in this league, so only results count: give the row wins and losses.`,
  'no.playedHere': ({ season }: { season: Season }) => `The season ${season} was played here, and has its table.`,
  'no.matchups': ({ season }: { season: Season }) =>
    `The season ${season} is not played in matchups. Choose a format with matchups in the settings first.`,
  'no.teamTwice': () => 'The table has the team twice.',
  'no.matchesNotOver': ({ season }: { season: Season }) =>
    `The season ${season} is not over in this league. Bring the record of each team with a table of standings.`,
  'no.matchesPlayedHere': ({ season }: { season: Season }) =>
    `The season ${season} was played here, and has its matchups.`,
  'no.sameTeam': () => 'Both sides are the same team. Check which column is the other team.',
  'no.matchTwice': ({ where }: { where: string }) =>
    `${where} has a matchup of these teams in this period. Keep one of the two rows.`,
  'no.matchNowhere': () => 'The row has neither a period nor a round. Fill in one of them.',
  'no.otherRound': ({ period, round }: { period: number; round: number }) =>
    `Period ${period} belongs to round ${round} of the play-offs. Give the row that round or another period.`,
  'no.earlyRound': ({ period, last }: { period: number; last: number }) =>
    `Period ${period} of the play-offs comes before regular period ${last}. Number the play-offs after it, or leave the period empty.`,
  'no.noRound': ({ period }: { period: number }) =>
    `Period ${period} has no matchup for the title. Mark its round, or leave the round of this row empty.`,
  'no.twoInRound': ({ team, round }: { team: string; round: number }) =>
    `${team} has another opponent in round ${round}. Write “consolation” as the round of one of the two.`,
  'no.levelRound': ({ round }: { round: number }) =>
    `The score is tied in round ${round} of the play-offs. Name the team that advanced in the column of the winner.`,
  'no.levelRegular': () =>
    'The score is tied, so the matchup is a tie. Leave the winner empty, or give the score that decided it.',
  'no.otherWinner': ({ team }: { team: string }) =>
    `The row names ${team} as the winner, and the score says otherwise. Correct one of the two.`,
  'no.pickTwice': ({ where }: { where: string }) => `${where} names this pick already.`,
  'no.draftBegun': () => 'The draft of this pick has begun.',
  'no.promised': () => 'This pick is promised in a trade.',
  'no.picks': ({ season }: { season: Season }) => `The league has no picks of ${season} yet, or none any more.`,
  'no.oneDraft': ({ season }: { season: Season }) =>
    `The league drafts twice in ${season}: say whether the pick is for the general or the rookie draft.`,
  'no.draft': ({ type, season }: { type: DraftType; season: Season }) =>
    `The league has no ${type} draft in ${season}.`,
  'no.round': ({ type, season, rounds }: { type: DraftType; season: Season; rounds: number }) =>
    `The ${type} draft of ${season} has ${rounds} rounds here.`,
  'no.retention': () => 'The league has no retained salary: switch it on in its settings.',
  'no.playerOnTeams': () => 'No player with this name is on a team of the league.',
  'no.onePlayerOnTeams': ({ count }: { count: number }) =>
    `${count} players of this name are on teams: give the NHL id.`,
  'no.ownPlayer': () => 'The player is on this team, which pays the whole salary.',
  'no.wholePercent': () => 'A percent is whole here: give the dollars instead.',
  'no.retainsAlready': ({ amount }: { amount: number }) =>
    `The team retains ${formatMoney(amount)} of the contract already.`,
  'no.twoRetain': () => 'Two teams already retain part of this contract.',
  'no.moreThanHit': ({ hit }: { hit: number }) =>
    `More than the whole cap hit here, ${formatMoney(hit)}, would be retained.`,
  'no.sheets': () => 'The league has no protection sheets: switch them on in its settings.',
  'no.sheetsMadeHere': ({ season }: { season: Season }) => `The sheets of ${season} were made here.`,
  'no.savedOwn': () => 'The team has saved a sheet of its own.',
  'no.onePlayer': () => 'Several players have this name: give the NHL id.',
  'no.player': () => 'No player of this name is known.',
  'no.onTeam': () => 'The player is not on this team.',
  'no.listedTwice': () => 'A list of this season has the player already.',
  // Why a row cannot be read
  'odd.noTeam': () => 'The row names no team.',
  'odd.team': ({ team }: { team: string }) => `The league has no team ${team}.`,
  'odd.noSeason': () => 'The row has no season. Enter one for the whole table, above it.',
  'odd.season': ({ cell }: { cell: string }) => `${cell} is not a season: write it like 2024-25.`,
  'odd.noPlayer': () => 'The row names no player.',
  'odd.kept': ({ cell }: { cell: string }) => `${cell} says neither that a player is protected nor that they are not.`,
  'odd.email': ({ cell }: { cell: string }) => `${cell} is not an email address.`,
  'odd.noTotals': () => 'The row has neither a manager, nor a cap, nor a penalty.',
  'odd.draft': ({ cell }: { cell: string }) =>
    `${cell} is not a type of draft. Write one of these: ${DRAFT_TYPES.join(', ')}.`,
  'odd.round': ({ cell }: { cell: string | null }) =>
    cell === null ? 'The round is missing.' : `${cell} is not a round.`,
  'odd.retained': ({ cell }: { cell: string }) => `${cell} is neither a percent nor dollars.`,
  'odd.credit': ({ cell }: { cell: string }) => `${cell} is a credit. Retained salary is more than $0.`,
  'odd.noStanding': () => 'The row has neither a rank nor points, nor a record.',
  'odd.rank': ({ cell, most }: { cell: string; most: number }) =>
    `${cell} is not a rank: a league has at most ${most} teams.`,
  'odd.points': ({ cell }: { cell: string }) => `${cell} is more points than a team can have.`,
  'odd.score': ({ cell }: { cell: string | null }) =>
    `${cell === null ? 'The score is missing.' : `${cell} is not a score of two teams.`} Write 1 and 0 where only the winner is known.`,
  'odd.matchPoints': ({ points, most }: { points: number; most: number }) =>
    `${locale.number(points)} is more than the ${locale.number(most)} points that a matchup can have.`,
  'odd.winner': ({ cell }: { cell: string }) =>
    `${cell} is neither team of the row. Write the name of the winner, or leave it empty for a tie.`,
  'odd.stage': ({ cell }: { cell: string }) =>
    `${cell} is not a period or a round. Write a number, “quarter-final”, “semi-final”, “final” or “consolation”.`,
  'odd.period': ({ cell, most }: { cell: string; most: number }) =>
    `${cell} is not a period: a season has at most ${most}.`,
  'odd.playoffRound': ({ round, most }: { round: number; most: number }) =>
    `Round ${round} is not possible: play-offs have at most ${most} rounds. A week belongs in the column of periods.`,
  'odd.noPeriod': () => 'The period is missing. Fill in the column “Period”.',
  'odd.noGoods': () => 'The row does not say what changed hands.',
} as const;
