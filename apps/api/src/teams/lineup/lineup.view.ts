import {
  LINEUP_KINDS,
  beginOf,
  closesAt,
  decidesAt,
  firstOpen,
  locksByGame,
} from '@crease/core/leagues/lineup.rules.js';
import type { LineupAnswer, LineupPlayerView } from '@crease/core/teams/lineup/lineup.answers.js';
import {
  cameIn,
  planFor,
  standing,
  type LineupPlace,
  type LongSpan,
  type StandingPlace,
} from '@crease/core/teams/lineup/lineup.rules.js';
import type { Member } from '../../platform/http/member.js';
import type { GamePoints } from '../../points/points.queries.js';
import type { PlaceUse } from '../../competition/scoring/place-use.queries.js';
import { locksOf, versionOf, type Stand, type TeamDay, type weekOf, type whereabouts } from './lineup-team.queries.js';
import type { ActivePlayer } from './lineup.queries.js';

const asPlanned = (place: LineupPlace) => ({ ...place, standIn: false });

/** A team's places on a day: the planned ones, or without a plan its best players. */
export function shownPlaces(
  { rules }: Stand,
  { day, plan: planned, under, active }: TeamDay,
): readonly StandingPlace[] {
  const plan = planFor(rules, day, planned);
  return under?.stands ?? (plan === null ? standing(null, active, rules) : plan.map(asPlanned));
}

interface Shown {
  readonly places: readonly StandingPlace[];
  readonly week: Awaited<ReturnType<typeof weekOf>>;
  readonly longSpans: readonly LongSpan[];
  readonly absent: Awaited<ReturnType<typeof whereabouts>>;
  /** Points of the day by player; null before the day's games. */
  readonly earned: ReadonlyMap<number, number> | null;
  readonly form: ReadonlyMap<number, readonly GamePoints[]>;
  /** Goalie starts in the day's matchup period, and before the day; null without a limit. */
  readonly starts: {
    readonly used: number;
    readonly before: number;
    readonly limit: number;
    readonly endsOn: string;
  } | null;
  /** Games by kind of place; null without caps. */
  readonly games: PlaceUse | null;
}

export function lineupView(
  member: Member,
  teamId: string,
  stand: Stand,
  own: TeamDay,
  { places, week, longSpans, absent, earned, form, starts: goalies, games: used }: Shown,
): LineupAnswer {
  const { rules, now, games, from } = stand;
  const { timeZone } = stand.league;
  const { day, under, active } = own;
  const open = firstOpen(rules, now, timeZone, games.startsOn, from);
  const begins = beginOf(rules, day);
  const starts = games.startsOn(day);
  const view = (player: Omit<ActivePlayer, 'teamId'>) =>
    viewPlayer(player, stand, { day, closed: begins < open, earned, form });
  const byId = new Map(active.map((player) => [player.id, player]));
  return {
    team_id: teamId,
    day,
    period: rules.period,
    seats: LINEUP_KINDS.flatMap((kind) => (rules.places[kind] > 0 ? [{ kind, count: rules.places[kind] }] : [])),
    changes: rules.changes,
    moved: cameIn(
      week.before,
      week.lineups.filter(({ begin }) => begin !== begins),
    ),
    long_limits: longSpans.map(({ span, limit, before, lineups }) => ({
      span,
      changes: limit,
      moved: cameIn(before, lineups),
    })),
    stand_in: rules.standIn,
    may_set: member.teamId === teamId || member.commissioner,
    by_game: locksByGame(rules, starts),
    locked: begins < open,
    locks_at: new Date(closesAt(rules, day, timeZone, starts)).toISOString(),
    decides_at: new Date(decidesAt(rules, day, timeZone, starts)).toISOString(),
    decided: under !== null,
    version: versionOf(own.plan),
    open_from: open,
    begins_on: begins,
    set: planFor(rules, day, own.plan) !== null,
    places: places.flatMap(({ kind, playerId, standIn }): LineupAnswer['places'] => {
      const player = byId.get(playerId);
      const away = absent.get(playerId);
      if (player) return [{ kind, player: view(player), stand_in: standIn, absent: null }];
      return away ? [{ kind, player: view({ ...away, worth: 0 }), stand_in: standIn, absent: away.why }] : [];
    }),
    reserves: active.filter(({ id }) => !places.some(({ playerId }) => playerId === id)).map(view),
    goalie_starts: goalies && {
      used: goalies.used,
      limit: goalies.limit,
      ends_on: goalies.endsOn,
      closed: goalies.before >= goalies.limit,
    },
    games_caps: used && { ends_on: used.endsOn, kinds: [...used.kinds] },
  };
}

function viewPlayer(
  player: Omit<ActivePlayer, 'teamId'>,
  stand: Stand,
  { day, closed, earned, form }: Pick<Shown, 'earned' | 'form'> & { readonly day: string; readonly closed: boolean },
): LineupPlayerView {
  const { club } = player;
  const game = stand.games.of(day, club);
  const at = locksOf(stand, day, club);
  return {
    id: player.id,
    name: player.name,
    position: player.position,
    detail: player.detail,
    club,
    points: player.worth,
    game: game && {
      club: game.home === club ? game.away : game.home,
      home: game.home === club,
      starts_at: new Date(game.startsAt).toISOString(),
    },
    locks_at: new Date(at).toISOString(),
    locked: closed || at <= stand.now,
    form: [...(form.get(player.id) ?? [])],
    day_points: earned && (earned.get(player.id) ?? 0),
  };
}
