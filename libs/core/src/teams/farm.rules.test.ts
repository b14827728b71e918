import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { farmRules, rookieLimits, type FarmSettings } from '../leagues/farm.rules.js';
import { leagueFormDefaults, settingsFromForm } from '../leagues/league.rules.js';
import { validateLeagueForm } from '../leagues/form.rules.js';
import { hasOutgrown, isRookie, rookieReasons, STANDARD_LIMITS } from '../players/rookie.rules.js';
import { rulebook } from '../settings/rulebook.rules.js';
import { judgeSettingsChange } from '../settings/settings.rules.js';
import { stateOf } from '../leagues/settings.values.js';
import { capSpace, figures, rosterRules, totals, violations } from './cap.rules.js';
import { judgeWithAdvice, remedyViews } from './remedy.rules.js';
import { exemptFromWaivers, judgeMoves, possibleMoves, takesAway, type RosterMove } from './roster.rules.js';
import type { FarmFacts, HeldPlayer, TeamBooks } from './team.model.js';

const settings = (more: FarmSettings & { waiver_hours?: number } = {}) => ({
  ...settingsFromForm(leagueFormDefaults('dynasty', 'Rink')),
  ...more,
});
const rules = (
  more: FarmSettings & { waiver_hours?: number } = {},
  phase: 'in-season' | 'offseason' = 'in-season',
) => ({
  ...rosterRules(settings(more), phase),
  minimums: null,
});
const facts = (more: Partial<FarmFacts> = {}): FarmFacts => ({
  games: 0,
  broughtUp: false,
  dueAt: null,
  overdue: false,
  ...more,
});
const man = (id: number, more: Partial<HeldPlayer> = {}): HeldPlayer => ({
  id,
  name: `P${id}`,
  position: 'F',
  capHit: 1_000_000,
  retainedByOthers: 0,
  place: 'active',
  status: 'healthy',
  rookie: true,
  ...more,
});
const team = (...players: HeldPlayer[]): TeamBooks => ({
  teamId: 't',
  name: 'Wolves',
  players,
  retained: 0,
  retainedContracts: 0,
});
const down = (playerId: number): RosterMove => ({ type: 'toBank', playerId });
const up = (playerId: number): RosterMove => ({ type: 'promote', playerId });
const add = (id: number): RosterMove => ({ type: 'add', player: { ...man(id), retainedByTeam: null } });
const refusalOf = (books: TeamBooks, moves: RosterMove[], by: ReturnType<typeof rules>) => {
  const judged = judgeMoves(books, moves, by);
  return judged.ok ? null : judged.refusal;
};

describe('who is a rookie, by a league’s own limits', () => {
  const player = (position: 'F' | 'G', ...gp: number[]) => ({
    position,
    birth_date: '2000-01-01',
    drafted_or_signed: true,
    seasons: gp.map((games, index) => ({ season: `20${23 - index}-${24 - index}`, gp: games })),
  });

  it('is as it always was where nothing is set', () => {
    expect(rookieLimits({})).toBe(STANDARD_LIMITS);
    expect(rookieLimits(settings())).toBe(STANDARD_LIMITS);
    expect(farmRules(settings())).toBeNull();
    expect(rules()).not.toHaveProperty('farm');
  });

  it('counts the games of goalies apart', () => {
    const limits = rookieLimits(settings({ rookie_season_games: 40, rookie_season_games_goalies: 10 }));
    expect(isRookie(player('F', 40), '2025-26', limits)).toBe(true);
    expect(isRookie(player('G', 10), '2025-26', limits)).toBe(true);
    expect(rookieReasons(player('G', 11), '2025-26', limits)).toEqual([
      expect.objectContaining({ name: 'tooManyGamesInOneSeason', figure: 11, limit: 10 }),
    ]);
  });

  it('adds up a career, and asks for nothing at 0', () => {
    const limits = rookieLimits(
      settings({ rookie_age: 0, rookie_season_games: 0, rookie_two_season_games: 0, rookie_career_games: 82 }),
    );
    expect(isRookie({ ...player('F', 41, 41), birth_date: '1980-01-01' }, '2025-26', limits)).toBe(true);
    expect(isRookie({ ...player('F', 5), birth_date: null }, '2025-26', limits)).toBe(true);
    expect(rookieReasons(player('F', 42, 41), '2025-26', limits)).toEqual([
      expect.objectContaining({
        name: 'tooManyGames',
        figure: 83,
        limit: 82,
      }),
    ]);
    expect(hasOutgrown(player('F', 42, 41), '2025-26', limits)).toBe(true);
  });

  it('takes nobody out who was in, when a limit is raised', () => {
    const games = fc.integer({ min: 0, max: 84 });
    fc.assert(
      fc.property(
        fc.constantFrom('F' as const, 'G' as const),
        fc.array(games, { maxLength: 4 }),
        fc.record({ low: fc.integer({ min: 1, max: 40 }), more: fc.integer({ min: 0, max: 40 }) }),
        (position, played, { low, more }) => {
          const at = (limit: number) =>
            isRookie(
              player(position, ...played),
              '2025-26',
              rookieLimits(
                settings({
                  rookie_season_games: limit,
                  rookie_season_games_goalies: limit,
                  rookie_career_games: 2 * limit,
                  rookie_career_games_goalies: 2 * limit,
                  rookie_two_season_games: limit,
                }),
              ),
            );
          expect(at(low) && !at(low + more)).toBe(false);
        },
      ),
    );
  });

  it('is refused where it would take everybody in', () => {
    const form = leagueFormDefaults('dynasty', 'Rink');
    const open = { rookie_age: 0, rookie_two_season_games: 0, rookie_season_games_goalies: 0 };
    expect(validateLeagueForm({ ...form, ...open })).toEqual({
      rookie_age: 'Limit rookies by age or by games: without a limit every player is one.',
    });
    expect(validateLeagueForm({ ...form, ...open, rookie_career_games_goalies: 30 })).toEqual({});
  });
});

describe('the rookie bank', () => {
  it('takes so many veterans, and a swap of two is free', () => {
    const two = rules({ farm_veterans: 1 });
    const books = team(man(1, { rookie: false }), man(2, { rookie: false, place: 'rookie' }));
    expect(refusalOf(books, [down(1)], two)).toMatchObject({
      name: 'farmVeterans',
      figure: 2,
      limit: 1,
      message: 'Wolves would have 2 veterans in the rookie bank; 1 is allowed.',
      fix: 'Promote or drop 1 veteran of the rookie bank.',
    });
    expect(refusalOf(books, [down(1), up(2)], two)).toBeNull();
    expect(refusalOf(books, [down(1)], rules())).toMatchObject({ name: 'notARookie' });
    expect(violations(books, rules({ farm_veterans: 0, farmOnCap: true }))).toEqual([]);
  });

  it('offers the move that makes room for a veteran', () => {
    const by = rules({ farm_veterans: 1 });
    const books = team(man(1, { rookie: false }), man(2, { rookie: false, place: 'rookie' }));
    const { remedies } = judgeWithAdvice(books, [down(1)], by, { adding: null, held: new Set() });
    expect(remedies.map((steps) => steps.map((step) => step.type))).toEqual([['promote'], ['drop']]);
  });

  it('takes nobody back who was brought up, where the league says so', () => {
    const books = team(man(1, { farm: facts({ broughtUp: true }) }), man(2, { farm: facts() }));
    const never = rules({ farm_send_down: 'never' });
    expect(refusalOf(books, [down(1)], never)).toMatchObject({
      name: 'broughtUp',
      message: 'P1 was brought up from the rookie bank; in this league no player goes back.',
    });
    expect(refusalOf(books, [down(2)], never)).toBeNull();
    expect(possibleMoves(books.players[0]!, never)).not.toContain('toBank');
    expect(possibleMoves(books.players[0]!, rules())).toContain('toBank');
  });

  it('takes players through waivers in season only', () => {
    const books = team(man(1));
    expect(refusalOf(books, [down(1)], rules({ farm_send_down: 'waivers' }))).toBeNull();
    expect(refusalOf(books, [down(1)], rules({ farm_send_down: 'waivers' }, 'offseason'))).toMatchObject({
      name: 'waiversRest',
      message: expect.stringContaining('P1'),
    });
  });

  it('takes only veterans through waivers where the league exempts rookies', () => {
    const books = team(man(1), man(2, { rookie: false }));
    const by = (phase: 'in-season' | 'offseason' = 'in-season') =>
      rules({ farm_send_down: 'veterans', farm_veterans: 1 }, phase);
    const exempt = exemptFromWaivers(books.players, by());
    expect([...exempt]).toEqual([1]);
    expect(takesAway({ type: 'toBank', playerId: 1 }, by(), exempt)).toBe(false);
    expect(takesAway({ type: 'toBank', playerId: 2 }, by(), exempt)).toBe(true);
    expect([...exemptFromWaivers(books.players, rules({ farm_send_down: 'waivers' }), [add(3)])]).toEqual([3]);
    expect(refusalOf(books, [down(1)], by('offseason'))).toBeNull();
    expect(refusalOf(books, [down(2)], by('offseason'))).toMatchObject({ name: 'waiversRest' });
    expect(farmRules({ farm_send_down: 'veterans', waiver_hours: 0 })).toBeNull();
    const more = { league_type: 'dynasty', time_zone: 'America/Toronto' } as const;
    const said = rulebook({ ...settings({ farm_send_down: 'veterans', farm_veterans: 1 }), ...more }, 'en');
    expect(JSON.stringify(said)).toContain('Rookies are sent down at once. A veteran who is sent down goes on waivers');
  });

  it('advises the way through waivers after what costs nobody, before drops, and not for who is held', () => {
    const books = team(man(1), man(2), man(3));
    const by = { ...rules({ farm_send_down: 'waivers' }), maxRosterSize: 3 };
    const ways = (held: number[], as: typeof by = by) =>
      judgeWithAdvice(books, [add(4)], as, { adding: null, held: new Set(held) }).remedies.map((remedy) =>
        remedy.map((step) => (step.type === 'add' ? step.type : `${step.type} ${step.player.id}`)).join(', '),
      );
    expect(ways([])).toEqual(['toBank 4', 'toBank 1', 'toBank 2', 'toBank 3', 'drop 1', 'drop 2', 'drop 3']);
    expect(ways([1])).toEqual(['toBank 4', 'toBank 2', 'toBank 3', 'drop 2', 'drop 3']);
    expect(ways([1], { ...rules({ farm_send_down: 'waivers', waiver_hours: 0 }), maxRosterSize: 3 })).toContain(
      'toBank 1',
    );
  });

  it('keeps nobody down who has played too much, and stops additions until that is mended', () => {
    const by = rules({ farm_call_up_games: 10 });
    const played = man(1, { farm: facts({ games: 11 }) });
    expect(refusalOf(team(played), [down(1)], by)).toMatchObject({
      name: 'playedTooMuch',
      figure: 11,
      limit: 10,
      message: expect.stringMatching(/^P1 .*11.*10/),
    });
    expect(refusalOf(team({ ...played, farm: facts({ games: 10 }) }), [down(1)], by)).toBeNull();

    const late = team(man(1, { place: 'rookie', farm: facts({ games: 12, overdue: true }) }), man(2));
    expect(refusalOf(late, [add(3)], by)).toEqual(
      expect.objectContaining({
        name: 'mustComeUp',
        message: 'P1 had to come up from the rookie bank.',
        fix: 'Promote or drop them first, or in the same move.',
      }),
    );
    expect(refusalOf(late, [add(3), up(1)], by)).toBeNull();
    expect(refusalOf(late, [{ type: 'drop', playerId: 2 }], by)).toBeNull();
    expect(violations(late, by)).toEqual([{ rule: 'mustComeUp', figure: 1, limit: 0, excess: 1 }]);
    const { remedies } = judgeWithAdvice(late, [add(3)], by, { adding: null, held: new Set() });
    expect(remedies[0]).toEqual([expect.objectContaining({ type: 'promote' })]);
  });

  it('asks for a call-up by the league’s own figures, else within 7 days by the games of the season', () => {
    const callUp = (more: FarmSettings) => farmRules(more)?.callUp;
    expect(callUp({ farm_call_up_games: 10 })).toEqual({ games: 10, counts: 'season', days: 7, alone: false });
    expect(
      callUp({ farm_call_up_games: 1, farm_call_up_counts: 'league', farm_call_up_days: 3, farmCallUpAlone: true }),
    ).toEqual({ games: 1, counts: 'league', days: 3, alone: true });
    expect(callUp({ farm_veterans: 1 })).toBeNull();
    expect(farmRules({ farm_veterans: 1 })?.onCap).toBe(false);
    expect(farmRules({ farm_veterans: 1, rookieDraftEnabled: false })).toBeNull();
  });

  it('counts injured reserve above the relief, in any order of moves', () => {
    const books = team(man(1, { place: 'ir', capHit: 3_000_000 }), man(2, { place: 'ir', capHit: 2_500_000 }), man(3));
    const by = { ...rules(), irRelief: 4_000_000 };
    expect(totals(books, by)).toMatchObject({ totalCap: 2_500_000, injured: 1_500_000, capUsed: 2_500_000 });
    expect(totals(books, rules())).toMatchObject({ totalCap: 1_000_000, injured: 0 });
    const retained = team(man(1, { place: 'ir', capHit: 5_000_000, retainedByOthers: 1_000_000 }));
    expect(totals(retained, by).injured).toBe(0);
    expect(figures(books, by)).toMatchObject({ total_cap: 2_500_000, injured: 1_500_000 });
    expect(figures(books, rules())).not.toHaveProperty('injured');
    const over = { ...by, salaryCap: 2_000_000 };
    const { remedies } = judgeWithAdvice(books, [add(4)], over, { adding: null, held: new Set() });
    const changes = remedyViews(remedies, books, over).map(({ steps }) =>
      steps.map((step) => [step.type, step.cap_change]),
    );
    expect(changes).toEqual([
      [
        ['drop', -1_500_000],
        ['drop', 0],
      ],
    ]);
  });

  it('gives a player up only by a drop, or on the way down through waivers', () => {
    const by = rules({ farm_send_down: 'waivers' });
    const none = new Set<number>();
    expect(takesAway({ type: 'drop', playerId: 1 }, rules(), none)).toBe(true);
    expect(takesAway({ type: 'toBank', playerId: 1 }, by, none)).toBe(true);
    expect(takesAway({ type: 'toBank', playerId: 1 }, by, new Set([1]))).toBe(false);
    expect(takesAway({ type: 'toBank', playerId: 1 }, by, new Set([2]))).toBe(true);
    expect(takesAway({ type: 'toIr', playerId: 1 }, by, none)).toBe(false);
    expect(takesAway({ type: 'toBank', playerId: 1 }, rules({ farm_send_down: 'never' }), none)).toBe(false);
    expect(takesAway({ type: 'toBank', playerId: 1 }, { waiversRun: true }, none)).toBe(false);
    expect(takesAway({ type: 'toBank', playerId: 1 }, rules({ farm_send_down: 'waivers' }, 'offseason'), none)).toBe(
      false,
    );
  });

  it('counts on the cap where the league says so, and only there', () => {
    const books = team(man(1), man(2, { place: 'rookie', capHit: 3_000_000 }), man(3, { place: 'ir' }));
    expect(totals(books, rules()).capUsed).toBe(1_000_000);
    const on = rules({ farmOnCap: true });
    expect(totals(books, on).capUsed).toBe(4_000_000);
    expect(figures(books, on).cap_used).toBe(4_000_000);
  });
});

describe('the cap, whatever moves between roster and bank', () => {
  it('changes by nothing where the bank counts, and by the charge where it does not', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ hit: fc.integer({ min: 0, max: 5_000_000 }), low: fc.boolean() }), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.boolean(),
        (list, onCap) => {
          const by = { ...rules(onCap ? { farmOnCap: true } : {}), rookieBankSize: null, maxRosterSize: null };
          const books = team(
            ...list.map(({ hit, low }, index) => man(index + 1, { capHit: hit, place: low ? 'rookie' : 'active' })),
          );
          const [first] = books.players;
          const judged = judgeMoves(books, [first!.place === 'rookie' ? up(1) : down(1)], by);
          if (!judged.ok) throw new Error(judged.refusal.message);
          const change = capSpace(judged.value, by).space - capSpace(books, by).space;
          expect(change).toBe(onCap ? 0 : first!.place === 'rookie' ? 0 - first!.capHit : first!.capHit);
        },
      ),
    );
  });
});

describe('a change of the settings', () => {
  const present = stateOf({
    ...settingsFromForm(leagueFormDefaults('dynasty', 'Rink')),
    league_type: 'dynasty',
    time_zone: 'America/Toronto',
  });
  const situation = {
    type: 'dynasty',
    name: 'Rink',
    phase: 'in-season',
    time: 'season',
    present: { ...present, min_forwards: 0, min_defense: 0, min_goalies: 0 },
    coming: {},
    teams: [team(man(1, { capHit: 60_000_000 }), man(2, { place: 'rookie', capHit: 30_000_000 }))],
  } as const;

  it('names every team that it makes illegal, and takes nothing from anybody in season unless it is forced', () => {
    const waits = judgeSettingsChange(situation, { farmOnCap: true });
    expect(waits.parts[0]).toMatchObject({ key: 'farmOnCap', effect: 'next-season' });
    const forced = judgeSettingsChange(situation, { farmOnCap: true }, true);
    expect(forced.illegal).toEqual([
      {
        teamId: 't',
        name: 'Wolves',
        message: 'Wolves would use $90,000,000 of a $88,000,000 cap: $2,000,000 too much.',
      },
    ]);
    expect(judgeSettingsChange(situation, { farm_veterans: 2 }).parts[0]).toMatchObject({ effect: 'now' });
  });
});

describe('the rulebook', () => {
  const said = (more: FarmSettings) =>
    rulebook({ ...settings(more), league_type: 'dynasty', time_zone: 'America/Toronto' }, 'en')
      .flatMap((section) => section.rules.map(({ text }) => text))
      .join('\n');

  it('says the rookie rule of the league', () => {
    expect(said({})).toContain(
      'A rookie was drafted or signed by an NHL club, is under 26 on 15 September, has played at most 25 NHL games in any earlier season, and fewer than 6 in each of any two.',
    );
    expect(said({ rookie_age: 0, rookie_season_games_goalies: 10, rookie_two_season_games: 0 })).toContain(
      'A rookie was drafted or signed by an NHL club, has played at most 25 NHL games in any earlier season (forwards and defensemen), and has played at most 10 NHL games in any earlier season (goalies).',
    );
  });

  it('says on which day ages count, and which games', () => {
    expect(said({ farm_age_day: '01-31', farm_career_counts: 'running', rookie_career_games: 50 })).toMatch(
      /is under 26 on Jan 31, .*has played at most 50 NHL games in all seasons, with the present one/,
    );
  });

  it('says what the bank asks for', () => {
    const text = said({
      farm_veterans: 2,
      farm_send_down: 'waivers',
      farmOnCap: true,
      farm_call_up_games: 10,
      farmCallUpAlone: true,
    });
    expect(text).toContain('Rookies can be sent to the rookie bank, and up to 2 veterans at a time;');
    expect(text).toContain('A player who is sent down goes on waivers first');
    expect(text).toContain('Players in the rookie bank count toward the cap');
    expect(text).toContain(
      'A player with more than 10 NHL games in a season must come up from the rookie bank within 7 days after it is announced. After that the player comes up automatically.',
    );
  });
});
