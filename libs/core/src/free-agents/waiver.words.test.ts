import { expect, test } from '@jest/globals';
import { type CLAIM_ENDINGS, claimEndingWords, type ClaimEnding } from './waiver.words.js';

/** The sentences that claims have always shown. */
const ENDINGS: { readonly [K in keyof typeof CLAIM_ENDINGS]: readonly [Extract<ClaimEnding, { key: K }>, string] } = {
  seasonOver: [{ key: 'seasonOver' }, 'The season is over.'],
  seasonEnded: [{ key: 'seasonEnded' }, 'The season ended.'],
  onTeam: [{ key: 'onTeam' }, 'The player is on a team again.'],
  noPick: [{ key: 'noPick' }, 'You had no free-agent pick left for the week in which the waiver ended.'],
  refused: [{ key: 'refused', figures: { why: 'The roster is full.' } }, 'The roster is full.'],
  later: [{ key: 'later' }, 'Another team came first.'],
  taken: [{ key: 'taken' }, 'Another team got them.'],
  droppedBy: [
    { key: 'droppedBy', figures: { first: 'Wolves' } },
    'Wolves came first: the team that dropped the player claims last.',
  ],
  drawn: [
    { key: 'drawn', figures: { first: 'Wolves', drew: 3, yours: 9 } },
    'Wolves came first: you were tied on points, and it drew 3 to your 9.',
  ],
  fewerPoints: [
    { key: 'fewerPoints', figures: { first: 'Wolves', points: 4, yours: 7.5 } },
    'Wolves came first with fewer points: 4 to your 7.5.',
  ],
  lowerInTable: [
    { key: 'lowerInTable', figures: { first: 'Wolves', place: 7, yours: 3 } },
    'Wolves came first, as it is lower in the table: place 7 to your 3.',
  ],
  addedByHand: [
    { key: 'addedByHand', figures: { team: 'Wolves' } },
    "Wolves added the player by the commissioner's hand.",
  ],
  tradeReversed: [{ key: 'tradeReversed' }, 'The trade in which the player was dropped was reversed.'],
  rostersImported: [{ key: 'rostersImported' }, 'The rosters were imported, and the player is on a team.'],
};

test.each(Object.values(ENDINGS))('%j is shown as it was after it was stored', (ending, words) => {
  expect(claimEndingWords(JSON.parse(JSON.stringify(ending)) as ClaimEnding)).toBe(words);
});

test('a sentence of an earlier release is shown, and a key of a later one hides nothing', () => {
  expect(claimEndingWords('The season ended.')).toBe('The season ended.');
  expect(claimEndingWords({ key: 'evaporated' } as unknown as ClaimEnding)).toBe(
    'This reason cannot be shown in this version.',
  );
});
