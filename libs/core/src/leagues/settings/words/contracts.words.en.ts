import { formatMoney } from '../../../money.js';
import { many } from '../../../text.rules.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { CONTRACTS } from '../contracts.settings.js';

export const CONTRACTS_WORDS: WordsOfRows<typeof CONTRACTS> = {
  salaries: {
    label: 'Salaries',
    words: 'the salaries',
    options: {
      nhl: { label: 'NHL cap hits', words: 'NHL cap hits' },
      own: { label: 'The league’s own', words: 'the league’s own salaries' },
    },
    hint: 'Players cost their NHL cap hit, or the salary of a contract with the league.',
  },
  nhl_contract_end: {
    label: 'When an NHL contract ends',
    words: 'the rule for players whose NHL contract ends',
    options: {
      stay: { label: 'Players stay', words: 'players stay' },
      ufa: { label: 'UFAs leave', words: 'unrestricted free agents leave' },
      all: { label: 'All leave', words: 'all of them leave' },
    },
    hint: 'As the next season begins, players without an NHL contract for it stay, leave when they are UFAs, or all leave.',
  },
  salary_minimum: {
    label: 'Minimum salary',
    words: 'the minimum salary',
    tooHigh: (most) => `The minimum salary is at most ${formatMoney(most)}.`,
    hint: (least) => `A player without a contract costs ${formatMoney(least)}.`,
  },
  salary_step: {
    label: 'Salary step',
    words: 'the step of salaries',
    tooLow: (least) => `The step of salaries is at least ${formatMoney(least)}.`,
    tooHigh: (most) => `The step of salaries is at most ${formatMoney(most)}.`,
    hint: (step) => `Salaries are multiples of ${formatMoney(step)}.`,
  },
  cut_present: {
    label: 'Cut: this season (%)',
    words: 'the share of a cut salary in the present season',
    named: 'Cut in the present season',
    tooHigh: (most) => `At most ${most} % of a salary remain after a cut.`,
    hint: (percent) =>
      percent === 0 ? 'A cut costs nothing more this season.' : `${percent} % of the salary stay with the team.`,
  },
  cut_later: {
    label: 'Cut: later seasons (%)',
    words: 'the share of a cut salary in each later season',
    named: 'Cut in later seasons',
    tooHigh: (most) => `At most ${most} % of a salary remain after a cut.`,
    hint: (percent) =>
      percent === 0
        ? 'A cut costs nothing in later seasons.'
        : `${percent} % of the salary stay with the team in each.`,
  },
  slot_salary: {
    label: 'Draft salary, 1st round',
    words: 'the salary of the general draft’s first round',
    named: 'Draft salary of the 1st round',
    atZero: 'the salary of a new player',
    tooHigh: (most) => `A draft salary is at most ${formatMoney(most)}.`,
    hint: (salary) =>
      salary === 0
        ? 'Drafted players get the salary of a new player.'
        : `A player of the general draft’s first round gets ${formatMoney(salary)}.`,
  },
  slot_step: {
    label: 'Less in each later round',
    words: 'the step of draft salaries',
    named: 'Step of draft salaries',
    tooHigh: (most) => `Each round gets at most ${formatMoney(most)} less.`,
    hint: (step) =>
      step === 0
        ? 'The draft salary is the same in all rounds.'
        : `Each later round gets ${formatMoney(step)} less, and never below the minimum.`,
  },
  slot_seasons: {
    label: 'Contract of a drafted player (seasons)',
    words: 'the length of contracts from the general draft',
    named: 'Contract of a drafted player',
    tooLow: (least) => `A drafted player’s contract has at least ${many(least, 'season')}.`,
    tooHigh: (most) => `A drafted player’s contract has at most ${many(most, 'season')}.`,
    hint: (seasons) => `Where rounds set salaries, drafted players are signed for ${many(seasons, 'season')}.`,
  },
  contract_signing: {
    label: 'Contracts',
    words: 'who sets contracts',
    options: {
      commissioner: { label: 'By the commissioner', words: 'the commissioner' },
      managers: { label: 'Signed by managers', words: 'managers, who sign their players' },
    },
    hint: 'A manager who signs a new player chooses the number of seasons.',
  },
  sign_salary: {
    label: 'Salary of a new player',
    words: 'the salary of a new player',
    options: {
      minimum: { label: 'The minimum', words: 'the minimum salary' },
      nhl: { label: 'NHL cap hit', words: 'the NHL cap hit' },
    },
    hint: 'A player bought in an auction draft gets the price.',
  },
  sign_least: {
    label: 'Shortest contract (seasons)',
    words: 'the shortest contract',
    named: 'Shortest contract',
    tooLow: (least) => `A contract has at least ${many(least, 'season')}.`,
    tooHigh: (most) => `The shortest contract has at most ${many(most, 'season')}.`,
    hint: (seasons) => `A player whom the manager does not sign in time gets ${many(seasons, 'season')}.`,
  },
  sign_most: {
    label: 'Longest contract (seasons)',
    words: 'the longest contract',
    named: 'Longest contract',
    tooLow: (least) => `The longest contract has at least ${many(least, 'season')}.`,
    tooHigh: (most) => `A contract has at most ${many(most, 'season')}.`,
    hint: (seasons) => `A manager can sign a player for up to ${many(seasons, 'season')}.`,
  },
  sign_days: {
    label: 'Days to sign',
    words: 'the days to sign a player',
    tooLow: (least) => `Managers have at least ${many(least, 'day')} to sign a player.`,
    tooHigh: (most) => `Managers have at most ${many(most, 'day')} to sign a player.`,
    hint: (days) => `From the day on which the team gets the player: ${many(days, 'day')}.`,
  },
  contract_years: {
    label: 'Contract years per team',
    words: 'the contract years of a team',
    atZero: 'no limit',
    tooHigh: (most) => `A team has at most ${many(most, 'contract year')}.`,
    hint: (years) =>
      years === 0
        ? 'A team can have any number of contract years.'
        : `The seasons left in all contracts of a team add up to at most ${years}.`,
  },
  contract_slots: {
    label: 'Long contracts per team',
    words: 'the long contracts of a team',
    atZero: 'no limit',
    tooHigh: (most) => `A team has at most ${many(most, 'long contract')}.`,
    hint: (slots) =>
      slots === 0
        ? 'A team can have any number of contracts that last beyond the season.'
        : `A team has at most ${many(slots, 'contract')} that ${slots === 1 ? 'lasts' : 'last'} beyond the season.`,
  },
  entry_seasons: {
    label: 'Entry-level contract (seasons)',
    words: 'the length of entry-level contracts',
    named: 'Entry-level contract',
    tooLow: (least) => `An entry-level contract has at least ${many(least, 'season')}.`,
    tooHigh: (most) => `An entry-level contract has at most ${many(most, 'season')}.`,
    hint: (seasons) => `From the call-up on, a player of the rookie draft is signed for ${many(seasons, 'season')}.`,
  },
  entry_salary: {
    label: 'Entry-level salary, 1st round',
    words: 'the entry-level salary of the first round',
    atZero: 'the minimum salary',
    tooHigh: (most) => `An entry-level salary is at most ${formatMoney(most)}.`,
    hint: (salary) =>
      salary === 0
        ? 'Players of the rookie draft get the minimum salary.'
        : `A player of the rookie draft’s first round gets ${formatMoney(salary)}.`,
  },
  entry_step: {
    label: 'Less in each later round',
    words: 'the step of entry-level salaries',
    named: 'Step of entry-level salaries',
    tooHigh: (most) => `Each round gets at most ${formatMoney(most)} less.`,
    hint: (step) =>
      step === 0
        ? 'All rounds get the same salary.'
        : `Each later round gets ${formatMoney(step)} less, never below the minimum.`,
  },
  rfa: {
    label: 'Restricted free agents',
    words: 'the rule for restricted free agents',
    options: {
      off: { label: 'None', words: 'none' },
      refusal: { label: 'The team can match', words: 'the former team can match the best offer' },
      compensation: {
        label: 'The team can match or gets picks',
        words: 'the former team can match the best offer or gets draft picks',
      },
    },
    hint: 'When an entry-level contract ends, other teams make sealed offers, and the former team can match the best one. With picks, a lost player costs the new team draft picks by salary.',
  },
  rfa_days: {
    label: 'Days for offers',
    words: 'the days for offers to restricted free agents',
    tooLow: (least) => `Offers take at least ${many(least, 'day')}.`,
    tooHigh: (most) => `Offers take at most ${many(most, 'day')}.`,
    hint: (days) => `Other teams have ${many(days, 'day')} to make offers.`,
  },
  rfa_match_hours: {
    label: 'Hours to match',
    words: 'the hours to match an offer',
    tooLow: (least) => `A team has at least ${many(least, 'hour')} to match.`,
    tooHigh: (most) => `A team has at most ${many(most, 'hour')} to match.`,
    hint: (hours) => `The former team has ${many(hours, 'hour')} to match the best offer.`,
  },
  ufa_days: {
    label: 'Days of auctions between seasons',
    words: 'the days of auctions between seasons',
    atZero: 'none',
    tooHigh: (most) => `Auctions between seasons can be opened for at most ${many(most, 'day')}.`,
    hint: (days) =>
      days === 0
        ? 'No player is auctioned between seasons. A change in season counts from the free agency after it.'
        : `With auctions over days, teams have ${many(days, 'day')} to open auctions of players whose contract has ended. A change in season counts from the free agency after it. During free agency the days are fixed.`,
  },
};
