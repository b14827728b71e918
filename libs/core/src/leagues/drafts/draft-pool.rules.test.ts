import { expect, test } from '@jest/globals';
import type { LeaguePhase } from '../league.rules.js';
import { isInPool } from './draft-pool.rules.js';

const NEWEST = { rookie: true, draftYear: 2026 };
const OLDER = { rookie: true, draftYear: 2024 };
const UNDRAFTED = { rookie: true, draftYear: null };
const VETERAN = { rookie: false, draftYear: 2026 };
const EVERYBODY = [NEWEST, OLDER, UNDRAFTED, VETERAN];
const league = (
  rookie_class: boolean | undefined,
  rookieDraftEnabled = true,
  phase: LeaguePhase = 'annual-drafts',
) => ({
  phase,
  season: '2026-27',
  settings: { rookieDraftEnabled, rookie_class },
});
const pool = (type: 'general' | 'rookie' | 'mid-season', of: ReturnType<typeof league>) =>
  EVERYBODY.filter((player) => isInPool(type, player, of));

test('a rookie draft has all rookies, and the general draft the others', () => {
  expect(pool('rookie', league(false))).toEqual([NEWEST, OLDER, UNDRAFTED]);
  expect(pool('general', league(false))).toEqual([VETERAN]);
  expect(pool('rookie', league(undefined))).toEqual([NEWEST, OLDER, UNDRAFTED]);
});

test('a rookie draft of one class has rookies of the year’s NHL draft only; the others are in the general draft', () => {
  expect(pool('rookie', league(true))).toEqual([NEWEST]);
  expect(pool('general', league(true))).toEqual([OLDER, UNDRAFTED, VETERAN]);
});

test('without a rookie draft all rookies are in the general draft, also where there is a bank for them', () => {
  const one = league(true);
  const bankOnly = { ...one, settings: { ...one.settings, rookies_drafted: 'general' as const } };
  expect(EVERYBODY.filter((player) => isInPool('general', player, bankOnly))).toEqual(EVERYBODY);
  expect(pool('general', league(false, false))).toEqual(EVERYBODY);
});

test('the first rookie draft of a league has all rookies', () => {
  for (const phase of ['setup', 'startup-drafts'] as const) {
    expect(pool('rookie', league(true, true, phase))).toEqual([NEWEST, OLDER, UNDRAFTED]);
    expect(pool('general', league(true, true, phase))).toEqual([VETERAN]);
  }
});

test('a class draft has the rookies of one NHL draft, and takes none of them from the other drafts', () => {
  const ofClass = (class_years?: number) => {
    const of = { ...league(false), settings: { rookieDraftEnabled: true, class_years } };
    return EVERYBODY.filter((player) => isInPool('class', player, of));
  };
  expect(ofClass()).toEqual([NEWEST]);
  expect(ofClass(2)).toEqual([OLDER]);
  expect(ofClass(1)).toEqual([]);
  expect(pool('rookie', league(false))).toContain(NEWEST);
});

test('without a rookie draft everybody is in the general draft, and always in the mid-season draft', () => {
  expect(pool('general', league(undefined, false))).toEqual(EVERYBODY);
  expect(pool('mid-season', league(true))).toEqual(EVERYBODY);
});
