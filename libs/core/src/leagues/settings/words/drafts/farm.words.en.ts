import { many } from '../../../../text.rules.js';
import type { WordsOfRows } from '../../../setting.model.js';
import type { FARM } from '../../farm.settings.js';

const atMost = (games: number): string => (games === 0 ? 'No limit.' : `A rookie has at most ${many(games, 'game')}.`);

const LIMIT = { atZero: 'unlimited' };

export const FARM_WORDS: WordsOfRows<typeof FARM> = {
  rookie_age: {
    ...LIMIT,
    label: 'Rookies are under',
    words: 'the age of rookies',
    named: 'Age of rookies',
    atZero: 'any age',
    tooHigh: (most) => `The age is at most ${most}.`,
    hint: (age) => (age === 0 ? 'No limit of age.' : `Younger than ${age} on the day on which ages count.`),
  },
  farm_age_day: {
    label: 'Ages count on',
    words: 'the day on which the age of rookies counts',
    named: 'Day on which ages count',
    options: {
      '07-01': { label: 'July 1', words: 'July 1' },
      '09-15': { label: 'September 15', words: 'September 15' },
      '10-01': { label: 'October 1', words: 'October 1' },
      '12-31': { label: 'December 31', words: 'December 31' },
      '01-31': { label: 'January 31', words: 'January 31' },
      '06-30': { label: 'June 30', words: 'June 30' },
    },
    hint: 'Of the season; days from January to June are in its second year.',
  },
  rookie_season_games: {
    ...LIMIT,
    label: 'Games in one season: F, D',
    words: 'the games of a rookie skater in one season',
    named: 'Games of a rookie skater in one season',
    tooHigh: (most) => `A season has at most ${most} games. 0 means no limit.`,
    hint: atMost,
  },
  rookie_season_games_goalies: {
    ...LIMIT,
    label: 'Games in one season: G',
    words: 'the games of a rookie goalie in one season',
    named: 'Games of a rookie goalie in one season',
    tooHigh: (most) => `A season has at most ${most} games. 0 means no limit.`,
    hint: atMost,
  },
  rookie_career_games: {
    ...LIMIT,
    label: 'Games in a career: F, D',
    words: 'the games of a rookie skater in a career',
    named: 'Games of a rookie skater in a career',
    tooHigh: (most) => `At most ${most} games. 0 means no limit.`,
    hint: atMost,
  },
  rookie_career_games_goalies: {
    ...LIMIT,
    label: 'Games in a career: G',
    words: 'the games of a rookie goalie in a career',
    named: 'Games of a rookie goalie in a career',
    tooHigh: (most) => `At most ${most} games. 0 means no limit.`,
    hint: atMost,
  },
  farm_career_counts: {
    label: 'Games of a career',
    words: 'the games that count for the limit of a career',
    named: 'Games that count for the limit of a career',
    options: {
      earlier: { label: 'Of earlier seasons', words: 'those of earlier seasons' },
      running: { label: 'Also of the present season', words: 'those of earlier seasons and of the present one' },
    },
    hint: 'With the present season a rookie can become a veteran on any day. A place in the bank stays until its end.',
  },
  rookie_two_season_games: {
    ...LIMIT,
    label: 'Games in each of two seasons',
    words: 'the games of a rookie in each of two seasons',
    named: 'Games of a rookie in each of two seasons',
    tooHigh: (most) => `A season has at most ${most} games. 0 means no limit.`,
    hint: (games) =>
      games === 0 ? 'No limit.' : `A player with ${games} or more in each of two seasons is no rookie.`,
  },
  farm_veterans: {
    label: 'Veterans in the bank',
    words: 'the number of veterans in the rookie bank',
    tooHigh: (most) => `At most ${most} veterans.`,
    hint: (players) =>
      players === 0 ? 'Rookies only.' : `${many(players, 'player', 'players')} who are no rookies may be there.`,
  },
  farm_send_down: {
    label: 'Sending players down',
    words: 'sending players down to the rookie bank',
    options: {
      free: { label: 'Freely', words: 'free' },
      waivers: { label: 'Through waivers', words: 'through waivers' },
      veterans: { label: 'Veterans through waivers', words: 'free for rookies, and through waivers for veterans' },
      never: { label: 'Never once brought up', words: 'never possible once a player was brought up' },
    },
    hint: 'From the active roster to the bank.',
  },
  farmOnCap: {
    label: 'The bank counts on the cap',
    words: 'counting the rookie bank on the cap',
    hint: 'Cap hits in the rookie bank count like those of active players',
  },
  farm_call_up_games: {
    label: 'Must come up after',
    words: 'the games after which a player must come up',
    named: 'Games after which a player must come up',
    atZero: 'never',
    tooHigh: (most) => `A season has at most ${most} games. 0 means no limit.`,
    hint: (games) =>
      games === 0 ? 'Players may stay in the bank.' : `More than ${many(games, 'NHL game')} of the season.`,
  },
  farm_call_up_counts: {
    label: 'Games that count',
    words: 'the games that count for coming up',
    named: 'Games that count for coming up',
    options: {
      league: { label: 'Since the league began', words: 'those since the first season of the league began' },
      season: { label: 'All of the season', words: 'all NHL games of the season' },
    },
    hint: 'A league that begins in mid-season can leave out the games before its first day.',
  },
  farm_call_up_days: {
    label: 'Days to act',
    words: 'the days to bring a player up',
    named: 'Days to bring a player up',
    tooHigh: (most) => `At most ${most} days.`,
    hint: (days) => (days === 0 ? 'At once.' : 'From the day on which it is announced.'),
  },
  farmCallUpAlone: {
    label: 'Brought up automatically',
    words: 'bringing players up automatically',
    hint: 'When the days are over; otherwise the team cannot add players until it has acted',
  },
};
