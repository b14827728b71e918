import { Injectable } from '@nestjs/common';
import { paceOf, type SeasonShare } from '@crease/core/competition/roto/games-caps.rules.js';
import type { RotoAnswer } from '@crease/core/competition/roto/roto.answers.js';
import { hasFigures, rotoRows, type RotoRow } from '@crease/core/competition/roto/roto.rules.js';
import { rotoTeams } from '@crease/core/competition/formats/roto.format.js';
import { leagueTable } from '@crease/core/competition/table.rules.js';
import { categoriesOf } from '@crease/core/players/scoring/category-set.js';
import type { Season } from '@crease/core/season.js';
import { Database } from '../../platform/database/database.js';
import { findAskedSeason } from '../asked-season.queries.js';
import { categoriesList } from '../matchups/categories.view.js';
import { findPlayed } from '../table.queries.js';
import { rotoSeason } from './roto.queries.js';

@Injectable()
export class RotoView {
  constructor(private readonly database: Database) {}

  async roto(leagueId: string, asked?: Season): Promise<RotoAnswer> {
    const { db } = this.database;
    const season = await findAskedSeason(db, leagueId, asked);
    const rules = await rotoSeason(db, leagueId, season);
    if (rules === undefined) return { season, roto: null };
    const records = await findPlayed(db, leagueId, season);
    const teams = rotoTeams(records);
    const rows = new Map(rotoRows(teams).map((row) => [row.teamId, row]));
    const pace = new Map(
      teams.map(({ teamId, roto }) => [teamId, paceOf(rules.caps, roto.figures, rules.share ?? NOT_BEGUN)]),
    );
    const ranked = leagueTable(records).flatMap(({ teamId, rank, shared }) => {
      const row = rows.get(teamId);
      return row === undefined ? [] : [{ ...row, rank, shared }];
    });
    return {
      season,
      roto: {
        ties: rules.ties,
        begun: hasFigures(teams),
        goalie_games: rules.goalie_games === 0 ? null : { season: rules.goalie_games, now: rules.least },
        games_caps: paceOf(rules.caps, {}, NOT_BEGUN).map(({ kind, cap }) => ({ kind, cap })),
        categories: categoriesList(categoriesOf(rules.categories)),
        teams: ranked.map((row, index) => ({
          ...teamView(row, ranked[0], ranked[index - 1]),
          games: (pace.get(row.teamId) ?? []).map(({ used, projected }) => ({ used, projected })),
        })),
      },
    };
  }
}

const NOT_BEGUN: SeasonShare = { over: 0, days: 1 };

const teamView = (
  { teamId, places, goalieGames, name: _, ...row }: RotoRow,
  first: RotoRow | undefined,
  above: RotoRow | undefined,
) => ({
  ...row,
  team_id: teamId,
  goalie_games: goalieGames,
  behind_leader: (first?.points ?? row.points) - row.points,
  behind_above: above === undefined ? null : above.points - row.points,
  places: places.map(({ toNext, ...place }) => ({ ...place, to_next: toNext })),
});
