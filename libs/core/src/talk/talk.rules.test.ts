import { describe, expect, test } from '@jest/globals';
import { EDIT_MINUTES, judgeDelete, judgeEdit, mentionParts, mentionsIn, type Nameable } from './talk.rules.js';

const person = (id: string, name: string): Nameable => ({ kind: 'person', id, name });
const team = (id: string, name: string): Nameable => ({ kind: 'team', id, name });
const PEOPLE = [
  person('U1', 'Ann Lee'),
  person('U2', 'Ann Leeds'),
  team('T1', 'Ann'),
  team('T2', 'Bears'),
  person('U3', 'Bears'),
];
const ids = (text: string) => mentionsIn(text, PEOPLE).map(({ id }) => id);

describe('who is named in a post', () => {
  test('is the longest name that fits, as a word of its own', () => {
    expect(ids('Hi @Ann Lee, fair?')).toEqual(['U1']);
    expect(ids('Hi @Ann Leeds')).toEqual(['U2']);
    expect(ids('@Ann says')).toEqual(['T1']);
    expect(ids('@Annika says')).toEqual([]);
    expect(ids('@Ann Leed')).toEqual(['T1']);
  });

  test('is found in any case, with the words that were written, and once', () => {
    expect(mentionsIn('@ann lee and @ANN LEE', PEOPLE)).toEqual([{ kind: 'person', id: 'U1', text: 'ann lee' }]);
  });

  test('is everybody of that name, and nobody in an address of mail', () => {
    expect(ids('@Bears')).toEqual(['T2', 'U3']);
    expect(ids('me@bears.test')).toEqual([]);
  });

  test('does not lose its place after letters that grow in lower case', () => {
    expect(ids('İİİ @Ann Lee')).toEqual(['U1']);
  });

  test('stands out in the text', () => {
    expect(mentionParts('Hi @Ann Lee, hi @Annika', ['Ann', 'Ann Lee'])).toEqual([
      { text: 'Hi ', name: false },
      { text: '@Ann Lee', name: true },
      { text: ', hi @Annika', name: false },
    ]);
    expect(mentionParts('nobody', [])).toEqual([{ text: 'nobody', name: false }]);
  });
});

describe('own words', () => {
  const NOW = 1_800_000_000_000;
  const post = { own: true, at: NOW, gone: false, poll: false };
  const later = (minutes: number) => NOW + minutes * 60_000;

  test('can be changed for an hour, and taken back at any time', () => {
    expect(judgeEdit(post, later(EDIT_MINUTES))).toMatchObject({ ok: true });
    expect(judgeEdit(post, later(EDIT_MINUTES) + 1)).toMatchObject({
      ok: false,
      refusal: { name: 'editOver', figure: 60, limit: 60 },
    });
    expect(judgeDelete(post)).toMatchObject({ ok: true });
  });

  test.each([
    [{ own: false }, 'forbidden'],
    [{ gone: true }, 'postGone'],
    [{ poll: true }, 'postHasPoll'],
  ])('%j is neither', (change, name) => {
    expect(judgeEdit({ ...post, ...change }, NOW)).toMatchObject({ ok: false, refusal: { name } });
    expect(judgeDelete({ ...post, ...change })).toMatchObject({ ok: false, refusal: { name } });
  });
});
