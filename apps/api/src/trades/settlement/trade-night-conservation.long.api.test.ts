import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TradeAnswer } from '@crease/core/trades/trade.schema.js';
import { seedPlayers, somePlayers } from '../../testing/draft-fixture.js';
import { amount, seed } from '../../testing/long-run.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { draftNights, type Night } from '../testing/draft-night.js';
import { givePicks, pick, type Half } from '../testing/trade-fixture.js';

const { app: one, closing, database, query } = await fileApp();
const two = await one.another();
await seedPlayers(database.pool, somePlayers(120));
const nights = closing(draftNights(one, two));

const TEAMS = 5;
const RUNS = amount(1, 5);
const STEPS = 30;

const WISHES = [
  'trade',
  'trade',
  'trade',
  'trade',
  'own',
  'own',
  'enter',
  'vote',
  'vote',
  'reverse',
  'take',
  'take',
  'undo',
] as const;
interface Wish {
  readonly what: (typeof WISHES)[number];
  readonly from: number;
  readonly to: number;
  readonly which: readonly [number, number];
}
const wish: fc.Arbitrary<Wish> = fc.record({
  what: fc.constantFrom(...WISHES),
  from: fc.nat(TEAMS - 1),
  to: fc.nat(TEAMS - 2),
  which: fc.tuple(fc.nat(99), fc.nat(99)),
});
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

interface Done {
  readonly id: string;
  readonly own: boolean;
  readonly moved: readonly { readonly pickId: string; readonly from: number; readonly to: number }[];
  readonly votes: Set<number>;
  reversed: boolean;
}

/** A draft night and the expected owner of each pick, from the API's answers. */
class World {
  readonly owners = new Map<string, number>();
  readonly used = new Set<string>();
  readonly done: Done[] = [];
  readonly story: string[] = [];

  private constructor(
    readonly night: Night,
    readonly board: readonly string[],
  ) {}

  static async open(): Promise<World> {
    const night = await nights.draftNight({ review: 24, teams: TEAMS, rounds: 6 });
    await givePicks(night.league, { rounds: 1, seasons: ['2026-27'] });
    const world = new World(
      night,
      (await night.state()).slots.map(({ pickId }) => pickId),
    );
    for (const [id, owner] of Object.entries((await night.league.owners()).picks)) world.owners.set(id, owner);
    return world;
  }

  onClock(): number {
    return this.board.findIndex((id) => !this.used.has(id)) + 1;
  }

  /** A trade is reversible while each of its picks is unused and with the team that got it. */
  reversible({ moved, reversed }: Done): boolean {
    return !reversed && moved.every(({ pickId, to }) => !this.used.has(pickId) && this.owners.get(pickId) === to);
  }

  takeBack(trade: Done): void {
    trade.reversed = true;
    for (const { pickId, from } of trade.moved) this.owners.set(pickId, from);
  }

  async check(): Promise<void> {
    const story = this.story.join('\n');
    const { league, state } = this.night;
    const { picks, players } = await league.owners();
    expect([story, Object.entries(picks).sort()]).toEqual([story, [...this.owners].sort()]);
    const now = await state();
    for (const slot of now.slots) {
      expect([story, slot.overall, slot.ownerTeamId]).toEqual([
        story,
        slot.overall,
        league.teams[this.owners.get(slot.pickId) ?? -1],
      ]);
      expect([story, slot.overall, slot.status]).toEqual([
        story,
        slot.overall,
        this.used.has(slot.pickId) ? 'taken' : 'open',
      ]);
    }
    // A drafted player is on exactly one team: the pick's owner.
    const drafted = now.slots.flatMap((slot) => (slot.player === null ? [] : [[slot.player.id, slot.ownerTeamId]]));
    expect([
      story,
      Object.entries(players)
        .map(([id, team]) => [Number(id), league.teams[team]])
        .sort(),
    ]).toEqual([story, drafted.sort()]);
    // No trade waits for a review, and no asset is held.
    expect([story, await league.query('select ref from frozen_asset where league_id = $1', [league.id])]).toEqual([
      story,
      [],
    ]);
    const stored = await query<{ id: string; state: string }>`select id, state from trade
      where league_id = ${league.id}`;
    const states = this.done.map(({ id, reversed }) => [id, reversed ? 'reversed' : 'executed']);
    expect([story, stored.map(({ id, state: is }) => [id, is]).sort()]).toEqual([story, states.sort()]);
  }
}

async function grant(world: World, { what, from: first, to, which: [a, b] }: Wish): Promise<string> {
  const { night } = world;
  const { league } = night;
  const send = async (by: number, method: string, path: string, body: object) => {
    const { status, body: answer } = await league.call<TradeAnswer & Refused>(by, method, `/trades${path}`, body);
    if (status >= 500) throw new Error(`${path} was answered with ${status}: ${JSON.stringify(answer)}`);
    return { ok: status < 300, answer, line: status < 300 ? answer.state : `${status} ${answer.refusal.name}` };
  };
  switch (what) {
    case 'trade':
    case 'own':
    case 'enter': {
      const from = what === 'own' ? 0 : first;
      const other = (from + 1 + to) % TEAMS;
      const open = (team: number) => world.board.filter((id) => world.owners.get(id) === team && !world.used.has(id));
      const coming = [...world.owners].flatMap(([id, owner]) =>
        owner === other && !world.board.includes(id) ? [id] : [],
      );
      const given = at(open(from), a);
      if (given === undefined) return 'nothing there';
      const back = b % 3 === 0 ? at(coming, b) : b % 3 === 1 ? at(open(other), b) : undefined;
      const halves: [Half, Half] = [
        { team: from, gives: [pick(given)] },
        { team: other, gives: back === undefined ? [] : [pick(back)] },
      ];
      let id: string;
      if (what === 'enter') {
        const { ok, answer, line } = await send(0, 'POST', '/on-behalf', {
          ...league.sides(...halves),
          reason: 'Agreed',
        });
        if (!ok) return line;
        expect(answer.state).toBe('executed');
        id = answer.trade_id;
      } else {
        const trade = await league.trade(...halves);
        expect(trade.state).toBe('executed');
        ({ id } = trade);
      }
      const moved = [
        { pickId: given, from, to: other },
        ...(back === undefined ? [] : [{ pickId: back, from: other, to: from }]),
      ];
      for (const { pickId, to: owner } of moved) world.owners.set(pickId, owner);
      world.done.push({ id, own: from === 0 || other === 0, moved, votes: new Set(), reversed: false });
      return 'executed';
    }
    case 'vote': {
      const trade = at(
        world.done.filter(({ own, reversed }) => own && !reversed),
        a,
      );
      if (!trade) return 'nothing there';
      const parts = new Set(trade.moved.flatMap(({ from, to: taker }) => [from, taker]));
      const voter =
        at(
          [1, 2, 3, 4].filter((team) => !parts.has(team)),
          b,
        ) ?? 1;
      const { ok, answer, line } = await send(voter, 'PUT', `/${trade.id}/veto-vote`, { veto: true });
      // One of three uninvolved managers is a third.
      expect([line, ok]).toEqual([line, world.reversible(trade)]);
      if (ok) {
        expect(answer.state).toBe('reversed');
        world.takeBack(trade);
      }
      return line;
    }
    case 'reverse': {
      const trade = at(world.done, a);
      if (!trade) return 'nothing there';
      const { ok, line } = await send(0, 'POST', `/${trade.id}/reverse`, { reason: 'So it is' });
      expect([line, ok]).toEqual([line, !trade.own && world.reversible(trade)]);
      if (ok) world.takeBack(trade);
      return line;
    }
    case 'take': {
      const overall = world.onClock();
      const pickId = world.board[overall - 1];
      if (pickId === undefined) return 'nothing there';
      const { status, name } = await night.take(world.owners.get(pickId) ?? 0, overall);
      expect([name, status]).toEqual(['', 200]);
      world.used.add(pickId);
      return 'taken';
    }
    case 'undo': {
      const overall = world.onClock() - 1;
      const pickId = world.board[overall - 1];
      if (pickId === undefined) return 'nothing there';
      expect(await night.undo(overall)).toBe(200);
      world.used.delete(pickId);
      return 'undone';
    }
  }
}

test('whatever is traded, taken back, drafted or undone on a draft night, every pick has one owner', async () => {
  const heard: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: STEPS, maxLength: STEPS }), async (wishes) => {
      const world = await World.open();
      for (const next of wishes) {
        const came = `${next.what}: ${await grant(world, next)}`;
        heard[came] = (heard[came] ?? 0) + 1;
        world.story.push(came);
        await world.check();
      }
    }),
    { numRuns: RUNS, endOnFailure: true, seed: seed(1917) },
  );
  const happened = (pattern: RegExp): number =>
    Object.entries(heard).reduce((sum, [line, count]) => (pattern.test(line) ? sum + count : sum), 0);
  expect(happened(/: executed$/)).toBeGreaterThan(RUNS);
  expect(happened(/^(vote|reverse): reversed$/)).toBeGreaterThan(0);
  expect(happened(/^(vote|reverse): 4/)).toBeGreaterThan(0);
}, 300_000);
