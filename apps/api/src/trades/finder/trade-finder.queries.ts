import { Injectable } from '@nestjs/common';
import { assetKey } from '@crease/core/trades/trade.context.js';
import type { FinderPlayerView, TradeFinderAnswer } from '@crease/core/trades/finder/finder.answers.js';
import {
  findPartners,
  type FinderPlayer,
  type FinderTeam,
  type Found,
  type Strength,
  type Swap,
} from '@crease/core/trades/finder/finder.rules.js';
import { capSpace, charge } from '@crease/core/teams/cap.rules.js';
import type { RosterRules, TeamBooks } from '@crease/core/teams/team.model.js';
import { findClosedTeams } from '../../competition/matchups/closed-teams.queries.js';
import { Database } from '../../platform/database/database.js';
import type { Member } from '../../platform/http/member.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { TradeContextQueries } from '../trade-context.queries.js';
import { playedIn } from '../trade-glance.queries.js';

interface Candidate extends FinderPlayer {
  readonly name: string;
  readonly detail: string;
}

const NOTHING = { F: 0, D: 0, G: 0 };

/** Trade partners, without closed rosters and players who cannot be traded now. */
@Injectable()
export class TradeFinderQueries {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly contexts: TradeContextQueries,
  ) {}

  async of({ leagueId, teamId }: Member): Promise<TradeFinderAnswer> {
    const { db } = this.database;
    const league = await this.books.league(db, leagueId);
    const teamIds = [...(await this.contexts.tradeTeams(db, leagueId)).keys()];
    const books = await this.books.books(db, leagueId, teamIds, league.season);
    const ids = books.flatMap(({ players }) => players.map(({ id }) => id));
    const { season, points } = await playedIn(db, leagueId, league.season, ids);
    const mine = books.find((team) => team.teamId === teamId);
    if (mine === undefined) return { season, places: NOTHING, median: NOTHING, mine: null, partners: [] };
    const frozen = await this.contexts.frozen(db, leagueId, null);
    const closed = await findClosedTeams(db, league, teamIds);
    const teamOf = (team: TeamBooks) =>
      finderTeam(team, { rules: league.rules, points, isFrozen: (id) => frozen.has(keyOf(id)) });
    const { min_forwards: F, min_defense: D, min_goalies: G } = league.settings;
    const found = findPartners(teamOf(mine), books.filter((team) => team !== mine).map(teamOf), { F, D, G });
    return answerOf(season, found, closed.has(mine.teamId) ? null : closed);
  }
}

const keyOf = (id: number): string => assetKey({ kind: 'player', ref: String(id) });

function finderTeam(
  team: TeamBooks,
  facts: {
    readonly rules: RosterRules;
    readonly points: ReadonlyMap<number, number>;
    readonly isFrozen: (id: number) => boolean;
  },
): FinderTeam<Candidate> {
  const players = team.players
    .filter(({ place }) => place === 'active')
    .map((player) => ({
      id: player.id,
      name: player.name,
      position: player.position,
      detail: player.detail ?? player.position,
      points: facts.points.get(player.id) ?? 0,
      hit: charge(player),
      frozen: facts.isFrozen(player.id),
    }));
  return { teamId: team.teamId, space: capSpace(team, facts.rules).space, players };
}

/** `closed`: teams that cannot trade now; null when the caller's is one of them. */
function answerOf(
  season: string,
  { places, median, mine, partners }: Found<Candidate>,
  closed: ReadonlySet<string> | null,
): TradeFinderAnswer {
  return {
    season,
    places,
    median,
    mine: strengthView(mine),
    partners: partners
      .filter(({ teamId }) => closed !== null && !closed.has(teamId))
      .map((partner) => ({
        team_id: partner.teamId,
        ...strengthView(partner),
        swaps: partner.swaps.map(swapView),
      })),
  };
}

const strengthView = ({ perPlace, needs, surplus }: Strength) => ({
  per_place: perPlace,
  needs: [...needs],
  surplus: [...surplus],
});

const playerView = ({ id, name, position, detail, points, hit }: Candidate): FinderPlayerView => ({
  player_id: id,
  name,
  position,
  position_detail: detail,
  points,
  hit,
});

const swapView = ({ give, get, gain, partnerGain, space, partnerSpace }: Swap<Candidate>) => ({
  give: give.map(playerView),
  get: get.map(playerView),
  gain,
  partner_gain: partnerGain,
  cap_space: space,
  partner_cap_space: partnerSpace,
});
