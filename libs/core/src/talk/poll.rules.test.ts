import { describe, expect, test } from '@jest/globals';
import { countShown, judgePoll, judgeVote, leaders, LONGEST_POLL_DAYS, tally, type PollFacts } from './poll.rules.js';
import { leaderWords, pollOutcomeWords } from './talk.words.js';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

describe('a poll that is put', () => {
  const asked = {
    choices: ['Yes', 'No'],
    secret: false,
    results: 'end' as const,
    deadline: NOW + HOUR,
    confirmed: false,
  };
  test('has different choices, and a deadline an hour ahead or confirmed', () => {
    expect(judgePoll(asked, NOW)).toMatchObject({ ok: true });
    expect(judgePoll({ ...asked, deadline: NOW + HOUR - 1, confirmed: true }, NOW)).toMatchObject({ ok: true });
  });
  test.each([
    [{ choices: ['Yes', 'No', 'yes'] }, 'choiceTwice'],
    [{ secret: true, results: 'running' as const }, 'secretShown'],
    [{ deadline: NOW }, 'deadlinePast'],
    [{ deadline: NOW + HOUR - 1 }, 'deadlineSoon'],
    [{ deadline: NOW + LONGEST_POLL_DAYS * 24 * HOUR + 1, confirmed: true }, 'deadlineFar'],
  ])('%j is refused', (change, name) =>
    expect(judgePoll({ ...asked, ...change }, NOW)).toMatchObject({ ok: false, refusal: { name } }),
  );
});

describe('a vote', () => {
  const poll: PollFacts = { state: 'open', deadline: NOW, several: false, voters: 'team', choices: 3 };
  const at = { managesTeam: true, now: NOW - 1 };
  test('is one choice, or several in their order, each once; or none', () => {
    expect(judgeVote(poll, [2], at)).toMatchObject({ ok: true, value: [2] });
    expect(judgeVote({ ...poll, several: true }, [2, 0, 2], at)).toMatchObject({ ok: true, value: [0, 2] });
    expect(judgeVote(poll, [], at)).toMatchObject({ ok: true, value: [] });
    expect(judgeVote({ ...poll, voters: 'member' }, [0], { ...at, managesTeam: false })).toMatchObject({ ok: true });
  });
  test.each([
    [poll, [0, 1], at, 'oneChoice'],
    [poll, [3], at, 'noSuchChoice'],
    [poll, [-1], at, 'noSuchChoice'],
    [poll, [0], { ...at, now: NOW }, 'pollOver'],
    [{ ...poll, state: 'ended' as const }, [0], at, 'pollOver'],
    [{ ...poll, state: 'cancelled' as const }, [0], at, 'pollOver'],
    [poll, [0], { ...at, managesTeam: false }, 'forbidden'],
  ])('%j %j %j is refused: %s', (facts, chosen, when, name) =>
    expect(judgeVote(facts, chosen, when)).toMatchObject({ ok: false, refusal: { name } }),
  );
});

test('votes are counted by choice, and the most lead', () => {
  const counts = tally(3, [[0], [0, 2], [2, 2], []]);
  expect(counts).toEqual([2, 0, 2]);
  expect(leaders(counts)).toEqual([0, 2]);
  expect(leaders([0, 0])).toEqual([]);
});

test('the count is shown as it runs or at the end; of a cancelled poll never', () => {
  expect(countShown('running', 'open')).toBe(true);
  expect(countShown('end', 'open')).toBe(false);
  expect(countShown('end', 'ended')).toBe(true);
  expect(countShown('running', 'cancelled')).toBe(false);
});

test('a result in words', () => {
  const choices = [
    { text: 'No', votes: 1 },
    { text: 'Yes', votes: 1 },
  ];
  expect(pollOutcomeWords({ question: '?', choices, voters: 'member', voted: 2, eligible: 1 })).toBe(
    'No 1, Yes 1 (2 of 1 member voted)',
  );
  expect(leaderWords(choices)).toBe('“No” and “Yes” are tied.');
  expect(leaderWords([{ text: 'No', votes: 0 }])).toBe('Nobody voted.');
});
