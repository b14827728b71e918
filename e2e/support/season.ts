import type { PlayersAnswer } from '@crease/core/players/players.schema.js';
import type { League, Person, World } from './world.js';

/** The smallest playable league. */
const SETTINGS = {
  num_teams: 2,
  max_roster_size: 4,
  min_forwards: 0,
  min_defense: 0,
  min_goalies: 0,
  general_draft_length: 1,
  general_draft_startup_length: 1,
  rookieDraftEnabled: false,
  maxPickupsPerWeek: 3,
  min_forwards_protected: 1,
  min_defense_protected: 0,
  min_goalies_protected: 0,
  protection_bench_size: 1,
};

const day = (by: number) => new Date(Date.now() + by * 86_400_000).toISOString().slice(0, 10);

/** Moves the league to its next phase as its commissioner, overriding all open tasks. */
export const advance = (world: World, league: League, to: string, more: object = {}) =>
  world.post(league.commissioner, `${league.id}/phase`, { to, override_reason: 'A test needs it', ...more });

export async function inSeason(
  world: World,
  commissioner: Person,
  manager: Person,
  teamNames = ['Anchor', 'Beacon'],
  more: object = {},
): Promise<League> {
  const settings = { ...SETTINGS, ...more };
  const league = await world.league(commissioner, { managers: [manager], settings, teamNames });
  await advance(world, league, 'startup-drafts');
  await advance(world, league, 'in-season', { season_starts_on: day(-8), season_ends_on: day(60) });
  return league;
}

export async function freeAgents(world: World, league: League, as: Person): Promise<{ id: number; name: string }[]> {
  const { players } = await world.get<PlayersAnswer>(
    as,
    `${league.id}/players?free=true&position=F&sort=cap_hit&direction=asc&limit=40`,
  );
  return players.map(({ id, full_name }) => ({ id, name: full_name }));
}

/**
 * A league whose week has every kind of event: adds, drops, a claim, a penalty, custom rules, a manually set status.
 */
export async function busySeason(world: World, commissioner: Person, manager: Person): Promise<League> {
  const league = await inSeason(world, commissioner, manager, [
    'The Most Distinguished Gentlemen of Ice',
    'Wolkenkratzerbezwingerinnen Oberhausen',
  ]);
  const [one, two, three] = await freeAgents(world, league, commissioner);
  if (!one || !two || !three) throw new Error('the sample has free agents');
  const other = league.teams[1]?.id ?? '';
  await world.post(manager, `${league.id}/free-agents/add`, { player_id: one.id });
  await world.post(commissioner, `${league.id}/free-agents/add`, { player_id: two.id });
  await world.post(manager, `${league.id}/free-agents/add`, { player_id: three.id });
  await world.post(manager, `${league.id}/teams/${other}/moves`, { moves: [{ type: 'drop', player_id: one.id }] });
  await world.post(commissioner, `${league.id}/free-agents/claims`, { player_id: one.id, drop_player_id: two.id });
  const { picks } = await world.get<{
    picks: { id: string; owned_by: string; player_taken: string | null; expiry_date: string }[];
  }>(commissioner, `${league.id}/free-agents/picks`);
  const open = picks.find(
    (pick) => pick.owned_by === other && pick.player_taken === null && Date.parse(pick.expiry_date) > Date.now(),
  );
  await world.post(commissioner, `${league.id}/free-agents/picks/${open?.id}/penalty`, {
    reason: 'Played an ineligible goalie, for the second time this season',
  });
  await world.put(commissioner, `${league.id}/players/${three.id}/status`, {
    status: 'Out',
    reason: 'Seen on crutches',
  });
  await world.put(commissioner, `${league.id}/rules/text`, { body: RULES_TEXT, version: null });
  await talking(world, league, commissioner, manager);
  return league;
}

/** Creates a thread with an open poll, a pinned and closed thread, and a hidden post. */
async function talking(world: World, { id }: League, commissioner: Person, manager: Person): Promise<void> {
  const begin = (by: Person, body: object) => world.post<{ thread_id: string }>(by, `${id}/talk`, body);
  const old = await begin(commissioner, { title: 'Welcome', body: 'Read the **rulebook** first.' });
  await world.patch(commissioner, `${id}/talk/${old.thread_id}`, { pinned: true, closed: true });
  const { thread_id: thread } = await begin(manager, {
    title: 'Injured reserve: how many places does a league of the most distinguished gentlemen need?',
    body: 'Three are **too few**, I think:\n\n- goalies break\n- defenders block shots\n\n@The Most Distinguished Gentlemen of Ice should say.',
    poll: {
      question: 'How many places on injured reserve from next season on?',
      choices: ['Three, as it is', 'Four', 'As many as anybody wants, for as long as they want, counted by nobody'],
      results: 'running',
      deadline: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    },
  });
  const say = (by: Person, body: string) => world.post<{ post_id: string }>(by, `${id}/talk/${thread}/posts`, { body });
  const rude = await say(manager, 'Something rude.');
  await world.post(commissioner, `${id}/talk/${thread}/posts/${rude.post_id}/moderate`, {
    action: 'hide',
    reason: 'Not in this league',
  });
  const kind = await say(manager, 'Sorry. *Four*, please.');
  await world.put(commissioner, `${id}/talk/${thread}/posts/${kind.post_id}/reaction`, { reaction: 'agree', on: true });
}

const RULES_TEXT =
  '# House rules\n\nThe **fee** is 20 dollars a year, paid to the commissioner:\n\n1. in cash\n2. or by [transfer](https://example.com)\n   - before the draft\n   - never after\n\n> No trades *while somebody is asleep*.\n\n---\n\n`No swearing.`';

/** A league with open protection sheets, a deadline in three days and a sheet in progress. */
export async function protecting(world: World, commissioner: Person, manager: Person): Promise<League> {
  const league = await inSeason(world, commissioner, manager);
  for (const { id } of (await freeAgents(world, league, commissioner)).slice(0, 3))
    await world.post(commissioner, `${league.id}/free-agents/add`, { player_id: id });
  await advance(world, league, 'offseason');
  await advance(world, league, 'protection', {
    protection_deadline: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  });
  return league;
}
