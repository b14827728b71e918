import { z } from 'zod';
import { findRules } from '@crease/core/settings/rulebook-search.js';
import { tool, type Tool } from './mcp.tool.js';

const without = <T extends object, K extends keyof T>(value: T, ...fields: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field as K))) as Omit<T, K>;

const word = z.string().max(80, 'Search for at most 80 characters.').describe('Words that the rule has.');
const count = z.string().regex(/^[1-9]\d{0,3}$/, 'This is a whole number from 1.');

export const TOOLS: readonly Tool[] = [
  tool('GET /user-leagues', {
    name: 'my_leagues',
    title: 'My leagues',
    description: 'The leagues of the user, with the ids of the leagues and of the user’s teams.',
    pick: ({ allLeagues }) => ({
      leagues: allLeagues.map((league) => without(league, 'invitation_token', 'user_team_picture')),
    }),
  }),
  tool('GET /:league_id', {
    name: 'league',
    title: 'League and its teams',
    description: 'A league: its settings, its teams with ids, managers and cap figures, and the user’s own team.',
    pick: (answer) => without(answer, 'activity', 'trades'),
  }),
  tool('GET /:league_id/race', {
    name: 'standings',
    title: 'Standings',
    description: 'The table of a season by rank: points, results and gaps of each team. `league` has the teams’ names.',
    query: ['season'],
    pick: (answer) => ({
      ...without(answer, 'days', 'known'),
      teams: answer.teams.map((team) => without(team, 'daily')),
    }),
  }),
  tool('GET /:league_id/teams/:team_id', {
    name: 'team_roster',
    title: 'Roster and cap of a team',
    description: 'The players of a team with their contracts, its cap figures, and salary that it retains.',
    query: ['year'],
    pick: ({ team, season, roster, figures, retained, outlook }) => ({
      team,
      season,
      roster,
      figures,
      retained,
      outlook,
    }),
  }),
  tool('GET /:league_id/teams/:team_id', {
    name: 'draft_picks',
    title: 'Picks of a team',
    description: 'Draft picks and free-agent picks that a team owns, or owned at first.',
    pick: ({ team, picks, fa_picks }) => ({
      team: { team_id: team.team_id, team_name: team.team_name },
      picks,
      fa_picks,
    }),
  }),
  tool('GET /:league_id/players', {
    name: 'search_players',
    title: 'Search players',
    description:
      'NHL players with contracts, figures, points in the league, and their team in the league. `free` true: only free agents. Numbers are whole US dollars.',
    query: [
      'search',
      'position',
      'club',
      'status',
      'rookies',
      'free',
      'cap_min',
      'cap_max',
      'signed_through',
      'age_min',
      'age_max',
      'sort',
      'direction',
      'season',
      'start',
      'limit',
    ],
  }),
  tool('GET /:league_id/matchups', {
    name: 'matchups',
    title: 'Matchups of a period',
    description:
      'The matchups of a period, by default the running or next one, and the play-offs. Empty in leagues without matchups. `league` has the teams’ names.',
    query: ['season'],
    more: { period: count.optional().describe('Number of the period, from 1.') },
    pick: ({ season, periods, record, playoffs }, { period }) => ({
      season,
      record,
      periods: periods.length,
      period:
        period === undefined
          ? (periods.find(({ state }) => state === 'coming' || state === 'running') ?? periods.at(-1) ?? null)
          : (periods.find(({ number }) => number === Number(period)) ?? null),
      playoffs,
    }),
  }),
  tool('GET /:league_id/trades', {
    name: 'trades',
    title: 'Trades',
    description:
      'Trades that the user may see, newest first: executed ones, ones in review, and the user’s own offers.',
    query: ['box', 'state', 'team_id', 'season', 'before', 'limit'],
  }),
  tool('GET /:league_id/rules', {
    name: 'search_rules',
    title: 'Search the rulebook',
    description: 'Rules of the league, written from its settings, that have all given words; all rules without words.',
    more: { words: word.optional() },
    pick: (answer, { words = '' }) => ({
      sections: findRules(answer, words),
      text: answer.text,
      coming: answer.coming,
    }),
  }),
  tool('GET /:league_id/activity-log', {
    name: 'activity',
    title: 'Activity',
    description: 'The log of the league, newest first.',
    query: ['team', 'type', 'start', 'end', 'before', 'limit'],
  }),
];
