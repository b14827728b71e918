import { describe, expect, test } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm } from '../leagues/league.rules.js';
import { finalTable } from '../competition/champion.rules.js';
import { stepWords, type StepFacts } from './step.words.js';

const step = (change: Partial<StepFacts>): StepFacts => ({
  type: 'dynasty',
  settings: settingsFromForm(leagueFormDefaults('dynasty')),
  to: 'offseason',
  season: '2025-26',
  nextSeason: false,
  table: [],
  graduates: [],
  faPicksEnding: 0,
  waiversEnding: 0,
  claimsEnding: 0,
  retentionsEnding: 0,
  playersReleased: 0,
  contractsEnding: 0,
  promisesVoided: 0,
  draftPicksGiven: 0,
  ...change,
});
const words = (change: Partial<StepFacts>) => stepWords(step(change)).join(' ');
const graduates = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    playerId: index,
    name: `Player ${index + 1}`,
    teamId: 't',
    teamName: 'Owls',
  }));

describe('what a step does is said in figures before it is taken', () => {
  test('the season’s end: the champion, picks, waivers and claims that end, and who leaves the rookie banks', () => {
    const said = words({
      faPicksEnding: 84,
      waiversEnding: 2,
      claimsEnding: 3,
      graduates: graduates(11),
      table: finalTable([{ teamId: 'a', name: 'Bears', points: 9 }]),
    });
    expect(said).toContain('84 unused free-agent picks end.');
    expect(said).toContain('2 players on waivers become free agents, and 3 claims fail.');
    expect(said).toContain(
      '11 players who will no longer be rookies move up from the rookie banks: Player 1 (Owls), Player 2 (Owls), Player 3 (Owls), Player 4 (Owls), Player 5 (Owls), Player 6 (Owls) and 5 more.',
    );
    expect(said).toContain('Champion of 2025-26: Bears with 9 points.');
  });

  test('the season’s end: who loses points for goalies who played too little', () => {
    const table = finalTable([
      { teamId: 'a', name: 'Bears', points: 9, less: 6 },
      { teamId: 'b', name: 'Owls', points: 5 },
      { teamId: 'c', name: 'Foxes', points: 3, less: 2 },
    ]);
    expect(words({ table })).toContain('2 teams lose points for missing goalie games: Bears (6), Foxes (2).');
    expect(words({ table: table.filter(({ less }) => less === undefined) })).not.toContain('goalie');
  });

  test('the next season: retentions, rosters, promises and picks', () => {
    const said = words({
      to: 'annual-drafts',
      type: 'redraft',
      season: '2026-27',
      nextSeason: true,
      retentionsEnding: 1,
      playersReleased: 200,
      promisesVoided: 2,
      draftPicksGiven: 160,
    });
    expect(said).toContain('All rosters are emptied: 200 players are released.');
    expect(said).toContain('1 retained salary ends.');
    expect(said).toContain('2 open conditions of trades become void.');
    expect(said).toContain('Teams get 160 draft picks of 2026-27.');
    expect(words({ to: 'protection', nextSeason: true })).not.toContain('emptied');
  });

  test('nothing is said of what does not happen', () => {
    expect(words({})).not.toMatch(/pick|waiver|no longer be|Champion/);
  });
});
