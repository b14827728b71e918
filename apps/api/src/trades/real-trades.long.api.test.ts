import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { ConditionLedgerAnswer } from '@crease/core/trades/trade.schema.js';
import type { Condition } from '@crease/core/trades/trade.model.js';
import { newId } from '@crease/core/ids.js';
import { seasonPlus } from '@crease/core/season.js';
import { entryDraftFile, readEntryDraft } from '../testing/entry-draft.js';
import { LONG } from '../testing/long-run.js';
import { fileApp } from '../testing/test-app.js';
import {
  CAP_HITS,
  REAL_TRADES,
  isPick,
  yearsAhead,
  type RealCondition,
  type RealTrade,
} from './testing/real-trades.js';
import {
  day,
  forward,
  pick,
  player,
  retain,
  tradeLeague,
  type Half,
  type TradeLeague,
} from './testing/trade-fixture.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { app, query } = await fileApp();

const SEASON = '2025-26';
const trades = REAL_TRADES.flat();

/** A league with a story's clubs. The first team takes no part, so that the commissioner manages none of the clubs. */
class Story {
  private readonly players = new Map<string, number>();
  /** Pick ids by 'COL 2027-28 R2'. */
  private readonly picks = new Map<string, string>();

  private constructor(
    readonly league: TradeLeague,
    private readonly clubs: readonly string[],
  ) {}

  static async open(story: readonly RealTrade[]): Promise<Story> {
    const clubs = [...new Set(story.flatMap((trade) => trade.clubs))];
    // Protecting a pick needs more teams than protected places.
    const places = story.flatMap(({ conditions }) =>
      Object.values(conditions ?? {}).map((real) => ('protectedTop' in real ? real.protectedTop : 0)),
    );
    const num_teams = Math.max(clubs.length + 1, ...places.map((place) => place + 1));
    return new Story(
      await tradeLeague(app, { form: { num_teams, salary_cap: 200_000_000, max_roster_size: 60 } }),
      clubs,
    );
  }

  team(club: string): number {
    return this.clubs.indexOf(club) + 1;
  }

  async player(name: string, club: string): Promise<number> {
    const known = this.players.get(name);
    if (known !== undefined) return known;
    const [made] = await this.league.hold(this.team(club), [
      forward(CAP_HITS[name] ?? 1_000_000 + 12_345 * this.players.size),
    ]);
    const id = made?.id ?? 0;
    await this.league.query('update player set full_name = $2 where id = $1', [id, name]);
    this.players.set(name, id);
    return id;
  }

  /** The club's pick `ahead` years from now; created when first named. */
  async pick(club: string, ahead: number, round: number): Promise<string> {
    const season = seasonPlus(SEASON, ahead);
    const key = `${club} ${season} R${round}`;
    const known = this.picks.get(key);
    if (known !== undefined) return known;
    const id = newId(randomBytes);
    await this.league.query(
      `insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id) values ($1, $2, $3, 'general', $4, $5, $5)`,
      [id, this.league.id, season, round, this.league.teams[this.team(club)]],
    );
    this.picks.set(key, id);
    return id;
  }

  async half(trade: RealTrade, index: 0 | 1): Promise<Half> {
    const club = trade.clubs[index];
    const gives: NonNullable<Half['gives']>[number][] = [];
    for (const asset of trade.gives[index]) {
      const real = trade.conditions?.[asset];
      if (!isPick(asset)) {
        const id = await this.player(asset, club);
        gives.push(player(id));
        const percent = trade.retains?.[asset];
        if (percent !== undefined) gives.push(retain(id, percent));
        continue;
      }
      const [ahead, round] = [yearsAhead(trade.date, asset), Number(asset.slice(-1))];
      const id = await this.pick(club, ahead, round);
      if (real && 'protectedTop' in real) await this.pick(club, ahead + 1, round);
      gives.push(pick(id, real ? await this.condition(real, trade) : null));
    }
    return { team: this.team(club), gives };
  }

  private async condition(real: RealCondition, { clubs, gives }: RealTrade): Promise<Condition> {
    const resolve_by = day(120);
    const named = (name: string) => this.player(name, gives[0].includes(name) ? clubs[0] : clubs[1]);
    if ('protectedTop' in real) return { type: 'pick-protected', top: real.protectedTop, resolve_by };
    if ('plays' in real)
      return {
        type: 'games-played',
        player_id: await named(real.plays[0]),
        season: SEASON,
        at_least: real.plays[1],
        resolve_by,
      };
    if ('signs' in real)
      return { type: 'signed', player_id: await named(real.signs), season: seasonPlus(SEASON, 1), resolve_by };
    if ('playoffsOf' in real) return { type: 'playoffs-made', club: real.playoffsOf, season: SEASON, resolve_by };
    if ('finishesFirst' in real)
      return {
        type: 'team-finish',
        team_id: this.league.teams[this.team(real.finishesFirst)] ?? '',
        season: SEASON,
        top: 1,
        resolve_by,
      };
    return { type: 'free-text', text: real.says, resolve_by };
  }

  /** Trades as managers would; the commissioner enters trades that our rules do not allow. */
  async play(trade: RealTrade): Promise<void> {
    const [first, second] = [await this.half(trade, 0), await this.half(trade, 1)];
    const { league } = this;
    if (trade.overrules === undefined) {
      expect((await league.trade(first, second)).state).toBe('executed');
      return;
    }
    const id = await league.propose(first, second);
    expectRefusal(await league.accept(second.team, id), 409, { name: trade.overrules });
    await league.call(first.team, 'POST', `/trades/${id}/withdraw`);
    const entered = await league.call(0, 'POST', '/trades/on-behalf', {
      ...league.sides(first, second),
      reason: 'As the clubs agreed',
      override: true,
    });
    expect(entered).toMatchObject({ status: 201, body: { state: 'executed' } });
  }

  /** Expects every asset with its new team, the right retained amounts, and conditional assets still waiting. */
  async check(trade: RealTrade): Promise<void> {
    const { league } = this;
    const owners = await league.owners();
    for (const index of [0, 1] as const) {
      const [from, to] = [trade.clubs[index], trade.clubs[index === 0 ? 1 : 0]];
      for (const asset of trade.gives[index]) {
        const held = isPick(asset)
          ? owners.picks[await this.pick(from, yearsAhead(trade.date, asset), Number(asset.slice(-1)))]
          : owners.players[await this.player(asset, from)];
        expect([asset, this.clubs[(held ?? 0) - 1]]).toEqual([asset, trade.conditions?.[asset] ? from : to]);
        const percent = trade.retains?.[asset];
        if (percent === undefined) continue;
        const id = await this.player(asset, from);
        const amount = Math.floor(((CAP_HITS[asset] ?? 0) * percent) / 100);
        expect(
          await query`select percent, amount from retention where player_id = ${id}
            and team_id = ${league.teams[this.team(from)]} and ended_at is null`,
        ).toEqual([{ percent, amount }]);
      }
    }
  }

  /** Settles conditions as the table says; checks where picks or replacements went. */
  async settle(trade: RealTrade): Promise<void> {
    const { league } = this;
    const { conditions } = await league.get<ConditionLedgerAnswer>(0, '/trades/conditions');
    expect(conditions).toHaveLength(Object.keys(trade.conditions ?? {}).length);
    for (const [asset, real] of Object.entries(trade.conditions ?? {})) {
      const giver = trade.gives[0].includes(asset) ? 0 : 1;
      const [from, to] = [trade.clubs[giver], trade.clubs[giver === 0 ? 1 : 0]];
      const [ahead, round] = [yearsAhead(trade.date, asset), Number(asset.slice(-1))];
      const id = await this.pick(from, ahead, round);
      const entry = conditions.find(
        (candidate) => candidate.asset.kind === 'draft-pick' && candidate.asset.pick_id === id,
      );
      const again = await league.call<{ trade_id: string }>(
        this.team(from),
        'POST',
        '/trades',
        league.sides({ team: this.team(from), gives: [pick(id)] }, { team: 0 }),
      );
      expect(again.status).toBe(201);
      expectRefusal(await league.accept(0, again.body.trade_id), 409, 'frozen');
      await league.call(this.team(from), 'POST', `/trades/${again.body.trade_id}/withdraw`);
      expect(
        await league.call(0, 'POST', `/trades/conditions/${entry?.condition_id}/confirm`, { outcome: real.then }),
      ).toMatchObject({ status: 200 });
      const { picks } = await league.owners();
      expect([asset, this.clubs[(picks[id] ?? 0) - 1]]).toEqual([asset, real.then === 'met' ? to : from]);
      if (!('protectedTop' in real)) continue;
      const instead = await this.pick(from, ahead + 1, round);
      expect(this.clubs[(picks[instead] ?? 0) - 1]).toBe(real.then === 'met' ? from : to);
    }
    expect(await league.query('select 1 from frozen_asset where league_id = $1', [league.id])).toEqual([]);
  }

  /** Expects one owner per asset, and that retained parts and charges add up to each cap hit. */
  async balance(): Promise<void> {
    const { league } = this;
    const rows = await query<{ id: number; hit: number; retained: number }>`select r.player_id as id, c.cap_hit as hit,
        (select coalesce(sum(x.amount), 0)::int from retention x where x.league_id = r.league_id
        and x.player_id = r.player_id and x.ended_at is null) as retained
      from roster_entry r join contract c on c.player_id = r.player_id where r.league_id = ${league.id}`;
    expect(rows.map(({ id }) => id).sort()).toEqual([...this.players.values()].sort());
    const { teams } = await league.get<{ teams: { total_cap: number; salary_retained: number }[] }>(0, '');
    expect(teams.reduce((sum, team) => sum + team.total_cap + team.salary_retained, 0)).toBe(
      rows.reduce((sum, { hit }) => sum + hit, 0),
    );
    expect(teams.reduce((sum, team) => sum + team.salary_retained, 0)).toBe(
      rows.reduce((sum, { retained }) => sum + retained, 0),
    );
  }
}

const kinds = (list: readonly RealTrade[]) =>
  new Set(list.flatMap(({ conditions = {} }) => Object.values(conditions).flatMap((real) => Object.keys(real))));
/** Every third story in the normal test run. */
const played = REAL_TRADES.filter((_, index) => LONG || index % 3 === 2);

describe('real trades', () => {
  test('are many: with retained salary, with conditional picks, and plain ones', () => {
    expect(trades.length).toBeGreaterThanOrEqual(40);
    expect(trades.filter(({ retains }) => retains).length).toBeGreaterThanOrEqual(10);
    expect(trades.filter(({ conditions }) => conditions).length).toBeGreaterThanOrEqual(15);
    for (const trade of trades)
      for (const asset of trade.gives.flat().filter(isPick))
        expect([asset, yearsAhead(trade.date, asset) >= 0 && yearsAhead(trade.date, asset) <= 3]).toEqual([
          asset,
          true,
        ]);
  });

  test('that are played have retained salary, every kind of condition, and stories of several trades', () => {
    expect(played.flat().some(({ retains }) => retains)).toBe(true);
    expect(kinds(played.flat())).toEqual(kinds(trades));
    expect(played.some((story) => story.length > 1)).toBe(true);
  });

  test.each(
    played.map(
      (story) =>
        [
          `${story[0]?.date} ${[...new Set(story.flatMap(({ clubs }) => clubs))].join('–')}: ${story[0]?.gives.flat()[0] ?? ''}`,
          story,
        ] as const,
    ),
  )('%s', async (_, story) => {
    const told = await Story.open(story);
    for (const trade of story) {
      await told.play(trade);
      await told.check(trade);
    }
    for (const trade of story) if (trade.conditions) await told.settle(trade);
    await told.balance();
  });
});

const file = entryDraftFile(2023);
if (!file)
  console.warn(
    'Not run: the trade chains of real draft picks need entry_draft_2023.csv beside the repository (../shared/data/entry_draft).',
  );

/** The clubs that owned each pick in turn, by the pick's number. */
function readChains(path: string): Map<number, string[]> {
  const rows: { pick_chain: string }[] = parse(readFileSync(path, 'utf8'), { columns: true });
  return new Map(rows.map(({ pick_chain: chain }, index) => [index + 1, chain.split('-')]));
}

(file ? describe : describe.skip)('the traded picks of the NHL entry draft of 2023', () => {
  test('reach the club that used them when each one’s trades are made again in their order', async () => {
    const entry = readEntryDraft(file ?? '');
    const chains = readChains(file ?? '');
    const league = await tradeLeague(app, { office: null, form: { num_teams: entry.teams.length } });
    const team = (code: string): number => entry.teams.indexOf(code);
    let moves = 0;
    for (const { overall, round, original, extra, owner } of LONG ? entry.picks : entry.picks.slice(0, 32)) {
      const chain = chains.get(overall) ?? [];
      expect([overall, chain[0], chain.at(-1)]).toEqual([overall, original, owner]);
      const id = newId(randomBytes);
      await query`insert into draft_pick (id, league_id, season, type, round, extra, original_team_id, owner_team_id)
        values (${id}, ${league.id}, '2025-26', 'rookie', ${round}, ${extra}, ${league.teams[team(original)]},
        ${league.teams[team(original)]})`;
      for (const [index, to] of chain.slice(1).entries()) {
        const [from, next] = [team(chain[index] ?? ''), team(to)];
        expect((await league.trade({ team: from, gives: [pick(id)] }, { team: next })).state).toBe('executed');
        moves += 1;
      }
      const [row] = await query<{ owner: string; path: string[] | null }>`select p.owner_team_id as owner,
        (select array_agg(m.to_team_id order by m.id) from pick_move m where m.pick_id = p.id) as path from draft_pick p
        where p.id = ${id}`;
      expect([overall, row?.owner, row?.path ?? []]).toEqual([
        overall,
        league.teams[team(owner)],
        chain.slice(1).map((code) => league.teams[team(code)]),
      ]);
    }
    expect(moves).toBeGreaterThan(LONG ? 100 : 8);
  }, 120_000);
});
