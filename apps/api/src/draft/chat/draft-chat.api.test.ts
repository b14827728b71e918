import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import type { DraftChatAnswer } from '@crease/core/draft/draft.answers.js';
import { openDraft, seedPlayers, SMALL_DRAFT, somePlayers } from '../../testing/draft-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { DraftChat } from './draft.chat.js';

const { app, database, seed } = await fileApp();
beforeAll(() => seedPlayers(database.pool, somePlayers(60)));

it('the chat of a long night is read back to its first word, and its reactions stand with the picks', async () => {
  const of = await seed({ form: SMALL_DRAFT });
  const { id, path } = await openDraft(of);
  await of.commissioner.must('POST', `${path}/begin`, {});
  await of.commissioner.must('POST', `${path}/picks`, { overall: 1, player_id: 8_000_001 });
  const chat = app.app.get(DraftChat);
  const { userId } = of.commissioner;
  const member = { leagueId: of.leagueId, userId, teamId: of.teams[0]!.id, commissioner: true, siteOwner: false };
  const say = (text: string) => chat.say({ userId, name: 'Cora' }, member, id, text, randomUUID());
  const react = { overall: 1, playerId: 8_000_001, reaction: 'fire', on: true } as const;
  await say('word 1');
  // A reaction between the messages is not counted as a message.
  await chat.react(userId, member, id, react);
  for (let word = 2; word <= 405; word += 1) await say(`word ${word}`);
  const read = (query = '') => of.teams[1]!.manager!.must<DraftChatAnswer>('GET', `${path}/chat${query}`);
  const { on: _, ...reaction } = react;

  const latest = await read();
  expect([latest.messages[0]?.text, latest.messages.at(-1)?.text]).toEqual(['word 206', 'word 405']);
  expect(latest.reactions).toEqual([{ ...reaction, userId }]);
  const earlier = await read(`?before=${latest.earlier}`);
  expect([earlier.messages[0]?.text, earlier.messages.at(-1)?.text]).toEqual(['word 6', 'word 205']);
  expect(earlier.reactions).toEqual([]);
  const first = await read(`?before=${earlier.earlier}`);
  expect(first.messages.map(({ text }) => text)).toEqual(['word 1', 'word 2', 'word 3', 'word 4', 'word 5']);
  expect(first.earlier).toBeNull();

  expect(await read('?only=reactions')).toEqual({
    messages: [],
    reactions: [{ ...reaction, userId }],
    seq: latest.seq,
    earlier: null,
  });
});
