import { ROOKIE_LIMITS } from '../../players/rookie.rules.js';
import { many } from '../../text.rules.js';
import type { SettingRows } from '../setting.model.js';
import { MOST_PLAYERS } from './roster.settings.js';

/** No club plays more games in a season, so this is no limit. */
const MOST_SEASON_GAMES = 84;
const MOST_CAREER_GAMES = 500;

const atMost = (games: number): string => (games === 0 ? 'No limit.' : `A rookie has at most ${many(games, 'game')}.`);

/** Definition of a rookie: all limits must hold. */
const LIMIT = {
  section: 'farm',
  unit: 'count',
  eases: 'never',
  only: 'dynasty',
  under: 'rookieDraftEnabled',
  atZero: 'unlimited',
  later: true,
  rule: 'tooOld',
} as const;
/** Rules of the rookie bank. */
const BANK = { section: 'farm', only: 'dynasty', under: 'rookieDraftEnabled', later: true } as const;

export const FARM = {
  rookie_age: {
    ...LIMIT,
    label: 'Rookies are under',
    words: 'the age of rookies',
    named: 'Age of rookies',
    default: ROOKIE_LIMITS.age,
    emptied: ROOKIE_LIMITS.age,
    atZero: 'any age',
    max: 60,
    tooHigh: 'The age is at most 60.',
    hint: (age) => (age === 0 ? 'No limit of age.' : `Younger than ${age} on 15 September.`),
  },
  rookie_season_games: {
    ...LIMIT,
    label: 'Games in one season: F, D',
    words: 'the games of a rookie skater in one season',
    named: 'Games of a rookie skater in one season',
    default: ROOKIE_LIMITS.gamesInOneSeason,
    emptied: ROOKIE_LIMITS.gamesInOneSeason,
    max: MOST_SEASON_GAMES,
    tooHigh: `A season has at most ${MOST_SEASON_GAMES} games. 0 means no limit.`,
    hint: atMost,
  },
  rookie_season_games_goalies: {
    ...LIMIT,
    label: 'Games in one season: G',
    words: 'the games of a rookie goalie in one season',
    named: 'Games of a rookie goalie in one season',
    default: ROOKIE_LIMITS.gamesInOneSeason,
    emptied: ROOKIE_LIMITS.gamesInOneSeason,
    max: MOST_SEASON_GAMES,
    tooHigh: `A season has at most ${MOST_SEASON_GAMES} games. 0 means no limit.`,
    hint: atMost,
  },
  rookie_career_games: {
    ...LIMIT,
    label: 'Games in a career: F, D',
    words: 'the games of a rookie skater in a career',
    named: 'Games of a rookie skater in a career',
    default: 0,
    max: MOST_CAREER_GAMES,
    tooHigh: `At most ${MOST_CAREER_GAMES} games. 0 means no limit.`,
    hint: atMost,
  },
  rookie_career_games_goalies: {
    ...LIMIT,
    label: 'Games in a career: G',
    words: 'the games of a rookie goalie in a career',
    named: 'Games of a rookie goalie in a career',
    default: 0,
    max: MOST_CAREER_GAMES,
    tooHigh: `At most ${MOST_CAREER_GAMES} games. 0 means no limit.`,
    hint: atMost,
  },
  rookie_two_season_games: {
    ...LIMIT,
    label: 'Games in each of two seasons',
    words: 'the games of a rookie in each of two seasons',
    named: 'Games of a rookie in each of two seasons',
    default: ROOKIE_LIMITS.gamesInTwoSeasons,
    emptied: ROOKIE_LIMITS.gamesInTwoSeasons,
    max: MOST_SEASON_GAMES,
    tooHigh: `A season has at most ${MOST_SEASON_GAMES} games. 0 means no limit.`,
    hint: (games) =>
      games === 0 ? 'No limit.' : `A player with ${games} or more in each of two seasons is no rookie.`,
  },
  farm_veterans: {
    ...BANK,
    label: 'Veterans in the bank',
    words: 'the number of veterans in the rookie bank',
    unit: 'count',
    eases: 'up',
    default: 0,
    max: MOST_PLAYERS,
    tooHigh: `At most ${MOST_PLAYERS} veterans.`,
    hint: (players) =>
      players === 0 ? 'Rookies only.' : `${many(players, 'player', 'players')} who are no rookies may be there.`,
    rule: 'notARookie',
  },
  farm_send_down: {
    ...BANK,
    label: 'Sending players down',
    words: 'sending players down to the rookie bank',
    unit: 'choice',
    eases: 'never',
    default: 'free',
    options: {
      free: { label: 'Freely', words: 'free' },
      waivers: { label: 'Through waivers', words: 'through waivers' },
      never: { label: 'Never once brought up', words: 'never possible once a player was brought up' },
    },
    hint: 'From the active roster to the bank.',
    rule: 'notARookie',
  },
  farmOnCap: {
    ...BANK,
    label: 'The bank counts on the cap',
    words: 'counting the rookie bank on the cap',
    unit: 'switch',
    eases: 'down',
    default: false,
    emptied: false,
    hint: 'Cap hits in the rookie bank count like those of active players',
    rule: 'capPlaces',
  },
  farm_call_up_games: {
    ...BANK,
    label: 'Must come up after',
    words: 'the games after which a player must come up',
    named: 'Games after which a player must come up',
    unit: 'count',
    eases: 'never',
    atZero: 'never',
    default: 0,
    max: MOST_SEASON_GAMES,
    tooHigh: `A season has at most ${MOST_SEASON_GAMES} games. 0 means no limit.`,
    hint: (games) =>
      games === 0 ? 'Players may stay in the bank.' : `More than ${many(games, 'NHL game')} of the season.`,
    rule: 'mustComeUp',
  },
  farm_call_up_counts: {
    ...BANK,
    label: 'Games that count',
    words: 'the games that count for coming up',
    named: 'Games that count for coming up',
    unit: 'choice',
    eases: 'never',
    default: 'league',
    earlier: 'season',
    options: {
      league: { label: 'Since the league began', words: 'those since the first season of the league began' },
      season: { label: 'All of the season', words: 'all NHL games of the season' },
    },
    hint: 'A league that begins in mid-season can leave out the games before its first day.',
    rule: 'mustComeUp',
  },
  farm_call_up_days: {
    ...BANK,
    label: 'Days to act',
    words: 'the days to bring a player up',
    named: 'Days to bring a player up',
    unit: 'count',
    eases: 'up',
    default: 7,
    emptied: 7,
    max: 60,
    tooHigh: 'At most 60 days.',
    hint: (days) => (days === 0 ? 'At once.' : 'From the day on which it is announced.'),
    rule: 'mustComeUp',
  },
  farmCallUpAlone: {
    ...BANK,
    label: 'Brought up automatically',
    words: 'bringing players up automatically',
    unit: 'switch',
    eases: 'down',
    default: false,
    emptied: false,
    hint: 'When the days are over; otherwise the team cannot add players until it has acted',
    rule: 'mustComeUp',
  },
} as const satisfies SettingRows;
