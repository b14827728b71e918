import { beforeEach, describe, expect, it } from '@jest/globals';
import { wordIn } from '../locale.js';
import { DEFAULT_CLOCK } from './clock/clock.limits.js';
import type { DraftEvent, QuietHours } from './draft.model.js';
import { COURSE, DECISIONS } from './draft.record.js';
import { recordWords } from './draft.record.words.js';
import type { DraftCommand } from './draft.rules.js';
import { buildLobby, buildPlayer, buildTeams, id, managerOf, MILLION, NOON } from './testing/draft.builders.js';
import { DraftSimulator } from './testing/draft.simulator.js';

const [A, B] = [id('team', 1), id('team', 2)] as const;
const managerA = managerOf(A);
const NIGHT: QuietHours = { fromMinute: 1320, toMinute: 480, timeZone: 'America/New_York' };

let draft: DraftSimulator;
beforeEach(() => {
  const players = Array.from({ length: 30 }, (_, index) =>
    buildPlayer(index + 1, { capHit: index === 29 ? 90 * MILLION : MILLION }),
  );
  draft = new DraftSimulator(buildLobby({ teams: buildTeams(2), rounds: 6 }), players, NOON);
});

/** The log sentences for these events; events without a sentence are skipped. */
const said = (events: readonly DraftEvent[]): string[] =>
  events.flatMap(
    (event) =>
      recordWords(event, {
        team: (teamId) => draft.state.teams.find((team) => team.id === teamId)?.name ?? '',
        place: (overall) => `pick ${overall}`,
      }) ?? [],
  );
const does = (command: DraftCommand, ...by: [] | [typeof managerA]): string[] => said(draft.must(command, ...by));
const clock = (more: object) => ({ ...DEFAULT_CLOCK, ...more });
const pick = (overall: number, playerId: number, override: string | null = null): DraftCommand => ({
  type: 'makePick',
  overall,
  playerId,
  override,
});

describe('the log says of', () => {
  it('begin, pause, resume, an end and its taking back that they were done', () => {
    expect(said(draft.begin())).toEqual(['Began the draft.']);
    expect(does({ type: 'pause' })).toEqual(['Paused the draft.']);
    expect(does({ type: 'resume' })).toEqual(['Resumed the draft.']);
    expect(does({ type: 'end' })).toEqual(['Ended the draft.']);
    expect(does({ type: 'reopen', teams: draft.state.teams, promises: [] })).toEqual(['Reopened the draft.']);
  });

  it('a begin what each team has in its time bank', () => {
    const [begun] = draft.begin();
    const event = begun as Extract<DraftEvent, { type: 'draftBegun' }>;
    expect(said([{ ...event, rules: { ...event.rules, timeBank: 300 } }])).toEqual([
      'Began the draft. Each team has 5 minutes in its time bank.',
    ]);
  });

  it('a clock each thing that is another than before', () => {
    draft.begin();
    expect(does({ type: 'changeClock', clock: clock({ seconds: 60 }) })).toEqual([
      'Changed the clock: 60 seconds for a pick (before: 90 seconds).',
    ]);
    expect(does({ type: 'changeClock', clock: clock({ seconds: 60, graceMs: 5000, quietHours: NIGHT }) })).toEqual([
      'Changed the clock: quiet hours 10:00 PM–8:00 AM, America/New York (before: none), 5 seconds of grace after zero (before: 2 seconds).',
    ]);
    expect(does({ type: 'changeClock', clock: clock({ seconds: 60, graceMs: 5000 }) })).toEqual([
      'Changed the clock: quiet hours none (before: 10:00 PM–8:00 AM, America/New York).',
    ]);
    expect(does({ type: 'changeClock', clock: clock({ seconds: 60, graceMs: 5000 }) })).toEqual([
      'Set the clock to 60 seconds again, as it was.',
    ]);
  });

  it('settings each thing that is another than before', () => {
    const { name } = draft.state;
    expect(does({ type: 'configure', name: 'The night', clock: clock({ seconds: 120 }) })).toEqual([
      `Changed the settings: the name “The night” (before: “${name}”), 2 minutes for a pick (before: 90 seconds).`,
    ]);
    expect(does({ type: 'configure', name: 'The night', clock: clock({ seconds: 120 }) })).toEqual([
      'Saved the settings as they were.',
    ]);
  });

  it('clocks and settings that were kept without what was before them what they are', () => {
    expect(said([{ type: 'clockChanged', clock: clock({ seconds: 30 }), onClock: null }])).toEqual([
      'Changed the clock to 30 seconds.',
    ]);
    expect(said([{ type: 'draftConfigured', name: 'The night', clock: clock({ seconds: 30 }) }])).toEqual([
      'Set the name to The night and the clock to 30 seconds.',
    ]);
  });

  it('a pick by the commissioner for whom it was made, and the reason where a rule stood against it', () => {
    draft.begin();
    expect(does(pick(1, 1))).toEqual(['Picked Player 1 for Team 1 (pick 1).']);
    expect(does(pick(2, 30, 'Agreed by all'))).toEqual([
      'Picked Player 30 for Team 2 (pick 2) against the rules: Agreed by all',
    ]);
  });

  it('a pick by a manager nothing', () => {
    draft.begin();
    expect(does(pick(1, 1), managerA)).toEqual([]);
  });

  it('a player put in against a rule that it was so, and of another that it was not', () => {
    draft.begin();
    draft.must(pick(1, 1), managerA);
    const replace = (playerId: number, override: boolean) =>
      does({ type: 'replace', overall: 1, playerId, reason: 'A slip', override });
    expect(replace(2, true)).toEqual(['Replaced Player 1 with Player 2 (pick 1): A slip']);
    expect(replace(30, true)).toEqual(['Replaced Player 2 with Player 30 against the rules (pick 1): A slip']);
  });

  it('picks taken back which they were', () => {
    draft.begin();
    draft.must(pick(1, 1), managerA);
    draft.must(pick(2, 2));
    draft.must(pick(3, 3));
    expect(does({ type: 'undo', overall: 3 })).toEqual(['Undid pick 3.']);
    expect(does({ type: 'undo', overall: 1 })).toEqual(['Undid 2 picks, from pick 1 on.']);
  });

  it('a player that they count as a rookie, or do not', () => {
    const override = { type: 'rookieOverridden', playerId: 7, name: 'Ada Prov', reason: 'Two seasons abroad' } as const;
    expect(said([{ ...override, rookie: true }])).toEqual([
      'Decided that Ada Prov counts as a rookie: Two seasons abroad',
    ]);
    expect(said([{ ...override, rookie: false }])).toEqual([
      'Decided that Ada Prov does not count as a rookie: Two seasons abroad',
    ]);
    expect(wordIn('fr', () => said([{ ...override, rookie: true }]))).toEqual([
      'A décidé qu’Ada Prov compte comme recrue\u00A0: Two seasons abroad',
    ]);
  });
});

describe('Auto has its line', () => {
  it('when two clocks in a row have run out, and when a pick by hand ends it', () => {
    draft.begin();
    expect(said(draft.expire())).toEqual([]); // 1: A
    draft.must(pick(2, 10));
    draft.must(pick(3, 11));
    expect(said(draft.expire())).toEqual(['Two clocks in a row ran out: Auto picks for Team 1.']); // 4: A
    expect(does(pick(5, 12), managerA)).toEqual(['A pick by hand ended Auto for Team 1 (pick 5).']);
  });

  it('also where there was nobody to take', () => {
    draft.begin();
    const skipped = {
      type: 'pickSkipped',
      overall: 1,
      teamId: A,
      why: 'noLegalPlayer',
      at: '',
      timedOut: true,
      timeouts: 2,
      onClock: null,
    } as const;
    expect(said([{ ...skipped, auto: 'timeouts', autoWas: 'off' }])).toEqual([
      'No player was legal for Team 1: pick 1 was skipped. Two clocks in a row ran out: Auto picks for Team 1.',
    ]);
    expect(said([{ ...skipped, auto: 'off' }])).toEqual(['No player was legal for Team 1: pick 1 was skipped.']);
  });

  it('in no pick that Auto goes on to make, and in none that changes nothing', () => {
    draft.begin();
    draft.must({ type: 'setAuto', teamId: A, on: true });
    const [event] = draft.expire();
    expect(event).not.toHaveProperty('autoWas');
    expect(said([event!])).toEqual([]);
    // A team that two time-outs put on Auto can't time out again.
    expect(said([{ ...(event as object), auto: 'timeouts', timedOut: false } as DraftEvent])).toEqual([]);
  });

  it('when somebody switches it', () => {
    expect(does({ type: 'setAuto', teamId: B, on: true })).toEqual(['Switched Auto on for Team 2.']);
    expect(does({ type: 'setAuto', teamId: B, on: false })).toEqual(['Switched Auto off for Team 2.']);
  });

  it('when a team loses its manager and when it gets one, but not when it is only renamed', () => {
    draft.begin();
    const change = (more: object) =>
      said(draft.mustSystem({ type: 'changeTeam', teamId: B, change: { name: 'Owls', ...more } }));
    expect(change({ manager: 'Manager 2' })).toEqual([]);
    expect(change({ manager: null, auto: 'empty' })).toEqual(['Owls has no manager any more: Auto picks for it.']);
    expect(change({ manager: 'Jo Doe', auto: 'off' })).toEqual(['Jo Doe manages Owls now: Auto is off for it.']);
  });
});

it('keeps apart what was decided and what belongs to the course of a draft', () => {
  expect(COURSE).toEqual(['pickShopped', 'playerNominated', 'bidPlaced']);
  expect(DECISIONS).toEqual(
    expect.arrayContaining([
      'orderSet',
      'draftBegun',
      'draftPaused',
      'clockChanged',
      'rookieOverridden',
      'pickSkipped',
    ]),
  );
  for (const type of [...COURSE, 'playerPicked', 'teamChanged', 'checkedIn']) expect(DECISIONS).not.toContain(type);
});
