import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../../../apps/api/src/testing/room-client.js';
import type { Fleet } from './fleet.js';
import { Market, type TradeReply } from './market.js';
import type { Run } from './scenario.js';

interface Kept {
  readonly what: string;
  readonly by: number;
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  readonly first: Answer<TradeReply>;
}

const AT_ONCE = 50;
const same = (one: Answer<TradeReply>, other: Answer<TradeReply>): boolean =>
  one.status === other.status && isDeepStrictEqual(one.body, other.body);

/** Offers, acceptances and counter-offers, each sent fifty times at once with one key and stored for later. */
export class TradeKeys {
  private readonly kept: Kept[] = [];
  private made = 0;

  private constructor(
    private readonly run: Run,
    readonly market: Market,
  ) {}

  static async make(run: Run, fleet: Fleet, times: number): Promise<TradeKeys> {
    const keys = new TradeKeys(run, await Market.open(fleet));
    for (let time = 0; time < times; time += 1) {
      const [from, to] = [time % 4, (time + 1) % 4];
      const playerId = await keys.market.playerOf(from);
      const offered = await keys.atOnce('an offer', from, '', keys.market.offer(from, to, playerId));
      const back = await keys.atOnce('a counter-offer', to, `/${offered}/counter`, {
        ...keys.market.offer(to, from, await keys.market.playerOf(to)),
        message: 'Rather him',
      });
      await keys.atOnce('a refusal', from, `/${back}/decline`, { reason: 'No' });
      const again = await keys.atOnce('an offer', from, '', keys.market.offer(from, to, playerId));
      await keys.atOnce('an acceptance', to, `/${again}/accept`, await keys.market.shown(to, again));
      keys.made += 3;
      run.require(
        (await keys.market.holder(playerId)) === keys.market.team(to),
        'fifty acceptances: the player did not arrive',
      );
    }
    run.say(`${times} × 5 × ${AT_ONCE} trade requests at once: one effect each, fifty times the same answer`);
    return keys;
  }

  /** Sends a request fifty times at once. Returns the id of the trade that it created or changed. */
  private async atOnce(what: string, by: number, path: string, body: unknown): Promise<string> {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => this.market.post(by, path, body, key)));
    const [first] = answers;
    if (!first || first.status >= 300)
      throw new Error(`${what} was answered ${first?.status} ${JSON.stringify(first?.body)}`);
    const other = answers.find((answer) => !same(answer, first));
    if (other) this.run.fail(`${what}, fifty at once: one was answered ${other.status} ${JSON.stringify(other.body)}`);
    this.kept.push({ what, by, path, body, key, first });
    return first.body.trade_id ?? '';
  }

  async again(when: string): Promise<void> {
    for (const { what, by, path, body, key, first } of this.kept) {
      const answer = await this.market.post(by, path, body, key);
      if (!same(answer, first))
        this.run.fail(`${when}: ${what} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    this.run.say(`${when}: ${this.kept.length} trade keys, the first answers`);
  }

  /** The same key for another request, and an equal key of another user. */
  async others(): Promise<void> {
    const { market, run } = this;
    for (const { what, by, path, body, key } of this.kept.slice(0, 5)) {
      const changed = await market.post(
        by,
        path,
        { ...(body as object), message: 'Another body', reason: 'Another body', version: 99 },
        key,
      );
      run.require(
        changed.status === 422 && changed.body.refusal?.name === 'idempotencyKeyReused',
        `${what} with another body was answered ${changed.status} ${changed.body.refusal?.name ?? ''}`,
      );
    }
    const [reused] = this.kept;
    if (!reused) return;
    const by = (reused.by + 2) % 4;
    const body = market.offer(by, reused.by, await market.playerOf(by));
    const [mine, his] = await Promise.all([
      market.post(by, '', body, reused.key),
      market.post(reused.by, reused.path, reused.body, reused.key),
    ]);
    this.made += 1;
    run.require(
      mine.status === 201 && mine.body.trade_id !== reused.first.body.trade_id,
      `another user with an equal key was answered ${mine.status} ${mine.body.refusal?.name ?? ''}`,
    );
    run.require(same(his, reused.first), `the owner of the key was answered ${his.status} beside another user`);
  }

  async check(): Promise<string[]> {
    const { rows } = await this.market.fleet.db.query<{ count: number }>(
      'select count(*)::int as count from trade where league_id = $1',
      [this.market.league.leagueId],
    );
    const wrong = rows[0]?.count === this.made ? [] : [`there are ${rows[0]?.count} trades instead of ${this.made}`];
    return [...wrong, ...(await this.market.check())];
  }
}
