import { Worker } from 'node:worker_threads';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { MoveInsAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import { expect, test } from '../support/test.js';
import { SMALL } from '../support/world.js';

const MB = 1024 * 1024;
const NOTHING = { picks: [], retained: [], standings: [], past: [], rosters: [], sheets: [], rules: null };

function largePackage(league: LeagueAnswer, season: string): string {
  const team = league.teams[0]?.team_id ?? '';
  const player = { nhl_id: null, pos: 'F', club: 'BOS', birth_date: null, place: 'active', gp: 1, g: 1, a: 1 };
  const rosters = Array.from({ length: 17_000 }, (_, at) => ({
    where: `old.csv, row ${at + 2}`,
    season,
    team,
    player: `Somebody Unknown ${at}`,
    ...player,
  }));
  return JSON.stringify({ rosters: '', along: { ...NOTHING, rosters } });
}

test('files that are too large, too wide, or no tables are refused in words, change nothing, and everybody else is answered meanwhile @long', async ({
  world,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const cora = await world.person('Cora', 'Chief');
  const league = await world.league(cora, { settings: SMALL });
  const facts = await world.get<LeagueAnswer>(cora, league.id);
  const year = Number(facts.league.current_season.slice(0, 4)) - 1;
  const large = largePackage(facts, `${year}-${String(year + 1).slice(2)}`);
  expect(large.length).toBeLessThan(4 * MB);
  const send = async (text: string) => {
    const form = new FormData();
    form.append('file', new Blob([text]), 'league.csv');
    // A server that refuses the rest of a body closes the connection.
    const answer = await fetch(`${baseURL}/api/${league.id}/move-in?dry_run=true`, {
      method: 'POST',
      headers: { authorization: `Bearer ${cora.token}` },
      body: form,
    }).catch(() => null);
    return { status: answer?.status ?? 413, text: (await answer?.text().catch(() => '')) ?? '' };
  };
  const names = 'fantasy_team,player\n';
  const hostile: Readonly<Record<string, readonly [text: string, status: number, says: string]>> = {
    '50 MB': [names.padEnd(50 * MB, 'Wolves,Ann Other\n'), 413, ''],
    'a million columns': [`${'x,'.repeat(1_000_000)}\n`, 422, 'a row is longer than 64 kB'],
    'a million rows': [names + 'a\n'.repeat(1_000_000), 422, 'more than 20000 rows'],
    'half a million brackets': [`{"along":${'['.repeat(500_000)}`, 422, 'it ends in the middle'],
    'three million zeros': ['\0'.repeat(3 * MB), 422, 'The file is not text'],
    'half a package': [large.slice(0, -100), 422, 'it ends in the middle'],
    'twenty thousand whom nobody knows': [
      names + Array.from({ length: 20_000 }, (_, at) => `Team 1,Some Body${at}\n`).join(''),
      200,
      '"refused":20000',
    ],
    'as much of the past as is taken': [large, 200, 'created'],
  };
  const figures: Record<string, string> = {};
  for (const [what, [text, wanted, says]] of Object.entries(hostile)) {
    const meanwhile = await pings(`${baseURL}/api/health`);
    const from = performance.now();
    const { status, text: said } = await send(text);
    const took = performance.now() - from;
    const { longest, answered } = await meanwhile.stop();
    figures[what] = `${status} after ${Math.round(took)} ms; others waited at most ${Math.round(longest)} ms`;
    expect([what, status]).toEqual([what, wanted]);
    expect(said).toContain(says);
    // A blocked event loop would answer once, at the end. docs/decisions/0051-what-comes-along.md has durations.
    if (took > 1_000) expect(answered).toBeGreaterThan(5);
  }
  console.info(figures);
  expect((await world.get<MoveInsAnswer>(cora, `${league.id}/move-in`)).last).toBeNull();
});

interface Answers {
  /** Longest response time in milliseconds. */
  readonly longest: number;
  readonly answered: number;
}

/** Sends requests one after another from a worker. */
async function pings(address: string): Promise<{ stop: () => Promise<Answers> }> {
  const worker = new Worker(PINGS, { eval: true, workerData: address });
  const heard = () => new Promise<Answers>((resolve) => worker.once('message', resolve));
  await heard();
  return {
    stop: async () => {
      const said = heard();
      worker.postMessage('stop');
      const answers = await said;
      await worker.terminate();
      return answers;
    },
  };
}

const PINGS = `
  const { parentPort, workerData } = require('node:worker_threads');
  let on = true;
  parentPort.once('message', () => { on = false; });
  (async () => {
    await (await fetch(workerData)).text();
    parentPort.postMessage({ longest: 0, answered: 0 });
    let longest = 0;
    let answered = 0;
    while (on) {
      const from = performance.now();
      await (await fetch(workerData)).text();
      longest = Math.max(longest, performance.now() - from);
      answered += 1;
    }
    parentPort.postMessage({ longest, answered });
  })();
`;
