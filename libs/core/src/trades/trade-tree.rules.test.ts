import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  tradeTree,
  type Fate,
  type TreeFacts,
  type TreeItem,
  type TreeLine,
  type TreeMove,
} from './trade-tree.rules.js';
import { TreeWorld } from './testing/tree-world.js';

const keyOf = ({ kind, ref }: TreeItem): string => `${kind}:${ref}`;
const keys = (list: readonly { item: TreeItem }[]) => list.map(({ item }) => keyOf(item)).sort();
const below = (lines: readonly TreeLine[], index: number) => lines.filter(({ parent }) => parent === index);
/** "A: player:1 traded", indented by two spaces per level. */
const drawn = (lines: readonly TreeLine[]) =>
  lines.map(({ depth, team, item, fate }) => `${'  '.repeat(depth)}${team}: ${keyOf(item)} ${fate.type}`);

const player = (id: number): TreeItem => ({ kind: 'player', ref: String(id) });
const pick = (ref: string): TreeItem => ({ kind: 'draft-pick', ref });

describe('the tree of a trade', () => {
  it('follows a player and a pick through what came in return, to where all of it is', () => {
    const world = new TreeWorld(3, { players: 4, picks: 2, faPicks: 0 });
    // A has players 0 and 3, B has 1, C has 2. The picks belong to A and B.
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
