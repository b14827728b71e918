import type { MatchupPageAnswer, MatchupPlayerView, MatchupSideView } from './matchup-page.answers.js';

/** The changes of a player on a matchup's page after games are scored. */
type PlayerNews = Pick<
  MatchupPlayerView,
  'player_id' | 'games' | 'points' | 'idle_points' | 'figures' | 'idle_figures' | 'games_left'
>;

interface SideNews extends Pick<
  MatchupSideView,
  'points' | 'projected' | 'games' | 'games_left' | 'days' | 'goalie_starts'
> {
  /** Players whose games on the scored days can have changed. */
  readonly players: readonly PlayerNews[];
}

/**
 * The changes on a matchup's page after games are scored. Figures are the new values, never differences, so that events
 * can be applied to a newer page too.
 */
export interface MatchupNews extends Pick<
  MatchupPageAnswer,
  'today' | 'schedule_known' | 'comparison' | 'outlook' | 'chance' | 'chances'
> {
  readonly state: MatchupPageAnswer['period']['state'];
  readonly median: number | null;
  readonly home: SideNews;
  readonly away: SideNews | null;
}

/** The news of a page, with the players whose games on the scored days can have changed. */
export function newsOfPage(page: MatchupPageAnswer, changed: ReadonlySet<number>): MatchupNews {
  const { today, schedule_known, comparison, outlook, chance, chances, period, home, away } = page;
  return {
    today,
    schedule_known,
    comparison,
    outlook,
    chance,
    chances,
    state: period.state,
    median: period.median,
    home: sideNews(home, changed),
    away: away && sideNews(away, changed),
  };
}

const sideNews = (
  { points, projected, games, games_left, days, goalie_starts, players }: MatchupSideView,
  changed: ReadonlySet<number>,
): SideNews => ({
  points,
  projected,
  games,
  games_left,
  days,
  goalie_starts,
  players: players
    .filter(({ player_id: id }) => changed.has(id))
    .map((player) => ({
      player_id: player.player_id,
      games: player.games,
      points: player.points,
      idle_points: player.idle_points,
      figures: player.figures,
      idle_figures: player.idle_figures,
      games_left: player.games_left,
    })),
});

/** A page after an event of its stream. Rosters and line-ups stay as the page has them. */
export function foldMatchup(page: MatchupPageAnswer, news: MatchupNews): MatchupPageAnswer {
  const { state, median, home, away, today, schedule_known, comparison, outlook, chance, chances } = news;
  return {
    ...page,
    today,
    schedule_known,
    comparison,
    outlook,
    chance,
    chances,
    period: { ...page.period, state, median },
    home: foldSide(page.home, home),
    away: page.away && away && foldSide(page.away, away),
  };
}

function foldSide(side: MatchupSideView, { players: changed, ...news }: SideNews): MatchupSideView {
  const byId = new Map(changed.map((player) => [player.player_id, player]));
  return {
    ...side,
    ...news,
    players: side.players.map((player) => ({ ...player, ...byId.get(player.player_id) })),
  };
}
