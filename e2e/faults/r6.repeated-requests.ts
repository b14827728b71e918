import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../../apps/api/src/testing/room-client.js';
import type { Run, Scenario } from './support/scenario.js';
import { Table } from './support/table.js';
import { TradeKeys } from './support/trade-keys.js';

interface PickAnswer {
  overall?: number;
  player_id?: number;
  team_id?: string;
  refusal?: { name: string };
}

/**
 * R6: the same request is repeated: fifty times at once, later, after a restart, with another body, by another user.
 */
export const repeatedRequests: Scenario = {
  name: 'R6',
  title: 'the same key in parallel, later, after a restart, with another body, by another user',
  async run(run) {
    const fleet = await run.fleet();
    const times = run.size(20, 3);
    const table = await Table.open(fleet, { teams: 6, watchers: 2, rounds: 12 });
    const picks = `${table.path}/picks`;
    const keys: { key: string; overall: number; playerId: number; teamId: string; first: Answer<PickAnswer> }[] = [];
    const onClock = async () =>
      (await table.witness.until((state) => state.seq >= lastSeq)).onClock ?? { overall: 0, teamId: '' };
    let lastSeq = 0;
    for (let time = 0; time < times; time += 1) {
      const { overall, teamId } = await onClock();
      const manager = table.managerOf(teamId);
      const playerId = table.freePlayer(table.witness.state, run.random);
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => table.attempt(manager, 'POST', picks, { overall, player_id: playerId }, key)),
      );
      const [first] = answers;
      if (!first || first.status !== 200) {
        run.fail(`the pick was answered ${first?.status}`);
        return;
      }
      table.acknowledge(first.body);
      lastSeq = first.body.seq ?? lastSeq;
      const other = answers.find((answer) => !same(answer, first));
      if (other) run.fail(`fifty at once: one was answered ${other.status} ${JSON.stringify(other.body)}`);
      keys.push({ key, overall, playerId, teamId, first });
    }
    run.say(`${times} × 50 at once: one pick each, fifty times the same answer`);

    const trades = await TradeKeys.make(run, fleet, run.size(10, 2));
    await again(run, table, keys, 'later');
    await trades.again('later');
    await Promise.all(fleet.apis.map((api) => api.restart()));
    await again(run, table, keys, 'after a restart');
    await trades.again('after a restart');
    await trades.others();
    run.failAll(await trades.check(), 'trades');

    for (const { key, overall, teamId, playerId } of keys.slice(0, 5)) {
      const answer = await table.attempt(
        table.managerOf(teamId),
        'POST',
        picks,
        { overall, player_id: playerId + 1 },
        key,
      );
      run.require(
        answer.status === 422 && answer.body.refusal?.name === 'idempotencyKeyReused',
        `another body was answered ${answer.status} ${answer.body.refusal?.name ?? ''}`,
      );
    }
    const now = await onClock();
    const reused = keys[0];
    if (reused) {
      // The same key of another user counts as a different key.
      const manager = table.managerOf(now.teamId);
      const key = keys.find(({ teamId }) => teamId !== now.teamId)?.key ?? reused.key;
      const answer = await table.attempt(
        manager,
        'POST',
        picks,
        { overall: now.overall, player_id: table.freePlayer(table.witness.state, run.random) },
        key,
      );
      run.require(
        answer.status === 200 && answer.body.overall === now.overall,
        `another user with an equal key was answered ${answer.status} ${answer.body.refusal?.name ?? ''}`,
      );
      if (answer.status === 200) table.acknowledge(answer.body);
      lastSeq = answer.body.seq ?? lastSeq;
    }
    await twoDraftsAtOnce(run, table, run.size(20, 4));
    run.failAll(await table.check());
    table.close();
  },
};

const same = (one: Answer<PickAnswer>, other: Answer<PickAnswer>): boolean =>
  one.status === other.status && isDeepStrictEqual(one.body, other.body);

async function again(
  run: Run,
  table: Table,
  keys: readonly { key: string; overall: number; playerId: number; teamId: string; first: Answer<PickAnswer> }[],
  when: string,
): Promise<void> {
  for (const { key, overall, playerId, teamId, first } of keys) {
    const answer = await table.attempt(
      table.managerOf(teamId),
      'POST',
      `${table.path}/picks`,
      { overall, player_id: playerId },
      key,
    );
    if (!same(answer, first))
      run.fail(`${when}: pick ${overall} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  run.say(`${when}: ${keys.length} keys, the first answers`);
}

/** One key in two drafts at the same moment: one of them gets it. */
async function twoDraftsAtOnce(run: Run, table: Table, times: number): Promise<void> {
  const { commissioner, leagueId } = table.league;
  const { draft_id: mock } = await commissioner.must<{ draft_id: string }>('POST', `/api/${leagueId}/drafts`, {
    type: 'general',
    mock: true,
  });
  const other = `/api/${leagueId}/drafts/${mock}`;
  await commissioner.must('POST', `${other}/begin`, {});
  await commissioner.must('POST', `${other}/pause`, {});
  const overallOf = async (path: string) =>
    (await commissioner.must<{ state: { onClock: { overall: number } | null } }>('GET', path)).state.onClock?.overall ??
    0;
  for (let time = 0; time < times; time += 1) {
    const key = randomUUID();
    const overalls = await Promise.all([table.path, other].map(overallOf));
    const answers = await Promise.all(
      [table.path, other].map((path, index) =>
        table.attempt(
          commissioner,
          'POST',
          `${path}/picks`,
          { overall: overalls[index], player_id: table.players.at(-1 - time) ?? 0 },
          key,
        ),
      ),
    );
    const [first] = answers;
    if (first?.status === 200) table.acknowledge(first.body);
    const statuses = answers.map((answer) => `${answer.status} ${answer.body.refusal?.name ?? ''}`.trim()).sort();
    run.require(
      statuses.join() === '200,422 idempotencyKeyReused',
      `one key for two drafts was answered ${statuses.join(' and ')}`,
    );
  }
}
