import { describe, expect, test } from '@jest/globals';
import { recapOf } from '@crease/core/draft/recap/draft-recap.rules.js';
import { DraftPool } from '@crease/core/draft/team/legality.rules.js';
import { placesIn, type PickStory } from '@crease/core/draft/recap/pick-story.rules.js';
import { buildLobby, buildPlayer, buildTeams, MILLION } from '@crease/core/draft/testing/draft.builders.js';
import { cut, fileNameOf, pairOf } from '../../../platform/files/picture-share.js';
import { ordinal } from '../../../ui/figures/ordinal.js';
import { dramaOf, leftWords, runWords } from './story.model.js';
import { awardsOf, gainWords } from './recap.model.js';

describe('words of a pick', () => {
  test.each([
    [{ position: 'G', picks: 3, of: 5 }, '3 of the last 5 picks were goalies'],
    [{ position: 'F', picks: 8, of: 8 }, 'The last 8 picks were all forwards'],
  ] as const)('a run', (run, words) => expect(runWords(run)).toBe(words));

  const left = (space: number, places: number, most: number | null) =>
    leftWords({ left: { space, places, most, perPlace: null, mostOf: { F: most, D: most, G: most } } });
  test('what a team has left', () => {
    expect(left(12 * MILLION, 5, 9 * MILLION)).toBe('$12M left for 5 places, at most $9M for the next');
    expect(left(MILLION, 1, MILLION)).toBe('$1M left for 1 place, at most $1M for the next');
    expect(left(MILLION, 3, null)).toBe('$1M left for 3 places: no player fits');
    expect(left(2 * MILLION, 0, null)).toBe('Done, with $2M to spare');
    expect(left(-MILLION, 0, null)).toBe('$1M over the cap');
    expect(leftWords({ left: null })).toBeNull();
  });

  test('its drama, the most surprising first', () => {
    const story: PickStory = {
      slot: { ...buildLobby({ teams: buildTeams(2), rounds: 1 }).slots[0]! },
      player: buildPlayer(1, { position: 'G' }),
      nth: 31,
      place: 12,
      gain: 245,
      surprise: 'steal',
      run: { position: 'G', picks: 3, of: 4 },
      dearest: true,
      left: null,
    };
    expect(dramaOf(story).map(({ text }) => text)).toEqual([
      'Steal: ranked 12, taken at 31',
      '3 of the last 4 picks were goalies',
      'The biggest cap hit of a goalie so far',
    ]);
    expect(dramaOf({ ...story, surprise: null, run: null, dearest: false })).toEqual([]);
  });
});

test('gains and places as they are written', () => {
  expect([124, -30, 0, 5].map(gainWords)).toEqual(['+12.4', '−3', '0', '+0.5']);
  expect([1, 2, 3, 4, 11, 22, 113].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd', '113th']);
});

test('what a night is remembered for, in words; what did not happen is left out', () => {
  const pool = new DraftPool([8, 6, 4, 2].map((hit, index) => buildPlayer(index + 1, { capHit: hit * MILLION })));
  const lobby = buildLobby({ teams: buildTeams(2), rounds: 2 });
  const state = {
    ...lobby,
    slots: lobby.slots.map((slot, index) => ({ ...slot, player: pool.byId.get([3, 1, 2, 4][index]!) ?? null })),
  };
  const awards = awardsOf(
    recapOf(state, placesIn(pool), () => 40),
    (id) => state.teams.find((team) => team.id === id)?.name ?? '',
  );
  expect(awards.map(({ title, name, detail }) => `${title}: ${name}, ${detail}`)).toEqual([
    'Best steal: Player 1, ranked 1, taken at 2 · Team 2',
    'Biggest reach: Player 3, ranked 3, taken at 1 · Team 1',
    'Longest run: 4 forwards in a row, Picks 1 to 4',
    'Tightest cap: Team 1, $88M of space left',
    'Most for its money: Team 1, 13.3 points per $1M',
    'Biggest cap hit: Player 1, $8M, pick 2 · Team 2',
  ]);
  const nothing = recapOf(lobby, placesIn(pool), () => null);
  expect(awardsOf(nothing, () => '')).toEqual([]);
});

test('the longest run is the longest; a rarer one is told beside it, and why', () => {
  const positions = ['F', 'F', 'F', 'F', 'G', 'G', 'G', 'F'] as const;
  const pool = new DraftPool(positions.map((position, index) => buildPlayer(index + 1, { position })));
  const lobby = buildLobby({ teams: buildTeams(2), rounds: 4 });
  const state = {
    ...lobby,
    slots: lobby.slots.map((slot, index) => ({ ...slot, player: pool.byId.get(index + 1) ?? null })),
  };
  const runs = awardsOf(
    recapOf(state, placesIn(pool), () => null),
    () => '',
  ).filter(({ key }) => key === 'run' || key === 'rareRun');
  expect(runs.map(({ title, name, detail }) => `${title}: ${name}, ${detail}`)).toEqual([
    'Longest run: 4 forwards in a row, Picks 1 to 4',
    'Rarest run: 3 goalies in a row, Picks 5 to 7, where 38 % of all picks were goalies',
  ]);
});

describe('a picture', () => {
  test('has the colours of either theme, as they are written or as the build writes them', () => {
    const pair = { light: '#eef3f7', dark: '#080d12' };
    expect(pairOf('light-dark(#eef3f7, #080d12)')).toEqual(pair);
    expect(pairOf('var(--lightningcss-light,#eef3f7)var(--lightningcss-dark,#080d12)')).toEqual(pair);
    expect(pairOf('light-dark(rgb(9 22 34 / 0.46), rgb(0 0 0 / 0.66))')?.dark).toBe('rgb(0 0 0 / 0.66)');
    expect(pairOf('2.25rem')).toBeNull();
  });

  test('cuts a text to its room, and is called what it shows', () => {
    const measure = (text: string) => [...text].length * 10;
    expect(cut('Icebreakers', 110, measure)).toBe('Icebreakers');
    expect(cut('Icebreakers', 60, measure)).toBe('Icebr…');
    expect(fileNameOf('2026-27 startup draft: Équipe №1')).toBe('2026-27-startup-draft-équipe-1.png');
    expect(fileNameOf('…')).toBe('picture.png');
  });
});
