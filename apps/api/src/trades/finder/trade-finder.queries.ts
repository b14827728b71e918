import { Injectable } from '@nestjs/common';
import { assetKey } from '@crease/core/trades/trade.context.js';
import type { FinderPlayerView, FinderSwap, TradeFinderAnswer } from '@crease/core/trades/finder/finder.answers.js';
import {
  findPartners,
  type ExplainedSwap,
  type FinderPlayer,
  type FinderTeam,
  type Found,
  type PositionChange,
  type Strength,
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
    const cap = league.rules.salaryCap;
    if (mine === undefined) return { season, places: NOTHING, median: NOTHING, cap, mine: null, partners: [] };
    const frozen = await this.contexts.frozen(db, leagueId, null);
    const closed = await findClosedTeams(db, league, teamIds);
    const teamOf = (team: TeamBooks) =>
      finderTeam(team, { rules: league.rules, points, isFrozen: (id) => frozen.has(keyOf(id)) });
    const { min_forwards: F, min_defense: D, min_goalies: G } = league.settings;
    const own = teamOf(mine);
    const found = findPartners(own, books.filter((team) => team !== mine).map(teamOf), { F, D, G });
    const partners = closed.has(mine.teamId) ? [] : found.partners.filter(({ teamId: id }) => !closed.has(id));
    return { season, cap, ...answerOf({ ...found, partners }, own) };
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

const answerOf = (
  { places, median, mine, partners }: Found<Candidate>,
  { space }: FinderTeam,
): Omit<TradeFinderAnswer, 'season' | 'cap'> => ({
  places,
  median,
  mine: { ...strengthView(mine), cap_space: space },
  partners: partners.map((partner) => ({
    team_id: partner.teamId,
    ...strengthView(partner),
    cap_space: partner.space,
    swaps: partner.swaps.map(swapView),
  })),
});

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

const changeView = ({ position, points, rank, rankAfter }: PositionChange) => ({
  position,
  points,
  rank,
  rank_after: rankAfter,
});

const swapView = (swap: ExplainedSwap<Candidate>): FinderSwap => ({
  give: swap.give.map(playerView),
  get: swap.get.map(playerView),
  gain: swap.gain,
  partner_gain: swap.partnerGain,
  cap_space: swap.space,
  partner_cap_space: swap.partnerSpace,
  changes: swap.changes.map(changeView),
  partner_changes: swap.partnerChanges.map(changeView),
});
