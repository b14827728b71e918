import { expect, test } from '@jest/globals';
import { refusalMessage, storedRefusal } from '../refusals.js';
import { violationWords } from '../teams/cap.rules.js';
import {
  type CONDITION_NOTES,
  conditionNoteWords,
  type ConditionNote,
  TRADE_ENDINGS,
  TRADE_LINES,
  endingWords,
  type TradeEnding,
} from './trade.words.js';
import { refusal } from './trades.refusals.js';

const notOwned = storedRefusal(refusal('pickNotOwned.free', { figures: { team: 'Wolves' } }));
const votes = { votes: 2, uninvolved: 6, needed: 2 };

const SAMPLES: { [Key in TradeEnding['key']]: [Extract<TradeEnding, { key: Key }>['figures'], string][] } = {
  withdrawn: [[{ team: 'Wolves' }, 'Wolves withdrew the offer.']],
  declined: [
    [{ team: 'Bears', why: null }, 'Bears declined.'],
    [{ team: 'Bears', why: 'Not for that' }, 'Bears declined: Not for that'],
  ],
  countered: [[{ team: 'Bears' }, 'Bears answered with a counter-offer.']],
  expired: [[undefined, 'Nobody answered in time.']],
  stopped: [[{ why: notOwned }, 'Wolves does not own this FA pick.']],
  failed: [
    [{ why: notOwned }, 'Not carried out: Wolves does not own this FA pick.'],
    [{ why: 'In words.' }, 'Not carried out: In words.'],
  ],
  cancelled: [
    [
      { assets: ['Ada Prov (F, $4.5M)'], how: 'traded' },
      'Cancelled: Ada Prov (F, $4.5M) went elsewhere in another trade.',
    ],
    [{ assets: [], how: 'returned' }, 'Cancelled: Something in it went back when a trade was reversed.'],
  ],
  vetoed: [[{ why: 'Late fees' }, 'Vetoed by the commissioner: Late fees']],
  vetoedByVotes: [[votes, 'Vetoed by 2 of 6 uninvolved managers (2 were needed).']],
  reversed: [[{ why: 'A slip' }, 'Reversed by the commissioner: A slip']],
  reversedByVotes: [[votes, 'Reversed by 2 of 6 uninvolved managers (2 were needed).']],
};

test.each(Object.keys(TRADE_ENDINGS) as TradeEnding['key'][])('a stored ending becomes a sentence: %s', (key) => {
  for (const [figures, sentence] of SAMPLES[key]) {
    const stored = JSON.parse(JSON.stringify({ key, figures })) as TradeEnding;
    expect(endingWords(stored)).toBe(sentence);
  }
});

test('sentences of earlier releases stay, and a key of a later release hides nothing', () => {
  expect(endingWords('Bears declined: no')).toBe('Bears declined: no');
  expect(endingWords({ key: 'evaporated' } as unknown as TradeEnding)).toBe(
    'This reason cannot be shown in this version.',
  );
  expect(endingWords({ key: 'failed', figures: { why: { of: 'trades', key: 'unheardOf' } } })).toMatch(
    /cannot be shown/,
  );
});

const NOTES: { readonly [K in keyof typeof CONDITION_NOTES]: readonly [Extract<ConditionNote, { key: K }>, string] } = {
  votes: [{ key: 'votes', figures: votes }, 'Decided by 2 of 6 uninvolved managers (2 were needed).'],
  overridden: [
    { key: 'overridden', figures: { note: 'He scored 30.', reason: 'All agreed' } },
    'He scored 30. Rules overridden: All agreed',
  ],
  date: [
    { key: 'date', figures: { evidence: { key: 'signed', figures: { season: '2026-27' } }, refused: 'one' } },
    'Nobody without a part in the trade could decide it. They have a contract for 2026-27. That could not be carried out.',
  ],
  notProtected: [{ key: 'notProtected', figures: { team: 'Wolves' } }, 'Wolves has not protected the player.'],
  seasonOver: [{ key: 'seasonOver' }, 'The season is over and rosters are empty.'],
  nhlContractOver: [{ key: 'nhlContractOver' }, 'The player’s NHL contract is over.'],
  contractOver: [{ key: 'contractOver' }, 'The player’s contract with the league is over.'],
  rostersImported: [
    { key: 'rostersImported' },
    'The rosters were imported, and the player is not on the team any more.',
  ],
};

test.each(Object.values(NOTES))('%j is shown as it was after it was stored', (note, words) => {
  const stored = JSON.parse(JSON.stringify(note)) as ConditionNote;
  expect(conditionNoteWords(stored)).toBe(words);
  const line = { text: 'Scores 30', asset: 'Ada Prov' };
  expect(TRADE_LINES['trade.conditionVoid']({ ...line, why: stored })).toBe(
    TRADE_LINES['trade.conditionVoid']({ ...line, why: words }),
  );
  const settled = { ...line, met: true, owner: { team: 'Bears', asset: 'Ada Prov', stays: false } };
  expect(TRADE_LINES['trade.conditionSettled']({ ...settled, note: stored })).toBe(
    TRADE_LINES['trade.conditionSettled']({ ...settled, note: words }),
  );
  expect(conditionNoteWords({ key: 'evaporated' } as unknown as ConditionNote)).toMatch(/cannot be shown/);
});

test('a refusal is stored by its key, also a copy of it and a broken rule', () => {
  const refused = refusal('pickNotOwned.free', { figures: { team: 'Wolves' } });
  expect(storedRefusal({ ...refused, field: 'sides' })).toEqual({
    of: 'trades',
    key: 'pickNotOwned.free',
    figures: { team: 'Wolves' },
  });
  expect(JSON.stringify(refused)).not.toContain('figures');
  const words = violationWords('Wolves', { rule: 'rosterSize', figure: 24, limit: 23, excess: 1 });
  const stored = storedRefusal({ name: 'rosterSize', ...words });
  expect(stored).toMatchObject({ of: 'roster', key: 'broken' });
  expect(refusalMessage(JSON.parse(JSON.stringify(stored)) as typeof stored)).toBe(words.message);
});
