import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  settled,
  tradeTree,
  type Fate,
  type TreeFacts,
  type TreeItem,
  type TreeLine,
  type TreeMove,
  type TreeStay,
  type TreeTrade,
} from './trade-tree.rules.js';
import { TreeWorld } from '../testing/tree-world.js';

const keyOf = ({ kind, ref }: TreeItem): string => `${kind}:${ref}`;
const keys = (list: readonly { item: TreeItem }[]) => list.map(({ item }) => keyOf(item)).sort();
const below = (lines: readonly TreeLine[], index: number) => lines.filter(({ parent }) => parent === index);
/** "A: player:1 traded", two spaces per level. */
const drawn = (lines: readonly TreeLine[]) =>
  lines.map(({ depth, team, item, fate }) => `${'  '.repeat(depth)}${team}: ${keyOf(item)} ${fate.type}`);

const player = (id: number): TreeItem => ({ kind: 'player', ref: String(id) });
const pick = (ref: string): TreeItem => ({ kind: 'draft-pick', ref });

describe('the tree of a trade', () => {
  it('follows a player and a pick through what came in return, to where all of it is', () => {
    const world = new TreeWorld(3, { players: 4, picks: 2, faPicks: 0 });
    // A has players 0 and 3, B has 1, C has 2.
    const first = world.trade('A', 'B', [player(0)], [player(1), pick('k1')]);
    const second = world.trade('B', 'C', [player(0)], [player(2)]);
    world.usePick('k1', 9);
    world.drop(2);
    world.add(2, 'C');
    expect(drawn(tradeTree(first, world.facts()))).toEqual([
      'B: player:0 traded',
      '  B: player:2 dropped',
      'A: player:1 held',
      'A: draft-pick:k1 used',
      '  A: player:9 held',
    ]);
    const [line] = tradeTree(second, world.facts()).filter(({ team }) => team === 'B');
    expect(line?.fate).toMatchObject({ type: 'dropped', next: { team: 'C', by: 'free-agent' }, now: 'C' });
    expect(tradeTree('nobody’s', world.facts())).toEqual([]);
  });

  it('tells what came for several at once only in the first line', () => {
    const world = new TreeWorld(3, { players: 6, picks: 0, faPicks: 0 });
    const first = world.trade('A', 'B', [player(0), player(3)], [player(1)]);
    world.trade('B', 'C', [player(0), player(3)], [player(2)]);
    const lines = tradeTree(first, world.facts());
    expect(drawn(lines)).toEqual([
      'B: player:0 traded',
      '  B: player:2 held',
      'B: player:3 traded',
      'A: player:1 held',
    ]);
    expect(lines[2]?.fate).toMatchObject({ type: 'traded', told: true });
  });

  it('ends where a trade was taken back, as if it had not been', () => {
    const world = new TreeWorld(3, { players: 3, picks: 1, faPicks: 0 });
    const first = world.trade('A', 'B', [player(0), pick('k0')], [player(1)]);
    const second = world.trade('B', 'C', [player(0)], [player(2)]);
    world.reverse(second);
    expect(drawn(tradeTree(first, world.facts()))).toEqual([
      'B: player:0 held',
      'B: draft-pick:k0 held',
      'A: player:1 held',
    ]);
    world.drop(0);
    expect(tradeTree(first, world.facts())[0]?.fate).toMatchObject({ type: 'dropped', next: null, now: null });
  });

  it('says who was released, what was forfeited, and until when salary is retained', () => {
    const world = new TreeWorld(2, { players: 2, picks: 2, faPicks: 2 });
    const first = world.trade('A', 'B', [player(0), pick('k0'), { kind: 'fa-pick', ref: 'f0' }], [player(1)]);
    world.drop(0);
    const facts = world.facts();
    const at = facts.stays.get(0)?.at(-1)?.to ?? '';
    const retention: TreeMove = { item: { kind: 'retention', ref: 'r' }, from: 'A', to: 'B', at };
    const told: TreeFacts = {
      ...facts,
      trades: facts.trades.map((trade) => ({
        ...trade,
        moves: [...trade.moves, retention],
        promises: [
          { item: pick('k1'), to: 'A', text: 'If it snows', waits: true },
          { item: pick('k9'), to: 'A', text: 'If it rains', waits: false },
        ],
      })),
      released: new Map([[0, [at]]]),
      picks: new Map([['k0', { owner: 'B', forfeited: true, over: true, used: null }]]),
      faPicks: new Map([['f0', { owner: 'B', forfeited: false, over: true, used: null }]]),
      retentions: new Map([['r', { through: '2027-28', runs: true }]]),
    };
    const fates = Object.fromEntries(tradeTree(first, told).map(({ item, fate }) => [keyOf(item), fate]));
    expect(fates).toEqual({
      'player:0': { type: 'released', at, next: null, now: null },
      'draft-pick:k0': { type: 'forfeited' },
      'fa-pick:f0': { type: 'unused' },
      'retention:r': { type: 'retained', through: '2027-28', runs: true },
      'player:1': { type: 'held', place: 'active' },
      'draft-pick:k1': { type: 'promised', text: 'If it snows' },
      'draft-pick:k9': { type: 'stayed', text: 'If it rains' },
    } satisfies Record<string, Fate>);
  });

  it('holds every asset once at each step, and ends where things are, whatever happens in a league', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 240 }), fc.nat(), (seeds, which) => {
        const world = new TreeWorld(4, { players: 12, picks: 6, faPicks: 6 });
        for (const seed of seeds) world.happen(seed);
        const facts = world.facts();
        const root = facts.trades[which % Math.max(1, facts.trades.length)];
        if (root === undefined) return;
        const lines = tradeTree(root.id, facts);
        for (const team of world.teams)
          expect(keys(lines.filter(({ parent, team: to }) => parent === null && to === team))).toEqual(
            keys(root.moves.filter(({ to }) => to === team)),
          );
        const expanded = new Set(world.teams.map((team) => `${root.id} ${team}`));
        lines.forEach((line, index) => {
          const { parent, depth, team, item, fate } = line;
          expect(parent === null ? depth : depth - 1).toBe(parent === null ? 0 : lines[parent]?.depth);
          const children = below(lines, index);
          if (fate.type === 'traded') {
            const onward = facts.trades.find(({ id }) => id === fate.trade);
            expect(onward?.moves.some((move) => keyOf(move.item) === keyOf(item) && move.from === team)).toBe(true);
            expect(expanded.has(`${fate.trade} ${team}`)).toBe(fate.told);
            expanded.add(`${fate.trade} ${team}`);
            expect(keys(children)).toEqual(fate.told ? [] : keys(onward?.moves.filter(({ to }) => to === team) ?? []));
          } else if (fate.type === 'used') expect(children.map(({ item: { kind } }) => kind)).toEqual(['player']);
          else expect(children).toEqual([]);
          if (fate.type === 'held') expect([keyOf(item), world.ownerOf(item)]).toEqual([keyOf(item), team]);
          if (fate.type === 'dropped') expect([keyOf(item), world.ownerOf(item)]).toEqual([keyOf(item), fate.now]);
          if (fate.type === 'forfeited' || fate.type === 'unused') expect(world.ownerOf(item)).toBe(team);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('answers for a league of hundreds of trades', () => {
    const world = new TreeWorld(12, { players: 200, picks: 60, faPicks: 60 });
    for (let seed = 1; world.facts().trades.length < 400; seed += 7919) world.happen(seed * 13);
    const facts = world.facts();
    const lines = tradeTree(facts.trades[0]?.id ?? '', facts);
    expect(lines.length).toBeGreaterThan(2);
    expect(new Set(lines.filter(({ fate }) => fate.type === 'held').map(({ item }) => keyOf(item))).size).toBe(
      lines.filter(({ fate }) => fate.type === 'held').length,
    );
  });
});

describe('the fate of an item', () => {
  const on = (month: number) => `2026-0${month}-01T12:00:00.000Z`;
  const stay = (team: string, from: number, to: number | null, by: string): TreeStay => ({
    team,
    place: 'active',
    from: on(from),
    to: to === null ? null : on(to),
    by,
  });
  const move = (item: TreeItem, from: string, to: string, month: number): TreeMove => ({
    item,
    from,
    to,
    at: on(month),
  });
  const trade = (id: string, ...moves: TreeMove[]): TreeTrade => ({ id, moves, promises: [] });
  const brought = (id: string, ...moves: TreeMove[]): TreeTrade => ({ ...trade(id, ...moves), brought: true });
  const factsOf = (trades: TreeTrade[], more: Partial<TreeFacts> = {}): TreeFacts => ({
    trades,
    stays: new Map(),
    released: new Map(),
    picks: new Map(),
    faPicks: new Map(),
    retentions: new Map(),
    ...more,
  });
  const fates = (id: string, facts: TreeFacts) => tradeTree(id, facts).map(({ fate }) => fate);
  const one = player(1);
  const toB = trade('t1', move(one, 'A', 'B', 1));
  const ofPlayer = (stays: TreeStay[], trades = [toB], more: Partial<TreeFacts> = {}) =>
    fates('t1', factsOf(trades, { stays: new Map([[1, stays]]), ...more }))[0];
  const pickOf = (owner: string, more = {}) => ({ owner, forfeited: false, over: false, used: null, ...more });

  it('is told on the side of the team that gets it', () => {
    const promise = { item: pick('k2'), to: 'A', text: 'If it snows', waits: true };
    const both = { ...trade('t1', move(one, 'A', 'B', 1), move(pick('k1'), 'B', 'A', 1)), promises: [promise] };
    expect(tradeTree('t1', factsOf([both])).map(({ team, item }) => `${team} ${item.ref}`)).toEqual([
      'B 1',
      'A k1',
      'A k2',
    ]);
  });

  it('begins with the trade in question, when the item came to the team more than once', () => {
    const there = trade('t1', move(pick('k'), 'A', 'B', 1));
    const back = trade('t2', move(pick('k'), 'B', 'A', 2));
    const again = trade('t3', move(pick('k'), 'A', 'B', 3));
    const facts = factsOf([again, back, there], { picks: new Map([['k', pickOf('B')]]) });
    expect(fates('t3', facts)).toEqual([{ type: 'held', place: null }]);
    expect(fates('t2', facts)[0]).toMatchObject({ type: 'traded', trade: 't3' });
    expect(fates('t1', facts)[0]).toMatchObject({ type: 'traded', trade: 't2' });
  });

  it('of a player without a recorded arrival is the team that has them now', () => {
    expect(ofPlayer([stay('B', 0, null, 'import')])).toEqual({ type: 'held', place: 'active' });
    expect(ofPlayer([stay('C', 0, null, 'import')])).toEqual({ type: 'dropped', at: null, next: null, now: 'C' });
    expect(ofPlayer([stay('B', 0, 1, 'import')])).toEqual({ type: 'dropped', at: null, next: null, now: null });
    expect(ofPlayer([])).toEqual({ type: 'dropped', at: null, next: null, now: null });
  });

  it('of a player who moves on is the trade that moved them, not one before it', () => {
    const before = trade('t0', move(one, 'B', 'C', 1));
    const arrival = trade('t1', move(one, 'C', 'B', 2));
    const onward = trade('t2', move(one, 'B', 'C', 4));
    const stays = [stay('C', 1, 2, 'trade:t0'), stay('B', 2, 4, 'trade:t1'), stay('C', 4, null, 'trade:t2')];
    expect(ofPlayer(stays, [before, arrival, onward])).toMatchObject({ type: 'traded', trade: 't2', at: on(4) });
    expect(ofPlayer(stays, [before, arrival])).toMatchObject({
      type: 'dropped',
      next: { team: 'C', by: 'trade:t2' },
      now: 'C',
    });
  });

  it('is a release within a minute of a lock of sheets, and a drop otherwise', () => {
    const at = (ms: number) => new Date(Date.parse(on(3)) + ms).toISOString();
    const ended = (...locks: number[]) =>
      ofPlayer([stay('B', 1, 3, 'trade:t1')], [toB], { released: new Map([[1, locks.map(at)]]) });
    expect(ended(59_999)).toMatchObject({ type: 'released', at: on(3) });
    expect(ended(-59_999, 86_400_000)).toMatchObject({ type: 'released' });
    expect(ended(60_000)).toMatchObject({ type: 'dropped' });
    expect(ended()).toMatchObject({ type: 'dropped' });
  });

  it('of a used pick goes on with the stay that began with it', () => {
    const used = { player: 1, draft: 'd', at: on(3) };
    const stays = [
      stay('B', 1, 2, 'import'),
      stay('B', 3, 4, 'draft:d'),
      stay('C', 5, 6, 'draft:d'),
      stay('B', 7, null, 'free-agent'),
    ];
    const facts = factsOf([trade('t1', move(pick('k'), 'A', 'B', 1))], {
      stays: new Map([[1, stays]]),
      picks: new Map([['k', pickOf('B', { over: true, used })]]),
    });
    expect(fates('t1', facts)).toEqual([
      { type: 'used', at: on(3) },
      { type: 'dropped', at: on(4), next: { team: 'C', by: 'draft:d' }, now: 'B' },
    ]);
  });

  it('of a used free-agent pick goes on with the stay nearest to its use', () => {
    const fa: TreeItem = { kind: 'fa-pick', ref: 'f' };
    const taken = (...stays: TreeStay[]) =>
      fates(
        't1',
        factsOf([trade('t1', move(fa, 'A', 'B', 1))], {
          stays: new Map([[1, stays]]),
          faPicks: new Map([['f', pickOf('B', { used: { player: 1, at: on(4) } })]]),
        }),
      );
    expect(taken(stay('B', 1, 2, 'import'), stay('C', 4, 5, 'waivers'), stay('B', 5, 6, 'free-agent'))).toEqual([
      { type: 'used', at: on(4) },
      { type: 'dropped', at: on(6), next: null, now: null },
    ]);
    expect(taken(stay('D', 0, 1, 'import'), stay('C', 1, null, 'free-agent'))[1]).toEqual({
      type: 'dropped',
      at: null,
      next: null,
      now: 'C',
    });
    expect(taken()[1]).toEqual({ type: 'dropped', at: null, next: null, now: null });
  });

  it('of a pick that nobody knows is forfeited, and of unknown retained salary that it has ended', () => {
    const items = trade('t1', move(pick('k'), 'A', 'B', 1), move({ kind: 'retention', ref: 'r' }, 'A', 'B', 1));
    expect(fates('t1', factsOf([items]))).toEqual([
      { type: 'forfeited' },
      { type: 'retained', through: '', runs: false },
    ]);
  });

  it('of what came before the league moved here goes on only through trades that are known to follow', () => {
    const came = brought('t1', move(one, 'A', 'B', 1));
    const elsewhere = brought('t2', move(one, 'C', 'D', 2));
    expect(ofPlayer([stay('D', 3, null, 'import')], [came, elsewhere])).toEqual({ type: 'before', now: 'D' });
    expect(ofPlayer([], [came])).toEqual({ type: 'before', now: null });
    const here = [trade('h1', move(one, 'C', 'B', 4)), trade('h2', move(one, 'B', 'E', 5))];
    const stays = [stay('C', 3, 4, 'import'), stay('B', 4, 5, 'trade:h1'), stay('E', 5, null, 'trade:h2')];
    expect(ofPlayer(stays, [came, ...here])).toEqual({ type: 'before', now: 'E' });

    const k = pick('k');
    const picked = (trades: TreeTrade[], owner: string) =>
      fates('p', factsOf([brought('p', move(k, 'A', 'B', 1)), ...trades], { picks: new Map([['k', pickOf(owner)]]) }));
    expect(picked([], 'B')).toEqual([{ type: 'held', place: null }]);
    expect(picked([trade('h1', move(k, 'C', 'D', 4)), trade('h2', move(k, 'B', 'E', 5))], 'E')).toEqual([
      { type: 'before', now: 'E' },
    ]);
    expect(fates('p', factsOf([brought('p', move(k, 'A', 'B', 1))]))).toEqual([{ type: 'before', now: null }]);
    expect(picked([brought('q', move(k, 'C', 'D', 2)), brought('r', move(k, 'B', 'E', 3))], 'E')[0]).toMatchObject({
      type: 'traded',
      trade: 'r',
    });
    const used = new Map([['k', pickOf('C', { used: { player: 1, draft: 'd', at: on(4) } })]]);
    expect(fates('p', factsOf([brought('p', move(k, 'A', 'B', 1))], { picks: used }))).toEqual([
      { type: 'before', now: 'C' },
    ]);
  });

  it('leaves out a trade that was taken back, and only that', () => {
    const [before, there, back] = [
      stay('A', 1, 2, 'import'),
      stay('B', 2, 3, 'trade:x'),
      stay('A', 3, null, 'trade:x'),
    ];
    expect(settled([before, there, back], new Map())).toEqual([{ ...before, to: null }]);
    expect(settled([before, there, back], new Map([['x', toB]]))).toEqual([before, there, back]);
    expect(settled([before, there], new Map())).toEqual([before, there]);
    const other = stay('A', 3, null, 'free-agent');
    expect(settled([before, there, other], new Map())).toEqual([before, there, other]);
    const third = stay('C', 3, null, 'trade:x');
    expect(settled([before, there, third], new Map())).toEqual([before, there, third]);
    const first = stay('A', 1, 2, 'trade:x');
    expect(settled([first, there], new Map())).toEqual([first, there]);
  });
});
