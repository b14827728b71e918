import { locale } from '@crease/core/locale.js';
import type { Corrections } from '@crease/core/competition/matchups/corrections.rules.js';
import type { BrokenTie } from '@crease/core/competition/matchups/tie-break.rules.js';
import type { CategoryRules } from '@crease/core/competition/categories/category.rules.js';
import type {
  MatchupPageAnswer,
  MatchupPlayerView,
  MatchupSideView,
} from '@crease/core/competition/matchups/matchup-page.answers.js';
import { isMedianPlayed, type MedianFor } from '@crease/core/competition/matchups/double-schedule.rules.js';
import type { SetResultView } from '@crease/core/competition/matchups/matchup.answers.js';
import {
  chancesByDay,
  formOf,
  outlookOf,
  shareLeft,
  winChance,
  type DayOutlook,
  type Form,
} from '@crease/core/competition/matchups/projection.rules.js';
import { LINEUP_KINDS, type LineupKind, type LineupRules } from '@crease/core/leagues/lineup.rules.js';
import type { NightGame } from '@crease/core/players/nhl/night.rules.js';
import {
  lineOfGame,
  lineOfSeason,
  pointsOf,
  sumOfPoints,
  type StoredScoring,
} from '@crease/core/players/scoring/scoring.table.js';
import { figuresOfGame, type TeamFigures } from '@crease/core/players/scoring/category-set.js';
import { POSITIONS, type Position } from '@crease/core/position.js';
import type { FurtherBracket, SeriesWins } from '@crease/core/competition/playoffs/playoff.rules.js';
import type { Season } from '@crease/core/season.js';
import { planFor, standing, type LineupPlace } from '@crease/core/teams/lineup/lineup.rules.js';
import { categoriesView, comparisonView, playerFigures } from './categories.view.js';
import type { GameRow, RecentGame, SeasonLine } from './matchup-page.queries.js';
import type { MatchupScore } from './matchup-score.js';
import { withinCaps } from './limits/games-ahead.js';
import { goalieStartsView, withinLimits, type PeriodLimit } from './limits/goalie-starts.view.js';
import { categoryOutlook, type CategorySide } from './outlook/category-outlook.view.js';
import { grouped } from './outlook/grouped.js';
import { rosterOn, wholeRoster, type TeamFacts } from './outlook/roster-change.js';
import type { ScoreChanges } from './office/score-changes.queries.js';

/** A matchup's days and score. A round of the play-offs is one, with all its periods, unless each is a match. */
export interface MatchupSpan extends MatchupScore {
  readonly period: number;
  readonly number: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly round: number | null;
  readonly limits: readonly PeriodLimit[];
  readonly state: MatchupPageAnswer['period']['state'];
  readonly corrections: Corrections;
  readonly median: number | null;
  readonly bracket: FurtherBracket | null;
  readonly set: SetResultView | null;
  readonly broken: BrokenTie | null;
  readonly wins: SeriesWins | null;
  readonly homeId: string;
  readonly awayId: string | null;
  /** null where points decide. */
  readonly rules: CategoryRules | null;
}

type ScheduledGame = Pick<NightGame, 'day' | 'away' | 'home' | 'state' | 'period' | 'clock'>;

export interface PageFacts {
  readonly season: Season;
  /** Newest sequence number of the page's stream, read before the other facts. */
  readonly seq: number;
  readonly span: MatchupSpan;
  readonly rounds: number;
  /** The teams that also play the median in the period. */
  readonly median: MedianFor;
  readonly today: string;
  readonly days: readonly {
    readonly day: string;
    readonly noon: number;
    readonly scoring: StoredScoring;
    readonly lineups: LineupRules | null;
  }[];
  readonly teams: readonly TeamFacts[];
  /** By team. */
  readonly changes: ReadonlyMap<string, ScoreChanges>;
  readonly games: readonly GameRow[];
  /** From today to the last day. */
  readonly schedule: readonly ScheduledGame[];
  readonly scheduleKnown: boolean;
  readonly showsChances: boolean;
  readonly recent: readonly RecentGame[];
  readonly lines: readonly SeasonLine[];
  /** Points of the season by player, for the order of reserves. */
  readonly worth: ReadonlyMap<number, number>;
}

interface PlayerFacts {
  readonly id: number;
  readonly name: string;
  readonly position: Position;
  readonly detail: string;
  readonly club: string | null;
  readonly status: MatchupPlayerView['status'];
}

const isOver = ({ state }: Pick<MatchupSpan, 'state'>): boolean => state === 'ended' || state === 'final';

export function pageView(facts: PageFacts): MatchupPageAnswer {
  const { season, span, today, days, scheduleKnown: known, showsChances } = facts;
  const forms = formsOf(facts);
  const home = sideOf(facts, forms, span.homeId, span.homePoints);
  const away = span.awayId === null ? null : sideOf(facts, forms, span.awayId, span.awayPoints);
  const ended = isOver(span) ? days.length : days.filter(({ day }) => day < today).length;
  const ahead = known && showsChances && away !== null ? outlookOfBoth(facts, home, away, ended) : null;
  const chance = ahead === null ? null : rounded(ahead.chance, 4);
  const medianPlayed = isMedianPlayed(facts.median, [{ away_team_id: span.awayId }]);
  return {
    season,
    seq: facts.seq,
    number: span.number,
    period: {
      number: span.period,
      starts_on: span.startsOn,
      ends_on: span.endsOn,
      round: span.round,
      bracket: span.bracket,
      state: span.state,
      corrections: span.corrections,
      median: medianPlayed ? span.median : null,
      goalie_games: span.goalieGames,
    },
    rounds: facts.rounds,
    median_for: facts.median,
    median_played: medianPlayed,
    today,
    has_lineups: facts.days.some(({ lineups }) => lineups !== null),
    ...(showsChances ? {} : { shows_chances: false as const }),
    schedule_known: known,
    categories: categoriesView(span.rules),
    comparison: comparisonView(
      span.rules,
      span.goalieGames ?? 0,
      span.homeFigures,
      span.awayId === null ? null : span.awayFigures,
      span.state,
      span.set === null ? null : { home: span.homePoints, away: span.awayPoints },
    ),
    outlook: ahead?.view ?? null,
    set: span.set,
    broken: span.broken,
    ...(span.wins === null ? {} : { wins: span.wins }),
    home: home.view,
    away: away?.view ?? null,
    chance,
    chances: (ahead?.chances ?? []).map((atTheEnd, index) => ({
      day: days[index - 1]?.day ?? null,
      // The result as it was decided: corrections may have changed the days since.
      chance: index === days.length && chance !== null ? chance : rounded(atTheEnd, 4),
    })),
  };
}

/** The home side's chances now and by day; by categories with what each is likely to become while days are left. */
function outlookOfBoth(facts: PageFacts, home: Side, away: Side, ended: number) {
  const { span, days, recent, lines } = facts;
  const decided = winChance(home.outlook, away.outlook);
  if (span.rules === null) return { view: null, chance: decided, chances: chancesByDay(home.days, away.days, ended) };
  const outlook = categoryOutlook(
    {
      rules: span.rules,
      least: span.goalieGames ?? 0,
      days: days.map(({ day }) => day),
      ended,
      positions: positionsOf(facts),
      recent: grouped(recent, ({ player_id: id }) => id),
      lines: grouped(lines, ({ player_id: id }) => id),
    },
    { ...home.games, figures: span.homeFigures, changed: changesOf(facts, span.homeId).figures },
    { ...away.games, figures: span.awayFigures, changed: changesOf(facts, span.awayId).figures },
  );
  return isOver(span) ? { ...outlook, view: null, chance: decided } : outlook;
}

const changesOf = ({ changes }: PageFacts, teamId: string | null): ScoreChanges =>
  changes.get(teamId ?? '') ?? { points: 0, figures: {} };

const positionsOf = ({ teams, games }: PageFacts): ReadonlyMap<number, Position> =>
  new Map([...teams.flatMap(({ roster }) => roster), ...games].map((one) => [one.id, one.position]));

const rounded = (figure: number, digits: number): number => Math.round(figure * 10 ** digits) / 10 ** digits;

/** The form of each player before the matchup, so that the chance at the end of a day stays what it was. */
function formsOf(facts: PageFacts): (playerId: number) => Form {
  const { span, recent, lines, days } = facts;
  if (span.rules !== null) return () => NO_FORM;
  const scoring = days[0]?.scoring ?? {};
  const positions = positionsOf(facts);
  const played = grouped(recent, ({ player_id: id }) => id);
  const seasons = grouped(lines, ({ player_id: id }) => id);
  const known = new Map<number, Form>();
  for (const [id, position] of positions) {
    const own = seasons.get(id) ?? [];
    known.set(
      id,
      formOf(
        (played.get(id) ?? []).map((game) => pointsOf(lineOfGame(game), scoring, position)),
        own.length === 0
          ? null
          : {
              points: sumOfPoints(own.map((line) => pointsOf(lineOfSeason(line), scoring, position))),
              games: own.reduce((sum, { gp }) => sum + (gp ?? 0), 0),
            },
      ),
    );
  }
  return (id) => known.get(id) ?? NO_FORM;
}
const NO_FORM: Form = { mean: 0, variance: 0 };

interface Side {
  readonly view: MatchupSideView;
  readonly outlook: { readonly points: number; readonly variance: number };
  readonly days: readonly DayOutlook[];
  readonly games: Pick<CategorySide, 'played' | 'ahead'>;
}

interface PlayedGame extends PlayerFacts {
  readonly day: string;
  readonly counts: boolean;
  readonly points: number;
  /** Empty where points decide. */
  readonly figures: TeamFigures;
}

interface AheadGame {
  readonly playerId: number;
  readonly day: string;
  /** The kind of place; the position without line-ups. */
  readonly kind: LineupKind;
  /** Still to be played, from 0 to 1. */
  readonly share: number;
  readonly isOver: boolean;
}

function sideOf(facts: PageFacts, forms: (playerId: number) => Form, teamId: string, points: number): Side {
  const { span, days, today, scheduleKnown, showsChances } = facts;
  const team = facts.teams.find(({ id }) => id === teamId);
  const scoringOn = new Map(days.map(({ day, scoring }) => [day, scoring]));
  const played = facts.games
    .filter((game) => game.teamId === teamId)
    .map((game) => ({
      ...game,
      points: pointsOf(lineOfGame(game), scoringOn.get(game.day) ?? {}, game.position),
      figures: span.rules === null ? {} : figuresOfGame(game, game.position),
    }));
  const goalieClubs = new Map(
    wholeRoster(team).flatMap((one) => (one.position === 'G' ? [[one.id, one.club] as const] : [])),
  );
  const starts = team?.starts ?? [];
  const ahead =
    team === undefined
      ? []
      : withinLimits(
          span.limits,
          starts,
          withinCaps(span.limits, team.places, gamesAhead(facts, team)),
          (id) => goalieClubs.get(id) ?? null,
        );
  const left = ahead.filter((game) => !game.isOver);
  const outlook = outlookOf(
    points,
    left.map(({ playerId, share }) => ({ form: forms(playerId), share })),
  );
  const earned = new Map((team?.days ?? []).map((one) => [one.day, one.points]));
  return {
    view: {
      team_id: teamId,
      points,
      projected: scheduleKnown && showsChances && span.rules === null ? rounded(outlook.points, 1) : null,
      games: played.filter(({ counts }) => counts).length,
      games_left: scheduleKnown ? left.length : null,
      days: span.rules === null ? (team?.days ?? []) : [],
      goalie_starts: goalieStartsView(span.limits, starts, dayShown(facts)),
      players: team === undefined ? [] : playersOf(facts, team, played, left),
    },
    outlook,
    days: days.map(({ day }, index) => {
      const expected =
        isOver(span) || day < today
          ? played.filter((game) => game.counts && game.day === day).map(({ id }) => forms(id))
          : ahead.filter((game) => game.day === day).map(({ playerId }) => forms(playerId));
      const { points: mean, variance } = outlookOf(
        0,
        expected.map((form) => ({ form, share: 1 })),
      );
      const changed = index === 0 ? changesOf(facts, teamId).points : 0;
      return { points: (earned.get(day) ?? 0) + changed, mean, variance };
    }),
    games: { played, ahead },
  };
}

/** Games from today on, of healthy players who will count if nothing changes. Games that are over have no share. */
function gamesAhead(facts: PageFacts, team: TeamFacts): AheadGame[] {
  const byDay = grouped(facts.schedule, ({ day }) => day);
  const played = new Set(facts.games.map(({ day, club }) => `${day} ${club}`));
  // Without live games, the nightly import stores figures before the schedule says that games are over.
  const isPlayed = ({ day, away, home, state }: ScheduledGame) =>
    state === 'scheduled' && [away, home].some((club) => played.has(`${day} ${club}`));
  return facts.days.flatMap(({ day }) => {
    const games = (byDay.get(day) ?? []).filter(({ state }) => state !== 'postponed' && state !== 'cancelled');
    if (games.length === 0) return [];
    const places = placesOn(facts, team, day);
    return rosterOn(team, day).flatMap(({ id, club, status, place, position }): AheadGame[] => {
      const counts = places === null ? place === 'active' : places.has(id);
      const game = games.find(({ away, home }) => away === club || home === club);
      if (!counts || status !== 'healthy' || game === undefined) return [];
      const over = isPlayed(game) || (game.state !== 'scheduled' && game.state !== 'live');
      const kind = places?.get(id) ?? position;
      return [{ playerId: id, day, kind, share: over ? 0 : shareLeft(game), isOver: over }];
    });
  });
}

/** The line-up of a day: as decided, or as it will be; null where every active player counts. */
function placesOn(facts: PageFacts, team: TeamFacts, day: string): ReadonlyMap<number, LineupKind> | null {
  const { days, schedule, worth, span } = facts;
  const decided = team.lineups.find((one) => one.day === day)?.places;
  if (decided !== undefined) return kindsOf(decided);
  const rules = days.find((one) => one.day === day)?.lineups ?? null;
  if (rules === null || isOver(span)) return null;
  const clubs = new Set(schedule.filter((game) => game.day === day).flatMap(({ away, home }) => [away, home]));
  const active = rosterOn(team, day)
    .filter(({ place }) => place === 'active')
    .map((player) => ({
      ...player,
      worth: worth.get(player.id) ?? 0,
      plays: clubs.size === 0 || (player.club !== null && clubs.has(player.club)),
    }));
  const plan = team.plans.find(({ begin }) => begin <= day);
  return kindsOf(standing(planFor(rules, day, plan), active, rules));
}

const kindsOf = (places: readonly LineupPlace[]) => new Map(places.map(({ playerId, kind }) => [playerId, kind]));

/** The first day of a matchup ahead, today, or the last day. */
const dayShown = ({ span, today }: Pick<PageFacts, 'span' | 'today'>): string =>
  span.state === 'coming' ? span.startsOn : isOver(span) ? span.endsOn : today;

const WHERE = { active: 'lineup', ir: 'ir', rookie: 'farm' } as const;
type Place = keyof typeof WHERE;

function playersOf(
  facts: PageFacts,
  team: TeamFacts,
  played: readonly PlayedGame[],
  left: readonly AheadGame[],
): MatchupPlayerView[] {
  const { span } = facts;
  const places = placesOn(facts, team, dayShown(facts));
  const gone = played.filter(({ id }) => !team.roster.some((player) => player.id === id));
  const view = (player: PlayerFacts, where: MatchupPlayerView['where']): MatchupPlayerView => {
    const own = played.filter(({ id }) => id === player.id);
    const [counted, idle] = [own.filter(({ counts }) => counts), own.filter(({ counts }) => !counts)];
    return {
      player_id: player.id,
      name: player.name,
      position: player.position,
      detail: player.detail,
      club: player.club,
      status: player.status,
      where,
      kind: places?.get(player.id) ?? null,
      games: counted.length,
      points: sumOfPoints(counted.map(({ points }) => points)),
      idle_points: sumOfPoints(idle.map(({ points }) => points)),
      figures: playerFigures(span.rules, player.position, counted),
      idle_figures: playerFigures(span.rules, player.position, idle),
      games_left: left.filter(({ playerId }) => playerId === player.id).length,
    };
  };
  return [
    ...team.roster.map((player) => {
      const where = WHERE[player.place as Place];
      return view(player, where === 'lineup' && places !== null && !places.has(player.id) ? 'bench' : where);
    }),
    ...[...new Map(gone.map((game) => [game.id, game])).values()].map((player) => view(player, 'gone')),
  ].sort(inOrder);
}

const inOrder = (a: MatchupPlayerView, b: MatchupPlayerView): number =>
  rankOf(a) - rankOf(b) ||
  POSITIONS.indexOf(a.position) - POSITIONS.indexOf(b.position) ||
  b.points - a.points ||
  locale.compare(a.name, b.name);

/** Places of a line-up first, in their order. */
const rankOf = ({ kind }: MatchupPlayerView): number =>
  kind === null ? LINEUP_KINDS.length : LINEUP_KINDS.indexOf(kind);
