import { expect, test } from '@jest/globals';
import { FORMER_MENTION, FORMER_NAME } from '../auth/words/former.words.js';
import { mailWords, noticeWords, type Mail } from './notification.words.js';
import { pushPayload, pushSummary } from './push-payload.rules.js';

const answered: Mail<'talk-reply'> = {
  kind: 'talk-reply',
  key: 'replied',
  figures: { by: FORMER_NAME, thread: `To @${FORMER_MENTION}` },
};

test.each([
  ['en', 'Former manager answers in “To @a former manager”'],
  ['fr', 'Ex-DG répond dans «\u00A0To @ex-DG\u00A0»'],
] as const)('mails, notices and pushes name a deleted account in the language of the reader: %s', (language, title) => {
  expect(mailWords(answered, language).subject).toBe(title);
  expect(noticeWords(answered, language).title).toBe(title);
  const payload = pushPayload(answered, { id: 1, path: null, league: null }, false, language);
  expect(JSON.parse(payload)).toMatchObject({ title });
  const summary = pushSummary([{ says: answered, league: null }], 1, false, language);
  expect(JSON.parse(summary)).toMatchObject({ body: title });
});

test('figures without a deleted account are not copied again into the sentence', () => {
  const says = { ...answered, figures: { by: 'Former manager', thread: 'Rules' } };
  expect(mailWords(says, 'fr').subject).toBe('Former manager répond dans «\u00A0Rules\u00A0»');
});
