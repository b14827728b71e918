import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { wordIn } from '../locale.js';
import { rosterRules, totals, violations } from '../teams/cap.rules.js';
import type { HeldPlayer, TeamBooks } from '../teams/team.model.js';
import { booksAfter } from './trade.books.js';
import type { PickFacts, TradeContext } from './trade.context.js';
import type { Condition, TradeAsset, TradeTerms } from './trade.model.js';
import type { Problem } from './trade.problems.js';
import { firstObjection, judgeTrade, type Judgement } from './trade.rules.js';
import { suggestions } from './trade.suggestions.js';
import {
  NOW,
  contextOf,
  faPick,
  freeAgents,
  gives,
  held,
  pick,
  picks,
  retains,
  retentionBy,
  terms,
} from './testing/trade.builders.js';
import { tradeEffects } from './trade.view.js';
import { changedFacts } from './trade.facts.js';
import { assetView, namesOf } from './asset.view.js';

const problems = (offer: TradeTerms, context: TradeContext) =>
  judgeTrade(offer, context).problems.map(({ name, severity }) => `${name}: ${severity}`);

describe('an offer', () => {
  it('cannot be sent with what is not there or not allowed', () => {
    const context = contextOf({
      a: [held(1, 1_000_000)],
      context: {
        picks: new Map([
          ['p', pick('p', 'a')],
          ['q', pick('q', 'b')],
          ['u', pick('u', 'a', { used: true })],
          ['f', pick('f', 'a', { season: '2029-30' })],
        ]),
      },
    });
    expect(problems(terms([]), context)).toEqual(['emptyTrade: refused']);
    expect(problems(terms([gives(9)]), context)).toEqual(['notOnTeam: refused']);
    expect(problems(terms([], [gives(1)]), context)).toEqual(['notOnTeam: refused']);
    expect(problems(terms([picks('p')]), context)).toEqual([]);
    expect(problems(terms([picks('p'), picks('p')]), context)).toEqual(['namedTwice: refused']);
    expect(problems(terms([picks('q')]), context)).toEqual(['pickNotOwned: refused']);
    expect(problems(terms([picks('u')]), context)).toEqual(['pickUsed: refused']);
    expect(problems(terms([picks('f')]), context)).toEqual(['pickTooFar: refused']);
    // Earlier trades belong to the move of a league that is being set up.
    const moving = { ...context, league: { ...context.league, settingUp: true } };
    const fixes = (...assets: TradeAsset[]) => tradeEffects(terms(assets), moving).problems.map(({ fix }) => fix);
    for (const id of ['q', 'u', 'f'])
      expect(fixes(picks(id))).toEqual([
        'Take it out of the trade. Picks that were traded before the league came here come with the draft picks table of Move in.',
      ]);
    expect(fixes(gives(9))).toEqual([expect.stringMatching(/come with the tables of Move in\.$/)]);
    expect(problems(terms([retains(1, 10)]), context)).toEqual(['retentionAlone: refused']);
    expect(problems(terms([gives(1), retains(1, 10), retains(1, 10)]), context)).toEqual(['retentionTwice: refused']);
    expect(
      problems(
        terms([picks('p')]),
        contextOf({ form: { draftPickTradesAllowed: false }, context: { picks: new Map([['p', pick('p', 'a')]]) } }),
      ),
    ).toEqual(['picksNotTradable: refused']);
  });

  it('keeps to the first day of trading, equal numbers, picks alone and the trades of a season', () => {
    const start = { firstDay: '2026-01-02', at: NOW + 1 };
    const offers = {
      a: [held(1, 1_000_000)],
      b: [held(2, 1_000_000)],
      context: { picks: new Map([['p', pick('p', 'a')]]) },
    };
    const early = contextOf(offers);
    const judged = (offer: TradeTerms, context: TradeContext) =>
      judgeTrade(offer, context).problems.map(({ name, severity, overridable, message }) => [
        name,
        severity,
        overridable,
        message,
      ]);
    expect(judged(terms([gives(1)]), { ...early, league: { ...early.league, start } })).toEqual([
      ['tradesNotOpen', 'refused', true, 'Trading begins on Jan 2, 2026: no trade can be agreed on before.'],
    ]);
    expect(judged(terms([gives(1)]), { ...early, now: NOW + 1, league: { ...early.league, start } })).toEqual([]);

    const equal = contextOf({ ...offers, form: { equal_trades: true } });
    expect(judged(terms([gives(1), retains(1, 10), picks('p')], [gives(2)]), equal)).toEqual([
      [
        'unequalTrade',
        'refused',
        true,
        'Bears gives 2 and Wolves gives 1: in this league both teams of a trade give the same number of players and picks.',
      ],
    ]);
    expect(judged(terms([gives(1), retains(1, 10)], [gives(2)]), equal)).toEqual([]);

    const picksOnly = contextOf({ ...offers, form: { player_trades: false } });
    expect(problems(terms([gives(1)], [gives(2)]), picksOnly)).toEqual([
      'playersNotTradable: refused',
      'playersNotTradable: refused',
    ]);
    expect(problems(terms([picks('p')]), picksOnly)).toEqual([]);

    const apart = contextOf({
      ...offers,
      form: { retention_days: 75 },
      context: { retentions: [retentionBy('c', { createdAt: NOW - 74 * 86_400_000, endedAt: NOW - 86_400_000 })] },
    });
    expect(problems(terms([gives(1), retains(1, 10)]), apart)).toEqual(['retainedTooSoon: blocking']);
    expect(problems(terms([gives(1)]), apart)).toEqual([]);

    const holding = contextOf({
      ...offers,
      form: { hold_days: 7 },
      context: { held: new Map([[1, { first: '2026-01-05' }]]) },
    });
    const drop = (id: number) => terms([], [gives(2)], { a: [{ type: 'drop', player_id: id }] });
    expect(judged(drop(1), holding)).toEqual([
      [
        'heldPlayer',
        'blocking',
        true,
        'Player 1 was added recently. In this league an added player may be dropped after 7 days, here from Jan 5, 2026.',
      ],
    ]);
    expect(problems(terms([gives(1)]), holding)).toEqual([]);

    const few = contextOf({ ...offers, form: { season_trades: 2 } });
    const teams = [few.teams[0], { ...few.teams[1], trades: 2 }] as const;
    expect(judged(terms([gives(1)]), { ...few, teams })).toEqual([
      ['seasonTrades', 'blocking', true, 'Wolves has agreed on 2 trades this season; 2 trades are allowed.'],
    ]);
    expect(judged(terms([gives(1)]), few)).toEqual([]);
    // Accepted trades are carried out, whatever the settings are now.
    for (const context of [{ ...few, teams }, equal, picksOnly, { ...early, league: { ...early.league, start } }])
      expect(judged(terms([gives(1)]), { ...context, league: { ...context.league, agreed: true } })).toEqual([]);
  });

  it('only warns of a minimum of the coming season that it misses', () => {
    const context = contextOf({ a: [held(1, 1)], b: [held(2, 1, { position: 'D' })] });
    const { rules } = context;
    const soon = { ...context, rules: { ...rules, minimums: null, comingMinimums: { F: 1, D: 0, G: 0 } } };
    const judgement = judgeTrade(terms([gives(1)], [gives(2)]), soon);
    expect(judgement.sides[0].violations).toEqual([
      { rule: 'minimumForwards', figure: 0, limit: 1, excess: 1, coming: true, decisive: false },
    ]);
    expect([judgement.legal, judgement.sides[1].violations]).toEqual([true, []]);
  });

  it('gives a pick of a draft that is being held, but promises none', () => {
    const condition: Condition = { type: 'free-text', text: 'If', resolve_by: '2026-03-01' };
    const context = contextOf({ context: { picks: new Map([['p', pick('p', 'a', { drafting: true })]]) } });
    expect(problems(terms([picks('p')]), context)).toEqual([]);
    expect(problems(terms([picks('p', condition)]), context)).toEqual(['draftHeld: refused']);
  });

  it('protects a pick only when next year’s can take its place', () => {
    const condition: Condition = { type: 'pick-protected', top: 3, resolve_by: '2026-09-01' };
    const of = (next: Partial<PickFacts> | null) =>
      contextOf({
        context: {
          picks: new Map([
            ['p', pick('p', 'a', { nextYearId: next ? 'n' : null })],
            ...(next ? [['n', pick('n', 'a', { season: '2026-27', ...next })] as const] : []),
          ]),
        },
      });
    expect(problems(terms([picks('p', condition)]), of({}))).toEqual([]);
    expect(problems(terms([picks('p', condition)]), of(null))).toEqual(['noSubstitute: refused']);
    expect(problems(terms([picks('p', condition)]), of({ ownerTeamId: 'b' }))).toEqual(['noSubstitute: refused']);
    expect(problems(terms([picks('p', condition), picks('n')]), of({}))).toEqual(['noSubstitute: refused']);
  });

  it('warns of what is promised elsewhere, which decides when it is accepted', () => {
    const context = contextOf({
      a: [held(1, 1_000_000), held(2, 1)],
      context: { frozen: new Map([['player:1', { key: 'review' as const }]]) },
    });
    const judgement = judgeTrade(terms([gives(1)]), context);
    expect(judgement).toMatchObject({
      sendable: true,
      legal: false,
      legalByOverride: false,
      problems: [{ name: 'frozen', severity: 'blocking' }],
    });
    expect(problems(terms([gives(2)], [], { a: [{ type: 'drop', player_id: 1 }] }), context)).toEqual([
      'frozen: blocking',
    ]);
  });

  it('holds the slot of salary that would be retained only later', () => {
    const condition: Condition = { type: 'free-text', text: 'If', resolve_by: '2026-03-01' };
    const one = contextOf({ a: [held(1, 1_000_000)], form: { retention_slots: 1 } });
    expect(problems(terms([gives(1), retains(1, 10, condition)]), one)).toEqual([]);
    const taken = { ...one, teams: [{ ...one.teams[0], promisedRetentions: 1 }, one.teams[1]] as const };
    expect(problems(terms([gives(1), retains(1, 10, condition)]), taken)).toEqual(['retentionSlots: blocking']);
    expect(problems(terms([gives(1), retains(1, 10)]), taken)).toEqual(['retentionSlots: blocking']);
  });

  it('is judged like every move: legal when it leaves both teams legal, or mends without breaking', () => {
    const over = [held(1, 60_000_000), held(2, 50_000_000), held(4, 5_000_000)];
    const context = contextOf({ a: over, b: [held(3, 1_000_000)] });
    const objection = (offer: TradeTerms) =>
      firstObjection(judgeTrade(offer, context), (team, { rule }) => ({ message: `${team} ${rule}` }))?.name ?? null;
    expect(objection(terms([gives(4)]))).toBeNull();
    expect(objection(terms([], [gives(3)]))).toBe('cap');
    // An exchange that makes nothing worse.
    expect(objection(terms([gives(3)], []))).toBe('notOnTeam');
    const equal = contextOf({ a: over, b: [held(3, 5_000_000)] });
    expect(judgeTrade(terms([gives(4)], [gives(3)]), equal).legal).toBe(true);
    const pickOnly = contextOf({ a: over, context: { picks: new Map([['p', pick('p', 'a')]]) } });
    expect(judgeTrade(terms([picks('p')]), pickOnly).legal).toBe(true);
  });

  it('brings nobody to a team that keeps a healthy player on injured reserve', () => {
    const context = contextOf({ a: [held(1, 1), held(2, 1)], b: [held(3, 1, { place: 'ir' }), held(4, 1)] });
    const { sides } = judgeTrade(terms([gives(1)], []), context);
    expect(sides[1].violations).toMatchObject([{ rule: 'healthyOnIr', decisive: true }]);
    expect(judgeTrade(terms([gives(1)], [], { b: [{ type: 'activate', player_id: 3 }] }), context).legal).toBe(true);
  });

  it('lets a team with a healthy player on injured reserve give a player away, and exchange one for one', () => {
    const context = contextOf({ a: [held(1, 1), held(2, 1)], b: [held(3, 1, { place: 'ir' }), held(4, 1)] });
    expect(judgeTrade(terms([], [gives(4)]), context).legal).toBe(true);
    expect(judgeTrade(terms([gives(1)], [gives(4)]), context).legal).toBe(true);
    expect(judgeTrade(terms([gives(1), gives(2)], [gives(4)]), context).legal).toBe(false);
    expect(judgeTrade(terms([gives(1)], [], { b: [{ type: 'drop', player_id: 4 }] }), context).legal).toBe(true);
  });

  it('can be overruled by a commissioner as far as rules go, not facts', () => {
    const context = contextOf({ a: [held(1, 90_000_000)], b: [] });
    expect(judgeTrade(terms([gives(1)]), context)).toMatchObject({ legal: false, legalByOverride: true });
    expect(judgeTrade(terms([gives(2)]), context)).toMatchObject({ legal: false, legalByOverride: false });
  });

  it('is never overruled where more than the whole of a contract would be retained', () => {
    const by = (teamId: string, percent: number) => ({
      id: teamId,
      playerId: 1,
      teamId,
      percent,
      throughSeason: '2027-28',
      createdAt: NOW - 400 * 86_400_000,
      endedAt: null,
    });
    const context = contextOf({
      a: [held(1, 4_000_000, { retainedByOthers: 3_200_000 })],
      context: { retentions: [by('c', 40), by('d', 40)] },
    });
    expect(judgeTrade(terms([gives(1), retains(1, 20)]), context)).toMatchObject({
      legal: false,
      legalByOverride: true,
    });
    const judgement = judgeTrade(terms([gives(1), retains(1, 21)]), context);
    expect(judgement).toMatchObject({ legal: false, legalByOverride: false });
    expect(firstObjection(judgement, () => ({ message: '' }), true)).toMatchObject({
      name: 'retainedOverWhole',
      figure: 101,
      limit: 100,
      fix: 'Retain at most 20 %.',
    });
  });

  it('leaves out of what is retained the part of the team that gets the player, which ends', () => {
    const own = {
      id: 'r',
      playerId: 1,
      teamId: 'b',
      percent: 25,
      throughSeason: '2027-28',
      createdAt: NOW - 400 * 86_400_000,
      endedAt: null,
    };
    const of = (...more: (typeof own)[]) =>
      contextOf({ a: [held(1, 6_000_000, { retainedByOthers: 1_500_000 })], context: { retentions: [own, ...more] } });
    expect(problems(terms([gives(1), retains(1, 30)]), of())).toEqual([]);
    expect(problems(terms([gives(1), retains(1, 30)]), of({ ...own, id: 's', teamId: 'c' }))).toEqual([
      'retainedTooMuch: blocking',
    ]);
    const context = contextOf({
      a: [held(1, 6_000_000, { retainedByOthers: 1_500_000 })],
      form: { salary_cap: 4_200_000 },
      context: { retentions: [own] },
    });
    const retaining = {
      ...context,
      teams: [
        context.teams[0],
        {
          ...context.teams[1],
          seasons: context.teams[1].seasons.map((team) => ({ ...team, retained: 1_500_000, retainedContracts: 1 })),
        },
      ] as const,
    };
    const offer = terms([gives(1)]);
    expect(suggestions(offer, retaining, judgeTrade(offer, retaining))[1].map(({ message }) => message)).toContain(
      'Retain 30 % of Player 1',
    );
  });

  it('charges and retains what the contracts cost, to the dollar, whatever goes where', () => {
    const hit = fc.integer({ min: 1, max: 15_000_000 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(hit, fc.nat(60), fc.boolean()), { minLength: 1, maxLength: 8 }),
        fc.array(fc.tuple(hit, fc.nat(60), fc.boolean()), { maxLength: 8 }),
        (mine, theirs) => {
          const players = (list: readonly (readonly [number, number, boolean])[], first: number) =>
            list.map(([capHit], index) => held(first + index, capHit));
          const given = (list: readonly (readonly [number, number, boolean])[], first: number): TradeAsset[] =>
            list.flatMap(([, percent, goes], index) =>
              goes
                ? [gives(first + index), ...(percent > 0 && percent <= 50 ? [retains(first + index, percent)] : [])]
                : [],
            );
          const context = contextOf({ a: players(mine, 1), b: players(theirs, 100) });
          const { teams } = booksAfter(terms(given(mine, 1), given(theirs, 100)), context);
          const hits = [...mine, ...theirs].reduce((sum, [capHit]) => sum + capHit, 0);
          for (const year of [0, 1, 2] as const) {
            const books = teams.map((seasons) => seasons[year]!);
            expect(
              books.reduce((sum, team) => sum + totals(team, {}).totalCap, 0) +
                books.reduce((sum, team) => sum + team.retained, 0),
            ).toBe(hits);
            for (const team of books)
              for (const player of team.players) expect(player.retainedByOthers).toBeLessThanOrEqual(player.capHit / 2);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('never leaves a team more illegal than before when it is judged legal', () => {
    const roster = (first: number) =>
      fc
        .array(
          fc.record({
            capHit: fc.integer({ min: 700_000, max: 12_000_000 }),
            position: fc.constantFrom('F' as const, 'D' as const, 'G' as const),
            place: fc.constantFrom('active' as const, 'active' as const, 'ir' as const, 'rookie' as const),
            status: fc.constantFrom('healthy', 'LTIR'),
          }),
          { maxLength: 12 },
        )
        .map((list) => list.map((entry, index) => held(first + index, entry.capHit, entry)));
    fc.assert(
      fc.property(
        roster(1),
        roster(100),
        fc.array(fc.nat(11), { maxLength: 4 }),
        fc.array(fc.nat(11), { maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(11), fc.constantFrom('drop' as const, 'toIr' as const, 'activate' as const)), {
          maxLength: 3,
        }),
        fc.nat(50),
        (a, b, from, to, moves, percent) => {
          const context = contextOf({
            a,
            b,
            form: { salary_cap: 40_000_000, max_roster_size: 8, ir_slots: 2, min_forwards: 2 },
          });
          const chosen = (list: readonly HeldPlayer[], at: readonly number[]) => [
            ...new Set(at.flatMap((index) => list[index]?.id ?? [])),
          ];
          const mine = chosen(a, from);
          const offer = terms(
            [
              ...mine.map((id) => gives(id)),
              ...mine.slice(0, 1).flatMap((id) => (percent === 0 ? [] : [retains(id, percent)])),
            ],
            chosen(b, to).map((id) => gives(id)),
            { a: moves.flatMap(([index, type]) => (a[index] ? [{ type, player_id: a[index].id }] : [])) },
          );
          const judgement = judgeTrade(offer, context);
          const everybody = [...a, ...b].map(({ id }) => id).sort((x, y) => x - y);
          const dropped = offer.sides[0].moves.filter(({ type }) => type === 'drop').length;
          const still = judgement.sides.flatMap((side) => side.after[0]?.players.map(({ id }) => id) ?? []);
          expect(new Set(still).size).toBe(still.length);
          expect(still.length).toBeGreaterThanOrEqual(everybody.length - dropped);
          const capHits = (list: readonly HeldPlayer[]) => list.reduce((sum, player) => sum + player.capHit, 0);
          for (const [index, side] of judgement.sides.entries()) {
            const [before, after] = [side.before[0], side.after[0]];
            if (!before || !after) continue;
            if (index === 0) expect(after.retained + capHits(after.players)).toBeGreaterThanOrEqual(0);
            if (!judgement.legal) continue;
            const excess = new Map(
              violations(before, context.rules).map((violation) => [violation.rule, violation.excess]),
            );
            for (const violation of violations(after, context.rules))
              expect(violation.excess).toBeLessThanOrEqual(excess.get(violation.rule) ?? 0);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('an offer cannot be sent', () => {
  const about = (offer: TradeTerms, context: TradeContext) => {
    const { problems: found, sendable, legal, legalByOverride } = judgeTrade(offer, context);
    const [first, ...others] = found;
    return { ...first, others: others.length, may: [sendable, legal, legalByOverride] };
  };
  const refused = { severity: 'refused', overridable: false, others: 0, may: [false, false, false] };

  it('by a team to itself', () => {
    const [side] = terms([]).sides;
    const context = contextOf({ a: [held(1, 1), held(2, 1)] });
    const own: TradeTerms = {
      sides: [
        { ...side, assets: [gives(1)] },
        { ...side, assets: [gives(2)] },
      ],
    };
    expect(problems(own, context)).toContain('sameTeam: refused');
    expect(problems(terms([gives(1)]), context)).toEqual([]);
  });

  it('empty, or with the same thing twice, and a commissioner cannot overrule that', () => {
    const context = contextOf({ a: [held(1, 1)] });
    expect(about(terms([]), context)).toMatchObject({ ...refused, name: 'emptyTrade', teamId: null, asset: null });
    expect(about(terms([gives(1), gives(1)]), context)).toMatchObject({
      ...refused,
      name: 'namedTwice',
      asset: { kind: 'player', ref: '1' },
    });
  });

  it('with picks that are forfeited, used, of the past, too far away or somebody else’s', () => {
    const about1 = (more: Partial<PickFacts> | null) =>
      about(
        terms([picks('p')]),
        contextOf({ context: { picks: new Map(more === null ? [] : [['p', pick('p', 'a', more)]]) } }),
      );
    const named = (name: string) => ({ ...refused, name, teamId: 'a', asset: { kind: 'draft-pick', ref: 'p' } });
    expect(about1({ forfeited: true, used: true })).toMatchObject(named('pickForfeited'));
    expect(about1({ used: true })).toMatchObject(named('pickUsed'));
    expect(about1({ season: '2024-25' })).toMatchObject(named('pickTooFar'));
    expect(about1({ season: '2029-30' })).toMatchObject(named('pickTooFar'));
    expect(about1({ ownerTeamId: 'b' })).toMatchObject(named('pickNotOwned'));
    expect(about1(null)).toMatchObject(named('pickNotOwned'));
    for (const season of ['2025-26', '2028-29']) expect(about1({ season })).toMatchObject({ may: [true, true, true] });
  });

  it('with budget that is too large, of another season, given by both, or not traded in this league', () => {
    const budget = (amount: number, season = '2025-26'): TradeAsset => ({
      kind: 'budget',
      season,
      amount,
      condition: null,
    });
    const of = (offer: TradeTerms, form: Parameters<typeof contextOf>[0]['form'] = {}, agreed = false) => {
      const context = contextOf({ form: { free_agents: 'bids', ...form } });
      const [a, b] = context.teams;
      return about(offer, {
        ...context,
        league: { ...context.league, agreed },
        teams: [
          { ...a, budgetLeft: 20 },
          { ...b, budgetLeft: 100 },
        ],
      });
    };
    expect(of(terms([budget(20)]))).toMatchObject({ may: [true, true, true] });
    expect(of(terms([budget(21)]))).toMatchObject({
      name: 'budgetTooSmall',
      severity: 'blocking',
      message: 'Bears gives $21 of its budget for bids, and has $20 left.',
      fix: 'Give $20 or less.',
      figure: 21,
      limit: 20,
      asset: { kind: 'budget', ref: '2025-26' },
    });
    expect(of(terms([budget(5, '2026-27')]))).toMatchObject({ ...refused, name: 'budgetOfOtherSeason' });
    expect(of(terms([budget(5)], [budget(5)]))).toMatchObject({ ...refused, others: 1, name: 'budgetBothWays' });
    expect(of(terms([budget(5), budget(6)]))).toMatchObject({ ...refused, name: 'budgetTwice' });
    expect(of(terms([budget(5)]), { bid_trades: false })).toMatchObject({ ...refused, name: 'budgetNotTradable' });
    expect(of(terms([budget(5)]), { bid_trades: false }, true)).toMatchObject({ may: [true, true, true] });
    expect(of(terms([budget(5)]), { free_agents: 'picks' })).toMatchObject({ ...refused, name: 'budgetWithoutBids' });
  });

  it('with cap space of another season, with a condition, given twice or by both, or not traded in this league', () => {
    const space = (amount: number, more: Partial<Extract<TradeAsset, { kind: 'cap-space' }>> = {}): TradeAsset => ({
      kind: 'cap-space',
      season: '2025-26',
      amount,
      condition: null,
      ...more,
    });
    const of = (offer: TradeTerms, cap_trades = true, agreed = false) => {
      const context = contextOf({ form: { cap_trades } });
      return about(offer, { ...context, league: { ...context.league, agreed } });
    };
    expect(of(terms([space(5)]))).toMatchObject({ may: [true, true, true] });
    expect(of(terms([space(5, { season: '2026-27' })]))).toMatchObject({ ...refused, name: 'capSpaceOfOtherSeason' });
    const condition = { type: 'free-text', text: 'If it rains', resolve_by: '2026-03-01' } as const;
    expect(of(terms([space(5, { condition })]))).toMatchObject({ ...refused, name: 'capSpaceConditional' });
    expect(of(terms([space(5)], [space(5)]))).toMatchObject({ ...refused, others: 1, name: 'capSpaceBothWays' });
    expect(of(terms([space(5), space(6)]))).toMatchObject({ ...refused, name: 'capSpaceTwice' });
    expect(of(terms([space(5)]), false)).toMatchObject({ ...refused, name: 'capSpaceNotTradable' });
    expect(of(terms([space(5)]), false, true)).toMatchObject({ may: [true, true, true] });
  });

  it('with FA picks that are used, forfeited, expired, somebody else’s, or not traded in this league', () => {
    const of = (more: Parameters<typeof faPick>[2] | null, faTradesAllowed = true) =>
      about(
        terms([freeAgents('f')]),
        contextOf({
          form: { faTradesAllowed },
          context: { faPicks: new Map(more === null ? [] : [['f', faPick('f', 'a', more)]]) },
        }),
      );
    const named = (name: string, message: RegExp) => ({
      ...refused,
      name,
      message: expect.stringMatching(message),
      teamId: 'a',
      asset: { kind: 'fa-pick', ref: 'f' },
    });
    expect(of({})).toMatchObject({ may: [true, true, true] });
    expect(of({}, false)).toMatchObject(named('faPicksNotTradable', /does not trade/));
    expect(of({ ownerTeamId: 'b' })).toMatchObject(named('pickNotOwned', /Bears does not own/));
    expect(of(null)).toMatchObject(named('pickNotOwned', /Bears does not own/));
    expect(of({ used: true })).toMatchObject(named('pickUsed', /has been used/));
    expect(of({ penalty: true })).toMatchObject(named('pickUsed', /was forfeited/));
    // The pick is valid until the end of its last second.
    expect(of({ expiresAt: NOW - 999 })).toMatchObject({ may: [true, true, true] });
    expect(of({ expiresAt: NOW - 1_000 })).toMatchObject(named('pickExpired', /has expired/));
  });

  it('with salary of a player who stays, is elsewhere or goes under a condition of their own', () => {
    const condition: Condition = { type: 'free-text', text: 'If', resolve_by: '2026-03-01' };
    const context = contextOf({ a: [held(1, 1_000_000), held(2, 1_000_000)] });
    const facts = { ...context.players.get(1)!, id: 9, name: 'Far Away', teamId: 'c' };
    const far = { ...context, players: new Map([...context.players, [9, facts] as const]) };
    expect(problems(terms([gives(2), retains(1, 10)]), context)).toEqual(['retentionAlone: refused']);
    expect(problems(terms([gives(9), retains(9, 10)]), far)).toEqual(['notOnTeam: refused', 'retentionAlone: refused']);
    expect(problems(terms([gives(8), retains(8, 10)]), far)).toEqual(['notOnTeam: refused', 'retentionAlone: refused']);
    expect(about(terms([gives(1, condition), retains(1, 10, condition)]), context)).toMatchObject({
      ...refused,
      name: 'conditionTwice',
      teamId: 'a',
      asset: { kind: 'retention', ref: '1' },
    });
    expect(problems(terms([gives(1, condition), retains(1, 10)]), context)).toEqual([]);
  });

  it('with more salary retained than the league allows, or with any where it allows none', () => {
    const offer = terms([gives(1), retains(1, 31)]);
    const of = (form: Parameters<typeof contextOf>[0]['form']) => contextOf({ a: [held(1, 1_000_000)], form });
    const named = (name: string) => ({ ...refused, name, teamId: 'a', asset: { kind: 'retention', ref: '1' } });
    expect(about(offer, of({ max_retention_perc: 30 }))).toMatchObject(named('retentionPercent'));
    expect(problems(offer, of({ max_retention_perc: 31 }))).toEqual([]);
    expect(about(offer, of({ retentionEnabled: false }))).toMatchObject(named('retentionOff'));
  });

  it('under a condition that cannot stand', () => {
    const on = (day: string): Condition => ({ type: 'free-text', text: 'If', resolve_by: day });
    const expiresAt = Date.parse('2026-01-05T04:59:59Z');
    const context = contextOf({
      a: [held(1, 1)],
      context: { faPicks: new Map([['f', faPick('f', 'a', { expiresAt })]]) },
    });
    expect(about(terms([gives(1, on('2025-12-31'))]), context)).toMatchObject({
      ...refused,
      name: 'conditionPast',
      teamId: 'a',
      asset: { kind: 'player', ref: '1' },
    });
    // In the league's time zone the day is not over.
    expect(problems(terms([gives(1, on('2026-01-01'))]), context)).toEqual([]);
    expect(problems(terms([gives(1, on('2026-01-04'))]), context)).toEqual([]);
    expect(problems(terms([freeAgents('f', on('2026-01-03'))]), context)).toEqual([]);
    expect(problems(terms([freeAgents('f', on('2026-01-04'))]), context)).toEqual(['conditionAfterExpiry: refused']);
    expect(problems(terms([freeAgents('g', on('2026-01-04'))]), context)).toEqual(['pickNotOwned: refused']);
    const finish = (team_id: string): Condition => ({
      type: 'team-finish',
      team_id,
      season: '2025-26',
      top: 3,
      resolve_by: '2026-03-01',
    });
    expect(problems(terms([gives(1, finish('c'))]), context)).toEqual([]);
    expect(problems(terms([gives(1, finish('z'))]), context)).toEqual(['conditionTeam: refused']);
  });

  it('with a player who is moved twice', () => {
    const context = contextOf({ a: [held(1, 1, { status: 'LTIR' })], b: [held(2, 1)] });
    const twice = (player_id: number) =>
      about(
        terms([], [gives(2)], {
          a: [
            { type: 'toIr', player_id },
            { type: 'activate', player_id },
          ],
        }),
        context,
      );
    expect(twice(1)).toMatchObject({
      ...refused,
      name: 'movedTwice',
      message: expect.stringMatching(/^Player 1 is moved twice/),
      teamId: 'a',
    });
    const unknown = terms([], [gives(2)], {
      a: [
        { type: 'toIr', player_id: 9 },
        { type: 'activate', player_id: 9 },
      ],
    });
    const said = () => judgeTrade(unknown, context).problems.map(({ message }) => message);
    expect(said()).toContain('This player is moved twice in this trade.');
    expect(wordIn('fr', said)).toContain('Ce joueur figure deux fois dans les mouvements de cet échange.');
  });

  it('where one thing stands against it, whatever else could be sent', () => {
    const context = contextOf({
      a: [held(1, 1)],
      context: { frozen: new Map([['player:1', { key: 'review' as const }]]) },
    });
    const judgement = judgeTrade(terms([gives(1), gives(9)]), context);
    expect(judgement.problems.map(({ severity }) => severity)).toEqual(['blocking', 'refused']);
    expect(judgement.sendable).toBe(false);
  });
});

describe('an offer can be sent, and not carried out', () => {
  const frozen = (...keys: string[]) => new Map(keys.map((key) => [key, { key: 'review' as const }]));
  const found = (offer: TradeTerms, context: TradeContext) =>
    judgeTrade(offer, context).problems.map(({ name, message, severity, overridable, teamId, asset }) => ({
      name,
      message,
      severity,
      overridable,
      teamId,
      asset,
    }));
  const blocking = { severity: 'blocking', overridable: false, teamId: 'a' };

  it('with what is promised elsewhere, by its name', () => {
    const context = contextOf({
      a: [held(1, 1)],
      context: {
        picks: new Map([['p', pick('p', 'a', { round: 2 })]]),
        faPicks: new Map([['f', faPick('f', 'a')]]),
        frozen: frozen('player:1', 'draft-pick:p', 'fa-pick:f'),
      },
    });
    expect(found(terms([gives(1), picks('p'), freeAgents('f')]), context)).toEqual([
      {
        ...blocking,
        name: 'frozen',
        message: 'Player 1 is part of an accepted trade under review.',
        asset: { kind: 'player', ref: '1' },
      },
      {
        ...blocking,
        name: 'frozen',
        message: 'The pick of 2025-26 general, round 2 (Bears) is part of an accepted trade under review.',
        asset: { kind: 'draft-pick', ref: 'p' },
      },
      {
        ...blocking,
        name: 'frozen',
        message: 'This FA pick is part of an accepted trade under review.',
        asset: { kind: 'fa-pick', ref: 'f' },
      },
    ]);
  });

  it('where a side drops a player who is promised, here or elsewhere; another move leaves the player with it', () => {
    const condition: Condition = { type: 'free-text', text: 'If', resolve_by: '2026-03-01' };
    const context = contextOf({
      a: [held(1, 1, { status: 'LTIR' }), held(2, 1)],
      context: { frozen: frozen('player:1') },
    });
    const drop = (player_id: number) => ({ a: [{ type: 'drop' as const, player_id }] });
    expect(found(terms([picks('x')], [], drop(1)), context)).toContainEqual({
      ...blocking,
      name: 'frozen',
      message: 'Player 1 is part of an accepted trade under review, so they cannot be dropped.',
      asset: { kind: 'player', ref: '1' },
    });
    expect(found(terms([gives(2, condition)], [], drop(2)), context)).toEqual([
      {
        ...blocking,
        severity: 'refused',
        name: 'frozen',
        message: 'Player 2 is promised under a condition in this trade, so they cannot be dropped.',
        asset: { kind: 'player', ref: '2' },
      },
    ]);
    const placed = terms([gives(2)], [], { a: [{ type: 'toIr', player_id: 1 }] });
    expect(judgeTrade(placed, context)).toMatchObject({ problems: [], legal: true });
  });

  it('with a move that cannot be made, which no commissioner overrules', () => {
    const context = contextOf({ a: [held(1, 1)] });
    const offer = terms([gives(1)], [], { b: [{ type: 'activate', player_id: 1 }] });
    expect(found(offer, context)).toMatchObject([
      { name: 'wrongPlace', severity: 'blocking', overridable: false, teamId: 'b', asset: null },
    ]);
    expect(judgeTrade(offer, context)).toMatchObject({ sendable: true, legal: false, legalByOverride: false });
  });

  it.each([
    ['a', 'b', terms([gives(1)], [])],
    ['b', 'a', terms([], [gives(1)])],
  ])(
    'with a player of %s whom %s gave away and retained salary of, unless a commissioner overrules',
    (from, to, offer) => {
      const players = { [from]: [held(1, 4_000_000)] };
      const of = (createdAt: number) =>
        contextOf({ ...players, context: { retentions: [retentionBy(to, { createdAt, endedAt: createdAt })] } });
      const YEAR = 365 * 86_400_000;
      expect(judgeTrade(offer, of(NOW - YEAR + 1))).toMatchObject({
        sendable: true,
        legal: false,
        legalByOverride: true,
        problems: [
          {
            name: 'retainedBefore',
            message: expect.stringContaining(`${to === 'a' ? 'Bears' : 'Wolves'} retained salary of Player 1`),
            severity: 'blocking',
            teamId: from,
            asset: { kind: 'player', ref: '1' },
          },
        ],
      });
      expect(judgeTrade(offer, of(NOW - YEAR)).legal).toBe(true);
    },
  );
});

describe('what takes a protected pick’s place', () => {
  const condition: Condition = { type: 'pick-protected', top: 3, resolve_by: '2026-09-01' };
  const about = (next: Partial<PickFacts>, more: Partial<TradeContext> = {}, first: Partial<PickFacts> = {}) => {
    const known = [pick('p', 'a', { nextYearId: 'n', ...first }), pick('n', 'a', { season: '2026-27', ...next })];
    const context = contextOf({ context: { picks: new Map(known.map((facts) => [facts.id, facts])), ...more } });
    return judgeTrade(terms([picks('p', condition)]), context).problems.map(({ name, message }) => [name, message]);
  };

  it('is a pick that has not been used and can be traded already', () => {
    expect(about({})).toEqual([]);
    expect(about({ used: true })).toEqual([
      ['noSubstitute', 'Bears does not own the same pick of 2026-27, which would take its place.'],
    ]);
    expect(about({ season: '2028-29' }, {}, { season: '2027-28' })).toEqual([]);
    expect(about({ season: '2029-30' }, {}, { season: '2028-29' })).toEqual([
      ['noSubstitute', 'Picks of 2029-30 cannot be traded yet.'],
    ]);
  });

  it('can be chosen: any pick that the team owns, once', () => {
    const judged = (given: readonly TradeAsset[], more: Partial<PickFacts> = {}) => {
      const known = [
        pick('p', 'a', { nextYearId: 'n' }),
        pick('q', 'a', { round: 2 }),
        pick('o', 'a', { round: 5, season: '2027-28', ...more }),
      ];
      const context = contextOf({ context: { picks: new Map(known.map((facts) => [facts.id, facts])) } });
      return judgeTrade(terms([...given]), context).problems.map(({ name, message }) => [name, message]);
    };
    const chosen = (other: string): Condition => ({ ...condition, instead_pick_id: other });
    const two = (other: string): Condition => ({
      type: 'pick-of-two',
      other_pick_id: other,
      which: 'lower',
      resolve_by: '2026-09-01',
    });
    expect(judged([picks('p', chosen('o'))])).toEqual([]);
    expect(judged([picks('p', two('o'))])).toEqual([]);
    expect(judged([picks('p', two('o'))], { ownerTeamId: 'b' })).toEqual([
      [
        'noSubstitute',
        expect.stringMatching(/^Bears cannot give 2027-28 general, round 5 .+, which would go instead\.$/),
      ],
    ]);
    expect(judged([picks('p', two('p'))])).toEqual([
      ['noSubstitute', 'The pick that would go instead is the pick itself.'],
    ]);
    expect(judged([picks('p', two('gone'))])).toEqual([
      ['noSubstitute', 'The pick that would go instead does not exist any more.'],
    ]);
    const twice = 'The pick that would replace the protected pick is already part of this trade.';
    expect(judged([picks('p', two('o')), picks('q', two('o'))])).toEqual([
      ['noSubstitute', twice],
      ['noSubstitute', twice],
    ]);
  });

  it('is not in the trade itself, on either side', () => {
    const known = [pick('p', 'a', { nextYearId: 'n' }), pick('n', 'a', { season: '2026-27' })];
    const context = contextOf({ context: { picks: new Map(known.map((facts) => [facts.id, facts])) } });
    expect(judgeTrade(terms([picks('p', condition), picks('n')]), context).problems).toMatchObject([
      {
        name: 'noSubstitute',
        message: 'The pick that would replace the protected pick is already part of this trade.',
      },
    ]);
    expect(problems(terms([picks('p', condition)], [picks('n')]), context)).toContain('noSubstitute: refused');
    expect(problems(terms([picks('p', condition)], [freeAgents('n')]), context)).not.toContain('noSubstitute: refused');
  });

  it('is promised to nobody else', () => {
    const words = { key: 'review' as const };
    expect(about({}, { frozen: new Map([['draft-pick:n', words]]) })).toEqual([
      ['noSubstitute', 'The pick that would take its place is promised elsewhere.'],
    ]);
    expect(about({}, { frozen: new Map([['draft-pick:m', words]]) })).toEqual([]);
  });
});

describe('slots of retained salary', () => {
  const condition: Condition = { type: 'free-text', text: 'If', resolve_by: '2026-03-01' };
  const world = (promisedRetentions: number, retentionSlots: number, retainedContracts = 0): TradeContext => {
    const context = contextOf({
      a: [held(1, 1_000_000), held(2, 1_000_000)],
      form: { retention_slots: retentionSlots },
      booksOfA: { retainedContracts },
      context: { picks: new Map([['p', pick('p', 'a')]]) },
    });
    return { ...context, teams: [{ ...context.teams[0], promisedRetentions }, context.teams[1]] };
  };
  const found = (offer: TradeTerms, context: TradeContext) =>
    judgeTrade(offer, context).problems.map(({ name, figure, limit }) => [name, figure, limit]);

  it('are taken by promises as by running contracts, up to the last one', () => {
    const offer = terms([gives(1), retains(1, 10, condition)]);
    expect(found(offer, world(0, 2, 1))).toEqual([]);
    expect(found(offer, world(1, 2, 1))).toEqual([['retentionSlots', 3, 2]]);
    const others = terms([gives(1), retains(1, 10), gives(2, condition), picks('p', condition)]);
    expect(found(others, world(1, 2))).toEqual([]);
    const along = terms([gives(1, condition), retains(1, 10)]);
    expect(found(along, world(1, 1))).toEqual([['retentionSlots', 2, 1]]);
  });

  it('that are promised stand against nothing where no more is retained', () => {
    expect(found(terms([gives(1)]), world(3, 2))).toEqual([]);
    expect(found(terms([gives(1, condition)]), world(3, 2))).toEqual([]);
  });

  it('without a promise are judged by the rule of the roster, once', () => {
    const judgement = judgeTrade(terms([gives(1), retains(1, 10)]), world(0, 1, 1));
    expect(judgement.problems).toEqual([]);
    expect(judgement.sides[0].violations).toMatchObject([{ rule: 'retentionSlots', decisive: true }]);
  });

  it('are counted for the side that retains', () => {
    const context = world(5, 2);
    const b = contextOf({ a: [], b: [held(3, 1_000_000)], form: { retention_slots: 2 } });
    const offer = terms([], [gives(3), retains(3, 10, condition)]);
    expect(found(offer, { ...b, teams: [context.teams[0], b.teams[1]] })).toEqual([]);
  });

  it('are worded for one and for many, and a commissioner may overrule', () => {
    const offer = terms([gives(1), retains(1, 10, condition)]);
    const words = (slots: number) => judgeTrade(offer, world(5, slots)).problems[0]?.message;
    expect(words(1)).toMatch(/salary of 6 contracts; 1 is allowed at once\.$/);
    expect(words(2)).toMatch(/salary of 6 contracts; 2 are allowed at once\.$/);
    expect(judgeTrade(offer, world(5, 2))).toMatchObject({ legal: false, legalByOverride: true });
  });
});

describe('the first objection', () => {
  const wording = (teamId: string) => ({ message: `${teamId} breaks a rule` });
  const problem: Problem = {
    name: 'odd',
    message: 'It is odd.',
    severity: 'blocking',
    overridable: true,
    teamId: null,
    asset: null,
  };
  const broken = judgeTrade(terms([gives(1)]), contextOf({ a: [held(1, 90_000_000), held(2, 1)], b: [held(3, 1)] }));
  const having = (...problems: Problem[]): Judgement => ({ ...broken, problems });

  it('says no more than is known', () => {
    expect(firstObjection(having(problem), wording)).toStrictEqual({ name: 'odd', message: 'It is odd.' });
    expect(firstObjection(having({ ...problem, fix: 'Even it.', figure: 3, limit: 2 }), wording)).toStrictEqual({
      name: 'odd',
      message: 'It is odd.',
      fix: 'Even it.',
      figure: 3,
      limit: 2,
    });
  });

  it('is a broken rule of a team where nothing else is wrong', () => {
    expect(broken).toMatchObject({ problems: [], legal: false });
    const cap = { name: 'cap', figure: 90_000_001, limit: broken.sides[1].violations[0]?.limit };
    expect(firstObjection(broken, wording)).toStrictEqual({ ...cap, message: 'b breaks a rule' });
    expect(firstObjection(broken, () => ({ message: 'No', fix: 'Drop' }))).toStrictEqual({
      ...cap,
      message: 'No',
      fix: 'Drop',
    });
  });

  it('passes over what a commissioner overrules, and over nothing else', () => {
    expect(firstObjection(broken, wording, true)).toBeNull();
    expect(firstObjection(having(problem), wording, true)).toBeNull();
    const fact = { ...problem, name: 'fact', overridable: false };
    expect(firstObjection(having(problem, fact), wording, true)?.name).toBe('fact');
    expect(firstObjection(having(problem, fact), wording)?.name).toBe('odd');
  });
});

test('a team whose books are not known is judged by what it gives alone', () => {
  const condition: Condition = { type: 'free-text', text: 'If', resolve_by: '2026-03-01' };
  const context = contextOf({ a: [held(1, 1)], b: [held(2, 1)], form: { retention_slots: 0 } });
  const unknown = { ...context, teams: [context.teams[0], { ...context.teams[1], seasons: [] }] as const };
  const judgement = judgeTrade(terms([gives(1), retains(1, 10, condition)]), unknown);
  expect(judgement.problems).toEqual([]);
  expect(judgement.sides.map(({ before, after, violations }) => [before.length, after, violations])).toEqual([
    [3, [], []],
    [0, [], []],
  ]);
});

describe('suggestions', () => {
  it('would make the trade legal, each by itself: what costs nothing first, then retained salary, then drops', () => {
    const context = contextOf({
      a: [held(1, 6_000_000)],
      b: [held(2, 5_000_000), held(3, 1_500_000, { status: 'LTIR' }), held(4, 2_000_000)],
      form: { salary_cap: 13_000_000 },
    });
    const offer = terms([gives(1)]);
    const [, mine] = suggestions(offer, context, judgeTrade(offer, context));
    expect(mine.map(({ message }) => message)).toEqual([
      'Place Player 3 ($1.5M) on injured reserve',
      'Retain 25 % of Player 1',
      'Drop Player 3 ($1.5M)',
      'Drop Player 4 ($2M)',
    ]);
    for (const { change } of mine) {
      const then =
        change.type === 'move'
          ? terms([gives(1)], [], { b: [change.move] })
          : terms([gives(1), retains(change.player_id, change.percent)]);
      expect(judgeTrade(then, context).legal).toBe(true);
    }
  });

  it('are what helps most, where no single change is enough', () => {
    const context = contextOf({
      a: [held(1, 9_000_000), held(5, 9_000_000)],
      b: [held(2, 5_000_000), held(3, 4_000_000)],
      form: { salary_cap: 9_500_000, retentionEnabled: false, max_roster_size: 1 },
    });
    const offer = terms([gives(1), gives(5)]);
    const [, mine] = suggestions(offer, context, judgeTrade(offer, context));
    expect(mine).toHaveLength(2);
    expect(mine[0]?.message).toMatch(/^Drop/);
  });

  it('take the way down through waivers for what it is: the player may be lost, though not as surely as by a drop', () => {
    const context = contextOf({
      a: [held(1, 6_000_000)],
      b: [held(2, 5_000_000), held(3, 2_000_000, { rookie: true })],
      form: { salary_cap: 12_000_000 },
    });
    const { settings } = context.league;
    const offer = terms([gives(1)]);
    const messages = (more: Partial<typeof settings>) => {
      const by = { ...context, rules: rosterRules({ ...settings, ...more }, 'in-season') };
      return suggestions(offer, by, judgeTrade(offer, by))[1].map(({ message }) => message);
    };
    expect(messages({})[0]).toBe('Send Player 3 ($2M) to the rookie bank');
    expect(messages({ farm_send_down: 'waivers' })).toEqual([
      'Retain 17 % of Player 1',
      'Send Player 3 ($2M) to the rookie bank, through waivers',
      'Drop Player 3 ($2M)',
      'Drop Player 2 ($5M)',
    ]);
    expect(wordIn('fr', () => messages({ farm_send_down: 'waivers' })).slice(0, 2)).toEqual([
      'Retenir 17\u00A0% du salaire de Player 1',
      'Envoyer Player 3 (2\u00A0M$) à la banque d’espoirs, par le ballottage',
    ]);
    expect(messages({ farm_send_down: 'waivers', waiver_hours: 0 })[0]).toBe('Send Player 3 ($2M) to the rookie bank');
  });

  it('put nobody on waivers whom another trade holds', () => {
    const world = contextOf({
      b: [held(3, 2_000_000, { rookie: true })],
      context: { frozen: new Map([['player:3', { key: 'review' as const }]]) },
    });
    const by = (more: Partial<typeof world.league.settings>) => ({
      ...world,
      rules: rosterRules({ ...world.league.settings, ...more }, 'in-season'),
    });
    const offer = terms([], [], { b: [{ type: 'toBank', player_id: 3 }] });
    const named = (context: TradeContext) =>
      judgeTrade(offer, context)
        .problems.filter(({ name }) => name === 'frozen')
        .map(({ message }) => message);
    expect(named(by({}))).toEqual([]);
    expect(named(by({ farm_send_down: 'waivers' }))).toEqual([
      'Player 3 is part of an accepted trade under review, so they cannot be put on waivers, the way to the rookie bank.',
    ]);
  });

  it('are none for a legal trade', () => {
    const context = contextOf({ a: [held(1, 1)] });
    const offer = terms([gives(1)]);
    expect(suggestions(offer, context, judgeTrade(offer, context))).toEqual([[], []]);
  });
});

describe('what is shown', () => {
  it('names later seasons’ trouble as a warning that does not decide', () => {
    const a = [held(1, 1_000_000)];
    const context = contextOf({ a, b: [held(2, 1)] });
    const dear = (team: TeamBooks): TeamBooks => ({
      ...team,
      players: team.players.map((player) => ({ ...player, capHit: 90_000_000 })),
    });
    const later = {
      ...context,
      teams: [
        {
          ...context.teams[0],
          seasons: [
            context.teams[0].seasons[0]!,
            dear(context.teams[0].seasons[1]!),
            dear(context.teams[0].seasons[2]!),
          ],
        },
        context.teams[1],
      ] as const,
    };
    const effects = tradeEffects(terms([gives(1)]), later);
    expect(effects.legal).toBe(true);
    const given = [expect.objectContaining({ player_id: 1 })];
    expect(effects.sides).toMatchObject([
      { joins: [], leaves: given },
      { joins: given, leaves: [] },
    ]);
    expect(
      effects.sides[1].seasons.map(({ season, violations: found }) => [
        season,
        found.map(({ rule, decisive }) => `${rule} ${decisive}`),
      ]),
    ).toEqual([
      ['2025-26', []],
      ['2026-27', ['cap false']],
      ['2027-28', ['cap false']],
    ]);
  });

  it('charges a player as the team that gets them will pay: what it retained itself ends', () => {
    const by = (teamId: string, percent: number) => ({
      id: teamId,
      playerId: 1,
      teamId,
      percent,
      throughSeason: '2027-28',
      createdAt: NOW - 400 * 86_400_000,
      endedAt: null,
    });
    const context = contextOf({
      a: [held(1, 6_000_000, { retainedByOthers: 2_100_000 })],
      context: { retentions: [by('b', 25), by('c', 10)] },
    });
    const offer = terms([gives(1), retains(1, 20)]);
    const names = namesOf(context);
    expect(assetView(gives(1), offer.sides[0], context, names)).toMatchObject({
      cap_hit: 6_000_000,
      charge: 6_000_000 - 600_000 - 1_200_000,
    });
    expect(booksAfter(offer, context).teams[1][0]?.players).toMatchObject([{ id: 1, retainedByOthers: 1_800_000 }]);
  });

  it('is compared line by line', () => {
    const line = (key: string, figure: number, objection = false) => ({
      ...{ key, value: `${figure}`, what: objection ? '' : key, objection },
      how: `${figure} goals`,
    });
    const lines = changedFacts(
      [line('a', 1), line('b', 2), line('c', 3)],
      [{ ...line('a', 1), how: 'one goal' }, line('b', 4), line('d', 5), line('e', 6, true)],
    );
    expect(lines.map(({ what, how }) => [what, how])).toEqual([
      ['', '6 goals'],
      ['b', 'was 2 goals; now 4 goals'],
      ['c', 'no longer: 3 goals'],
      ['d', 'new: 5 goals'],
    ]);
  });
});
