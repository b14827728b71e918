import { Injectable } from '@nestjs/common';
import { dayPlus } from '@crease/core/calendar.js';
import type { RosterOutlookBody } from '@crease/core/competition/ahead/games-ahead.calls.js';
import type { MatchupEnd, RosterOutlookAnswer } from '@crease/core/competition/ahead/roster-outlook.answers.js';
import { addedFigures, partOf } from '@crease/core/competition/matchups/category-outlook.rules.js';
import type { SeasonKind } from '@crease/core/competition/categories/category.rules.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { RESULTS } from '@crease/core/leagues/settings/results.settings.js';
import { categoriesOf } from '@crease/core/players/scoring/category-set.js';
import { Database } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { RateLimiter } from '../../platform/http/rate-limit.js';
import type { Member } from '../../platform/http/member.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { categoriesList } from '../matchups/categories.view.js';
import { recentGames, seasonLines } from '../matchups/matchup-page.queries.js';
import { MatchupPage } from '../matchups/matchup-page.service.js';
import { refusal } from '../matchups/matchups.refusals.js';
import { figureForms, shownFigure } from '../matchups/outlook/category-outlook.view.js';
import { grouped } from '../matchups/outlook/grouped.js';
import { changedRoster, type RosterChange } from '../matchups/outlook/roster-change.js';
import { GamesAhead } from './games-ahead.service.js';
import { presentCategories, presentMatchups, rostersOf } from './roster-outlook.queries.js';

/** A trade's page asks at each change of its assets. */
const A_MINUTE = 120;

/** Effects of a change of active players on the present matchups and, by category, on the rest of the season. */
@Injectable()
export class RosterOutlook {
  constructor(
    private readonly database: Database,
    private readonly ahead: GamesAhead,
    private readonly page: MatchupPage,
    private readonly limiter: RateLimiter,
  ) {}

  async read({ leagueId, userId }: Member, { sides }: RosterOutlookBody): Promise<RosterOutlookAnswer> {
    await this.limiter.take(
      [{ key: `roster-outlook:${userId}`, limit: A_MINUTE, windowSeconds: 60 }],
      refusal('tooManyOutlooks', { figures: { most: A_MINUTE } }),
    );
    const { db } = this.database;
    const changes = sides.map(({ team_id: teamId, joins, leaves }): RosterChange => ({ teamId, joins, leaves }));
    const ids = [...new Set(changes.map(({ teamId }) => teamId))];
    const known = db.selectFrom('team').select('name').where('league_id', '=', leagueId).where('id', '=', anyOf(ids));
    const teams = await known.execute();
    const [first] = teams;
    if (first === undefined || teams.length < ids.length) throw notFound('team');
    if (ids.length < changes.length)
      throw new RefusalError(refusal('teamTwice', { kind: 'invalid', figures: { team: first.name } }));
    const matchups: RosterOutlookAnswer['matchups'] = [];
    for (const { now: at, ...asked } of await presentMatchups(db, leagueId, ids).execute()) {
      const { before, after } = await this.page.outlooks(leagueId, asked, { changes, at });
      matchups.push(...sidesOf(before, after).filter(({ team_id: id }) => ids.includes(id)));
    }
    return { matchups, rest: await this.rest(leagueId, changes) };
  }

  private async rest(leagueId: string, changes: readonly RosterChange[]): Promise<RosterOutlookAnswer['rest']> {
    const { db } = this.database;
    const stored = await presentCategories(db, leagueId).executeTakeFirst();
    if (stored === undefined || hidesProjections(stored)) return null;
    const { season, clubs } = await this.ahead.read(leagueId);
    const games = new Map(clubs.map(({ club, season_games: left }) => [club, left]));
    if (clubs.length === 0 || [...games.values()].includes(null)) return null;
    const categories = categoriesOf(stored.categories);
    const teamIds = changes.map(({ teamId }) => teamId);
    const players = await rostersOf(db, leagueId, teamIds).execute();
    const ids = players.map(({ id }) => id);
    const [recent, lines] = await Promise.all([
      this.database.prepared('form-games', recentGames(db, ids, season, dayPlus(stored.today, 1))),
      this.database.prepared('form-lines', seasonLines(db, ids, season)),
    ]);
    const forms = figureForms(categories, {
      positions: new Map(players.map(({ id, position }) => [id, position])),
      recent: grouped(recent, ({ player_id: id }) => id),
      lines: grouped(lines, ({ player_id: id }) => id),
    });
    const figuresOf = (roster: typeof players) => {
      const playing = roster.filter(({ place, status }) => place === 'active' && status === 'healthy');
      const { sums } = addedFigures(
        categories,
        playing.map(({ id, club }) => partOf(forms(id), games.get(club ?? '') ?? 0)),
      );
      return categories.map((category, index) => shownFigure(category, sums[index]));
    };
    return {
      categories: categoriesList(categories),
      teams: changes.map((change) => {
        const roster = players.filter(({ teamId }) => teamId === change.teamId);
        return {
          team_id: change.teamId,
          before: figuresOf(roster),
          after: figuresOf(changedRoster(roster, change, players)),
        };
      }),
    };
  }
}

/** Only leagues of matchups have the switch. */
const hidesProjections = ({
  kind,
  settings,
}: {
  readonly kind: SeasonKind;
  readonly settings: Partial<LeagueSettings>;
}): boolean => kind !== 'roto' && !(settings.matchup_chances ?? RESULTS.matchup_chances.default);

/** Both sides of a matchup before and after; none where the league shows no chances, or does not know them. */
const sidesOf = (before: MatchupPageAnswer, after: MatchupPageAnswer): RosterOutlookAnswer['matchups'] =>
  (['home', 'away'] as const).flatMap((side) => {
    const [own, other] = side === 'home' ? [before.home, before.away] : [before.away, before.home];
    const [then, now] = [endOf(before, side), endOf(after, side)];
    if (own === null || other === null || then === null || now === null) return [];
    return [
      {
        team_id: own.team_id,
        against: other.team_id,
        period: before.period.number,
        number: before.number,
        before: then,
        after: now,
      },
    ];
  });

function endOf(page: MatchupPageAnswer, side: 'home' | 'away'): MatchupEnd | null {
  const { chance, outlook } = page;
  if (chance === null) return null;
  return {
    projected: page[side]?.projected ?? null,
    record: outlook?.[`${side}_record`] ?? null,
    chance: side === 'home' ? chance : Math.round((1 - chance) * 10_000) / 10_000,
  };
}
