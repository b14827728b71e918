import { locale } from '../locale.js';
import { dayWords, isDay } from '../calendar.js';
import { many } from '../text.rules.js';
import type { Concern } from './concerns.answers.js';
import type { ConcernWords, Says } from './concerns.words.js';

const list = (names: readonly string[]): string =>
  names.length <= 3 ? locale.list(names) : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;

const says = (title: string, detail: string, act: string): ConcernWords => ({ title, detail, act });

const teams = (count: number) => `${count} ${count === 1 ? 'team' : 'teams'}`;

const GO_ON: Readonly<Record<string, ConcernWords>> = {
  'in-season': says('The season is over', 'End it when you are ready: its table becomes final.', 'End the season'),
  offseason: says('The next phase can begin', 'Everything is ready: go on when you like.', 'Go on'),
  protection: says('The drafts can begin', 'Sheets are published. Go on to the drafts when you are ready.', 'Go on'),
};

/** Texts of each kind. The time is shown separately, as a countdown and in the league's time zone. */
const WORDS: Readonly<Record<Concern['kind'], Says>> = {
  'draft-on': ({ first }) => says(`${first} is on`, 'Picks are being made now.', 'Enter the room'),
  'draft-paused': ({ first }, commissioner) =>
    says(
      `${first} is paused`,
      commissioner ? 'Resume it in the room.' : 'It continues when the commissioner resumes it.',
      'Enter the room',
    ),
  'draft-lobby': ({ first, at }, commissioner) =>
    at === null
      ? says(
          `The lobby of ${first} is open`,
          commissioner
            ? 'Agree on a date, set the order, and begin when everyone is there.'
            : 'Queue your players until it begins.',
          'Open the lobby',
        )
      : says(
          first,
          commissioner ? 'Begin it when everyone is there.' : 'Say in the lobby whether you will be there.',
          'Open the lobby',
        ),
  'draft-missing': ({ first }, commissioner) =>
    says(
      `The ${first} draft comes next`,
      commissioner ? 'Create it in the draft room.' : 'Until it is created, try a mock draft.',
      'Go to the draft',
    ),
  'drafts-over': (_, commissioner) =>
    says(
      'The drafts are over',
      commissioner
        ? 'The season can begin when every team is ready for it.'
        : 'The season begins when the commissioner starts it.',
      'See the results',
    ),
  'set-up': () => says('Set up the league', 'Invite your managers and create the draft.', 'Go on'),
  'being-set-up': () =>
    says('The league is being set up', 'Until its draft is there, try a mock draft.', 'Go to the draft'),
  'name-team': ({ first }) => says('Name your team', `It is still called ${first}.`, 'Go to my team'),
  offers: ({ count, first, names }) =>
    count === 1
      ? says(`${first} offers you a trade`, 'It waits for your answer.', 'Answer')
      : says(`${count} trade offers wait for your answer`, `From ${list([...new Set(names)])}.`, 'See them'),
  'trade-deadline': () =>
    says('The trade deadline is near', 'After it no trade can be agreed on until the season is over.', 'See trades'),
  polls: ({ count, first }) =>
    count === 1
      ? says('A poll waits for your vote', first, 'Vote')
      : says(`${count} polls wait for your vote`, 'Find them on the board.', 'See them'),
  reviews: ({ count, names }) =>
    count === 1
      ? says('A trade is in review', `${list(names)}.`, 'Look at it')
      : says(`${count} trades are in review`, 'They happen when their review ends.', 'See them'),
  team: ({ text }) => says(text ?? '', 'Before the season starts.', 'Go to my team'),
  'leave-ir': ({ count, first, names, text }) =>
    says(
      `${count === 1 ? first : `${count} players`} must leave injured reserve`,
      text === null
        ? count === 1
          ? 'They are healthy: activate or drop them.'
          : `${list(names)} are healthy.`
        : `${count === 1 ? '' : `${list(names)}. `}The days are over: activate or drop them. Until then they count as active.`,
      'Go to my team',
    ),
  'to-ir': ({ count, first, names }) =>
    count === 1
      ? says(`${first} could go to injured reserve`, 'That frees a place on your roster.', 'Go to my team')
      : says(`${count} players could go to injured reserve`, `${list(names)}.`, 'Go to my team'),
  'call-ups': ({ count, first, names, at }) =>
    says(
      count === 1 ? `${first} must come up from the rookie bank` : `${count} players must come up from the rookie bank`,
      `${count === 1 ? '' : `${list(names)}. `}${at === null ? 'Their time is over: promote, trade or drop them now.' : 'Promote, trade or drop them until then.'}`,
      'Go to my team',
    ),
  'sign-players': ({ count, first, names }) =>
    says(
      count === 1 ? `Choose the length of ${first}’s contract` : `${count} new players wait for their contracts`,
      `${count === 1 ? '' : `${list(names)}. `}Without your choice the contract gets the shortest length.`,
      'Sign',
    ),
  'contracts-end': ({ count, first, names }) =>
    says(
      count === 1 ? `${first} leaves your team` : `${count} players leave your team`,
      `${count === 1 ? 'The contract ends' : `${list(names)}: their contracts end`} before the next season. Trade them while you can.`,
      'Go to my team',
    ),
  'match-offers': ({ count, first, names }) =>
    says(
      count === 1
        ? `Match the offer for ${first}, or let the player go`
        : `${count} restricted free agents wait for you`,
      `${count === 1 ? '' : `${list(names)}. `}Without an answer in time a player leaves your team.`,
      'Decide',
    ),
  'free-agency': ({ count }) =>
    says(
      `${many(count, 'unrestricted free agent')} can be auctioned`,
      'Your bid opens an auction. Those under way are finished.',
      'See the players',
    ),
  'goalie-games': ({ count, text }) =>
    says(
      `Your goalies have played ${Number(text) - count} of ${text} games`,
      `${many(count, 'more game')} until the season’s end, or what is missing takes points off in the final table.`,
      'See the table',
    ),
  lineup: ({ count, first, names, text }) => {
    const empty = count - names.length;
    const title =
      names.length === 0
        ? `${many(empty, 'place')} of your line-up ${empty === 1 ? 'is' : 'are'} empty`
        : empty > 0
          ? `${count} places of your line-up earn nothing`
          : count === 1
            ? `${first} is in your line-up and does not play`
            : `${count} players in your line-up do not play`;
    return says(
      title,
      `${text !== null && isDay(text) ? `On ${dayWords(text)}` : 'Next'}${count > 1 && names.length > 0 ? `: ${list(names)}` : ''}.`,
      'Set the line-up',
    );
  },
  'fa-picks': ({ count }) =>
    says(
      count === 1 ? 'A free-agent pick to use' : `${count} free-agent picks to use`,
      'Unused picks expire.',
      'Find a player',
    ),
  claims: ({ count, first, names }) =>
    count === 1
      ? says(`You have claimed ${first}`, 'It is decided when their waivers end.', 'See the claim')
      : says(`You have claimed ${count} players`, `${list(names)}.`, 'See the claims'),
  sheet: () => says('Save your protection sheet', 'Players on no sheet go to the general draft.', 'Build my sheet'),
  'protect-players': ({ count, first }) =>
    says(
      `Protect ${many(count, 'more player')} in ${first}`,
      'Places that you leave open protect your best-ranked players. Other teams can take the rest.',
      'Choose players',
    ),
  'sheet-saved': () =>
    says('Your protection sheet is saved', 'You can change it until the deadline.', 'Look at my sheet'),
  'sheets-open': () =>
    says('Protection sheets are open', 'Players on no sheet go to the general draft.', 'Look at the sheets'),
  'sheets-published': () => says('Protection sheets are published', 'The drafts come next.', 'See who is protected'),
  conditions: ({ count }) =>
    says(
      count === 1 ? 'A trade condition waits for your decision' : `${count} trade conditions wait for your decision`,
      count === 1 ? 'Decide if it came true.' : 'Decide which came true.',
      'Decide',
    ),
  'no-manager': ({ count }) =>
    says(`${teams(count)} ${count === 1 ? 'has' : 'have'} no manager`, 'Invite a manager.', 'Invite'),
  'ties-wait': ({ count, first }) =>
    count === 1
      ? says('A tie in the play-offs waits for your decision', first, 'Decide')
      : says(
          `${count} ties in the play-offs wait for your decision`,
          'The better seeds win if you do not decide.',
          'Decide',
        ),
  'sheets-missing': ({ count }) =>
    says(
      `${teams(count)} ${count === 1 ? 'has' : 'have'} saved no protection sheet`,
      'At the deadline one is made automatically for a team without.',
      'See which',
    ),
  'teams-todo': ({ count }) =>
    says(
      `${count} other ${count === 1 ? 'team has' : 'teams have'} something to do before the season`,
      'Each sees it on their own home.',
      'See which',
    ),
  'go-on': ({ text }) =>
    GO_ON[text ?? ''] ??
    says('The season can begin', 'The drafts are over and every team is ready.', 'Begin the season'),
};

/** The text of a concern for its reader. */
export const concernWords = ({ kind, ...figures }: Concern, commissioner: boolean): ConcernWords => {
  return WORDS[kind]({ ...figures, first: figures.names[0] ?? '' }, commissioner);
};
