import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leagueFormDefaults, settingsFromForm, type LeagueForm } from '../leagues/league.rules.js';
import { rosterRules, totals, violations } from '../teams/cap.rules.js';
import type { HeldPlayer, TeamBooks } from '../teams/team.model.js';
import { booksAfter } from './trade.books.js';
import { type PickFacts, type TradeContext } from './trade.context.js';
import type { Condition, TradeAsset, TradeMove, TradeTerms } from './trade.model.js';
import { firstObjection, judgeTrade } from './trade.rules.js';
import { suggestions } from './trade.suggestions.js';
import { assetView, changedFacts, namesOf, tradeEffects } from './trade.view.js';

const NOW = Date.parse('2026-01-01T12:00:00Z');
const held = (id: number, capHit: number, more: Partial<HeldPlayer> = {}): HeldPlayer => ({
  id,
  name: `Player ${id}`,
  position: 'F',
  capHit,
  retainedByOthers: 0,
  place: 'active',
  status: 'healthy',
  rookie: false,
  ...more,
});
const books = (teamId: string, players: readonly HeldPlayer[], more: Partial<TeamBooks> = {}): TeamBooks => ({
  teamId,
  name: teamId === 'a' ? 'Bears' : 'Wolves',
  players,
  retained: 0,
  retainedContracts: 0,
  ...more,
});
const pick = (id: string, ownerTeamId: string, more: Partial<PickFacts> = {}): PickFacts => ({
  id,
  season: '2025-26',
  type: 'general',
  round: 1,
  extra: 0,
  number: null,
  originalTeamId: ownerTeamId,
  originalTeam: 'Bears',
  ownerTeamId,
  used: false,
  drafting: false,
  nextYearId: null,
  ...more,
});

interface World {
  a?: readonly HeldPlayer[];
  b?: readonly HeldPlayer[];
  form?: Partial<LeagueForm>;
  booksOfA?: Partial<TeamBooks>;
  context?: Partial<TradeContext>;
}

function contextOf({ a = [], b = [], form = {}, booksOfA = {}, context = {} }: World): TradeContext {
  const settings = settingsFromForm({
    ...leagueFormDefaults('dynasty'),
    min_forwards: 0,
    min_defense: 0,
    min_goalies: 0,
    max_retention_perc: 50,
    retention_slots: 2,
    ...form,
  });
  const three = (team: TeamBooks) => [team, team, team];
  return {
    league: { type: 'dynasty', season: '2025-26', settings, timeZone: 'America/Toronto', teamIds: ['a', 'b', 'c'] },
    rules: rosterRules(settings, 'in-season'),
    teams: [
      { id: 'a', name: 'Bears', seasons: three(books('a', a, booksOfA)), promisedRetentions: 0 },
      { id: 'b', name: 'Wolves', seasons: three(books('b', b)), promisedRetentions: 0 },
    ],
    picks: new Map(),
    faPicks: new Map(),
    players: new Map(
      [...a.map((player) => [player, 'a'] as const), ...b.map((player) => [player, 'b'] as const)].map(
        ([player, teamId]) => [
          player.id,
          {
            id: player.id,
            name: player.name,
            detail: 'C',
            club: null,
            estimated: false,
            capHits: { '2025-26': player.capHit, '2026-27': player.capHit, '2027-28': player.capHit },
            expiry: null,
            teamId,
          },
        ],
      ),
    ),
    retentions: [],
    frozen: new Map(),
    now: NOW,
    ...context,
  };
}

const gives = (player_id: number, condition: Condition | null = null): TradeAsset => ({
  kind: 'player',
  player_id,
  condition,
});
const retains = (player_id: number, percent: number, condition: Condition | null = null): TradeAsset => ({
  kind: 'retention',
  player_id,
  percent,
  condition,
});
const picks = (pick_id: string, condition: Condition | null = null): TradeAsset => ({
  kind: 'draft-pick',
  pick_id,
  condition,
});
const terms = (
  a: readonly TradeAsset[],
  b: readonly TradeAsset[] = [],
  moves: { a?: readonly TradeMove[]; b?: readonly TradeMove[] } = {},
): TradeTerms => ({
  sides: [
    { team_id: 'a', assets: a, moves: moves.a ?? [] },
    { team_id: 'b', assets: b, moves: moves.b ?? [] },
  ],
});
const problems = (offer: TradeTerms, context: TradeContext) =>
  judgeTrade(offer, context).problems.map(({ name, severity }) => `${name}: ${severity}`);

describe('the books after a trade', () => {
  it('show who went where, who retains, and what each pays, in this season and the next two', () => {
    const context = contextOf({ a: [held(1, 8_000_001), held(2, 1_000_000)], b: [held(3, 2_000_000)] });
    const after = booksAfter(terms([gives(1), retains(1, 25)], [gives(3)]), context);
    const used = after.teams.map((seasons) => seasons.map((team) => totals(team).capUsed));
    expect(used).toEqual([
      [5_000_000, 5_000_000, 5_000_000],
      [6_000_001, 6_000_001, 6_000_001],
    ]);
    expect(after.teams[0][0]).toMatchObject({ retained: 2_000_000, retainedContracts: 1 });
  });

  it('end a retention of who gets the player back', () => {
    const retention = {
      id: 'r',
      playerId: 1,
      teamId: 'b',
      percent: 25,
      throughSeason: '2027-28',
      createdAt: NOW - 400 * 86_400_000,
      endedAt: null,
    };
    const context = contextOf({
      a: [held(1, 2_000_000, { retainedByOthers: 500_000 })],
      context: { retentions: [retention] },
    });
    const giving = {
      ...context,
      teams: [
        context.teams[0],
        {
          ...context.teams[1],
          seasons: context.teams[1].seasons.map((team) => ({ ...team, retained: 500_000, retainedContracts: 1 })),
        },
      ] as const,
    };
    const after = booksAfter(terms([gives(1)]), giving);
    expect(after.teams[1][0]).toMatchObject({
      retained: 0,
      retainedContracts: 0,
      players: [{ id: 1, retainedByOthers: 0 }],
    });
  });

  it('take players in where they stood, and then let each side move its own', () => {
    const context = contextOf({
      a: [held(1, 1, { place: 'ir', status: 'LTIR' }), held(2, 1, { place: 'rookie', rookie: true })],
      b: [held(3, 1)],
    });
    const after = booksAfter(
      terms([gives(1), gives(2)], [], {
        b: [
          { type: 'activate', player_id: 1 },
          { type: 'drop', player_id: 3 },
          { type: 'toIr', player_id: 2 },
        ],
      }),
      context,
    );
    expect(after.teams[1][0]?.players.map(({ id, place }) => [id, place])).toEqual([
      [1, 'active'],
      [2, 'rookie'],
    ]);
    expect(after.refusals[1].map(({ name }) => name)).toEqual(['wrongPlace']);
  });

  it('leave what is under a condition where it is', () => {
    const condition: Condition = { type: 'free-text', text: 'If', resolve_by: '2026-03-01' };
    const context = contextOf({ a: [held(1, 1_000_000)] });
    const after = booksAfter(terms([gives(1, condition), retains(1, 10)]), context);
    expect(after.teams.map(([team]) => [team?.players.length, team?.retained])).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
});

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
    expect(problems(terms([retains(1, 10)]), context)).toEqual(['retentionAlone: refused']);
    expect(problems(terms([gives(1), retains(1, 10), retains(1, 10)]), context)).toEqual(['retentionTwice: refused']);
    expect(
      problems(
        terms([picks('p')]),
        contextOf({ form: { draftPickTradesAllowed: false }, context: { picks: new Map([['p', pick('p', 'a')]]) } }),
      ),
    ).toEqual(['picksNotTradable: refused']);
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
      context: { frozen: new Map([['player:1', { words: 'part of an accepted trade under review' }]]) },
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
    // Still too much, but less than before.
    expect(objection(terms([gives(4)]))).toBeNull();
    // More than before.
    expect(objection(terms([], [gives(3)]))).toBe('cap');
    // As much as before, and nobody more: an exchange makes nothing worse.
    expect(objection(terms([gives(3)], []))).toBe('notOnTeam');
    const equal = contextOf({ a: over, b: [held(3, 5_000_000)] });
    expect(judgeTrade(terms([gives(4)], [gives(3)]), equal).legal).toBe(true);
    // Who gets and gives no player is not asked about his roster.
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
    // Who drops somebody in the same transaction has no more players than before.
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
    // A way out that is suggested is one that can be gone.
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
              books.reduce((sum, team) => sum + totals(team).totalCap, 0) +
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

  it('charges a player as the team pays that gets him, whose own part ends', () => {
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
    expect(changedFacts({ a: '1', b: '2', c: '3' }, { a: '1', b: '4', d: '5' })).toEqual({
      b: 'was 2; now 4',
      c: 'no longer: 3',
      d: 'new: 5',
    });
  });
});
