import { expect, test } from '@jest/globals';
import { LANGUAGES, wordIn } from '../../locale.js';
import { givenTeamName, isGivenName, otherTeamName } from './team-name.words.js';

test('the first name of a team is known in every language, and a chosen name is none', () => {
  for (const language of LANGUAGES) {
    const [first, other] = wordIn(language, () => [givenTeamName({ number: 12 }), otherTeamName({ number: 12 })]);
    expect([isGivenName(first), isGivenName(other)]).toEqual([true, false]);
  }
  expect(wordIn('fr', () => [givenTeamName({ number: 3 }), otherTeamName({ number: 3 })])).toEqual([
    'Équipe 3',
    'Nouvelle équipe 3',
  ]);
  for (const name of ['Team Canada', 'Équipe de rêve', 'The Team 3', 'Les Loups'])
    expect(isGivenName(name)).toBe(false);
});
