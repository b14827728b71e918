import { locale } from '@crease/core/locale.js';
import type { ReactNode } from 'react';
import { dayPlus } from '@crease/core/calendar.js';
import type { MatchupPeriodView, PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { recordWords } from '@crease/core/competition/champion.words.js';
import { TIE_BREAK_WORDS } from '@crease/core/competition/matchups/tie-break.rules.js';
import { CORRECTED_DAYS } from '@crease/core/competition/matchups/period.rules.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import { formatPoints } from '../../open-league/points.js';
import { sentence } from '../../../ui/text/sentence.js';
import { isOver, resultOf, resultOfPairing, type Pairing, type Side } from './matchups.model.js';
import * as t from './matchups.words.en.js';
import * as playoffWords from './playoffs.words.en.js';

const DAY = locale.dates({ timeZone: 'UTC', month: 'short', day: 'numeric' });
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

const WEEKDAY = locale.dates({ timeZone: 'UTC', weekday: 'short' });
const WHOLE_DAY = locale.dates({ timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });

/** 'Mon' */
export const weekdayWords = (day: string): string => WEEKDAY.format(at(day));
/** 'Mon, Nov 3' */
export const dayWords = (day: string): string => WHOLE_DAY.format(at(day));

/** 'Nov 3 – 9', the same in every time zone. */
export const daysWords = ({ starts_on: from, ends_on: to }: Pick<MatchupPeriodView, 'starts_on' | 'ends_on'>): string =>
  DAY.formatRange(at(from), at(to)).replaceAll(' ', ' ');

/**
 * 'Matchup 5 · Nov 3 – 9' or 'Play-offs, semi-finals · Apr 5 – 11'. A period of another site has no days.
 * @param rounds of the play-offs
 */
export function periodWords(period: MatchupPeriodView, rounds: number): string {
  const { number, round, brought } = period;
  const name = round === null ? t.periodAlone({ number }) : playoffWords.playoffRound({ round, rounds });
  if (brought === true) return name;
  const days = daysWords(period);
  return round === null ? t.periodWithDays({ number, days }) : playoffWords.roundWithDays({ round: name, days });
}

/** 'All matchups', or 'All matchups · Play-offs, semi-finals'. */
export const titleWords = (title: string, { round }: MatchupPeriodView, rounds: number): string =>
  round === null ? title : playoffWords.titleAndRound({ title, round: playoffWords.playoffRound({ round, rounds }) });

export function stateWords({
  state,
  starts_on,
  ends_on,
  round,
  corrections,
}: Pick<MatchupPeriodView, 'state' | 'starts_on' | 'ends_on' | 'round' | 'corrections'>): string {
  switch (state) {
    case 'coming':
      return t.begins({ day: DAY.format(at(starts_on)) });
    case 'running':
      return t.live;
    case 'ended':
      if (corrections === 'never') return t.finalOnceImported;
      if (corrections === 'always') return round === null ? t.correctionsOfSeason : t.correctionsOfRound;
      return t.correctionsUntil({ day: DAY.format(at(dayPlus(ends_on, CORRECTED_DAYS))) });
    case 'final':
      return t.final;
  }
}

/** The score of a matchup for a live region: "Harbor Lights 84, Polar Line 80". By categories those won. */
export function spokenScore({ own, other }: Pairing, nameOf: (teamId: string) => string): string {
  const side = ({ teamId, points, record }: Side) =>
    t.teamAndPoints({ team: nameOf(teamId), points: formatPoints(record === null ? points : record.wins) });
  return other === null ? side(own) : t.liveScore({ own: side(own), other: side(other) });
}

const RUNNING = { win: t.youLead, loss: t.youTrail, tie: t.youAreLevel } as const;
const OVER = { win: t.youBeat, loss: t.youLostTo, tie: t.youTied } as const;

/** The score of a matchup, the own points first; of a tie the points of both. By categories: "6–3–1". */
export const scoreWords = (own: Side, other: Side, broken = false): string =>
  own.record !== null
    ? recordWords(own.record)
    : resultOf(own.points, other.points) === 'tie' && !broken
      ? formatPoints(own.points)
      : t.score({ own: formatPoints(own.points), other: formatPoints(other.points) });

/** The reader's matchup in a sentence: "You lead Polar Line 84–79". */
export function ownWords(
  period: MatchupPeriodView,
  pairing: Pairing,
  nameOf: (teamId: string) => string,
  medianPlayed: boolean,
): ReactNode {
  const { own, other, broken } = pairing;
  const day = DAY.format(at(period.starts_on));
  if (other === null) {
    const words = period.state === 'coming' ? t.youHaveByeFrom({ day }) : isOver(period) ? t.youHadBye : t.youHaveBye;
    if (!medianPlayed) return words;
    const only = (isOver(period) ? t.medianOnlyThen : t.medianOnly)({ words });
    const median = medianWords(period, own.points);
    return median === null ? only : t.withMedian({ words: only, median });
  }
  const team = nameOf(other.teamId);
  if (period.state === 'coming') return t.youMeet({ team, day });
  const words = (isOver(period) ? OVER : RUNNING)[resultOfPairing(pairing)];
  const score = (
    <strong className="font-semibold whitespace-nowrap tabular-nums">{scoreWords(own, other, broken !== null)}</strong>
  );
  return sentence(words, { team, score });
}

/** A matchup between two other teams: "Polar Line leads by 5"; null before it begins. */
export function pairingWords(
  period: MatchupPeriodView,
  pairing: Pairing,
  nameOf: (teamId: string) => string,
  medianPlayed: boolean,
): string | null {
  const { own, other, broken } = pairing;
  if (other === null) return medianPlayed ? t.hasByeAndMedian : t.hasBye;
  if (period.state === 'coming') return null;
  const result = resultOfPairing(pairing);
  if (result === 'tie') return isOver(period) ? t.tie : t.level;
  const points = formatPoints(Math.abs(sumOfPoints([own.points, -other.points])));
  const [ahead, behind] = result === 'win' ? [own, other] : [other, own];
  const team = nameOf(ahead.teamId);
  if (broken !== null) return t.wonTie({ team });
  if (ahead.record !== null)
    return (isOver(period) ? t.wonWith : t.leadsWith)({ team, score: scoreWords(ahead, behind) });
  return (isOver(period) ? t.wonBy : t.leadsBy)({ team, points });
}

/** A pair of the play-offs: "Polar Line won by 5"; null before its round. */
export function pairWords(
  pair: PlayoffsView['pairs'][number],
  { rounds, seeds }: Pick<PlayoffsView, 'rounds' | 'seeds'>,
  over: boolean,
  nameOf: (teamId: string) => string,
): string | null {
  const { round, ahead, home_points: home, away_points: away, wins } = pair;
  if (pair.away_team_id === null) return playoffWords.goesOn({ round, rounds });
  if (ahead === null) return null;
  const team = nameOf(ahead);
  if (wins !== undefined && wins.home !== wins.away) {
    const [own, other] = [Math.max(wins.home, wins.away), Math.min(wins.home, wins.away)];
    return (over ? playoffWords.wonSeries : playoffWords.leadsSeries)({ team, own, other });
  }
  if (resultOf(home, away) === 'tie') {
    if (pair.tie === 'waits') return playoffWords.tieWaits;
    if (pair.broken !== undefined)
      return (over ? playoffWords.tieBench : playoffWords.levelBench)({ team, by: TIE_BREAK_WORDS[pair.broken] });
    const seedOf = (id: string | null) => seeds.find(({ team_id }) => team_id === id)?.seed ?? 0;
    const bySeed = seedOf(ahead) < seedOf(ahead === pair.home_team_id ? pair.away_team_id : pair.home_team_id);
    if (!bySeed) return (over ? playoffWords.tieMeetings : playoffWords.levelMeetings)({ team });
    return (over ? playoffWords.tieSeed : playoffWords.levelSeed)({ team });
  }
  const points = formatPoints(Math.abs(sumOfPoints([home, -away])));
  if (wins !== undefined) return (over ? playoffWords.wonBySum : playoffWords.aheadBySum)({ team, points });
  return (over ? t.wonBy : t.leadsBy)({ team, points });
}

const MEDIAN = { win: t.aboveMedian, loss: t.belowMedian, tie: t.levelWithMedian } as const;

/** "above the median of 79.5"; null where it is not played, or before the period begins. */
export const medianWords = ({ median }: MatchupPeriodView, points: number): string | null =>
  median === null ? null : MEDIAN[resultOf(points, median)]({ median: formatMedian(median) });

/** The mean of two scores can have a fourth decimal. */
export const formatMedian = (median: number): string => locale.number(median, { maximumFractionDigits: 4 });
