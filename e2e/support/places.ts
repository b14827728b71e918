import type { BroughtAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import type { TradableAssetsAnswer, TradeAnswer } from '@crease/core/trades/trade.schema.js';
import { SITE_OWNER } from './product.js';
import { categorySeason, rotoSeason } from './formats.js';
import { busySeason, freeAgents, inSeason, protecting } from './season.js';
import { unique, type Draft, type League, type Person, type World } from './world.js';

const DEMO_PASSWORD = 'overtime-winner';

/** The places that the screens show: the demo league, and a league in setup with the longest possible names. */
export interface Places {
  /** Commissioner of the demo league, on the clock in its draft. */
  robin: Person;
  maya: Person;
  owner: Person;
  newcomer: Person;
  demo: { id: string; draft: string; rookies: string; team: string; otherTeam: string; mayasTeam: string };
  /** The demo league with matchups: its identifier. Robin is its commissioner. */
  headToHead: string;
  offer: string;
  young: League;
  /** In season, with waivers, claims and penalties. */
  playing: League;
  /** In season, before its first matchup. */
  meeting: League;
  /** In its second matchup by category, with a cup, and with an offer of its commissioner. */
  categories: League & { readonly trade: string };
  roto: League;
  /** Imported from another site, with its past. */
  brought: League & { readonly trade: string };
  /** Its protection sheets are open. */
  keepers: League;
  lobby: Draft;
  /** A draft with the most teams and the longest names. */
  crowded: Draft;
  /** A running draft with its commissioner on the clock. */
  running: Draft;
}

const demoPerson = (world: World, username: string): Promise<Person> =>
  world.signIn({ username, first: '', last: '', email: `${username}@demo.crease.test`, password: DEMO_PASSWORD });

export const siteOwner = (world: World): Promise<Person> => world.signIn(SITE_OWNER);

const LONG_NAMES = [
  'The Most Distinguished Gentlemen of Ice',
  'Wolkenkratzerbezwingerinnen Oberhausen',
  'Ø'.repeat(40),
  'A',
];

/** Offers retained salary and a protected pick for a pick. */
async function makeOffer(world: World, from: Person, league: string, mine: string, theirs: string): Promise<string> {
  const [own, other] = await Promise.all(
    [mine, theirs].map((team) => world.get<TradableAssetsAnswer>(from, `${league}/trades/assets/${team}`)),
  );
  const player = { player_id: own?.players.find(({ retainable }) => retainable >= 10)?.player_id };
  // Not a pick of this season, whose draft is running.
  const [first, second] = [own, other].map(
    (team) =>
      team?.draft_picks.find(
        (pick) => pick.season > (team.draft_picks[0]?.season ?? '') && pick.assigned_to === team.team_id,
      )?.pick_id,
  );
  const resolve_by = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  const { trade_id: id } = await world.post<TradeAnswer>(from, `${league}/trades`, {
    message: 'You need a scorer, I need a future. Sleep on it.',
    sides: [
      {
        team_id: mine,
        assets: [
          { kind: 'player', ...player },
          { kind: 'retention', ...player, percent: 10 },
          { kind: 'draft-pick', pick_id: first, condition: { type: 'pick-protected', top: 3, resolve_by } },
        ],
      },
      { team_id: theirs, assets: [{ kind: 'draft-pick', pick_id: second }] },
    ],
  });
  return id;
}

async function broughtLeague(world: World, commissioner: Person): Promise<Places['brought']> {
  const league = await world.league(commissioner, { name: 'Far Wanderers', teamNames: ['Wolves', 'Bears', 'Otters'] });
  const [one, two, three] = await freeAgents(world, league, commissioner);
  const [wolves, bears, otters] = league.teams.map(({ id }) => id);
  const season = '2021-22';
  const past = { season, from_team: null, round: null, overall: null, day: null };
  type Result = readonly [team: string | undefined, points: number];
  const match = (period: number, round: number | null, [home, home_points]: Result, [away, away_points]: Result) => ({
    ...{ where: `m${period}`, season, period, round, bracket: null, home, away, home_points, away_points },
    ...{ categories: false, winner: null },
  });
  await world.moveIn(commissioner, league, {
    rosters: `fantasy_team,player\nWolves,${one?.name ?? ''}\n`,
    along: {
      standings: [wolves, bears, otters].map((team, at) => ({
        where: 's',
        season,
        team,
        rank: at + 1,
        points: 1_000 - 100 * at,
      })),
      past: [
        { ...past, where: 't1', kind: 'trade', day: '2022-02-01', team: wolves, from_team: bears, what: one?.name },
        {
          ...past,
          where: 't2',
          kind: 'trade',
          day: '2022-02-01',
          team: bears,
          from_team: wolves,
          what: 'A first-round pick',
        },
        {
          ...past,
          where: 't3',
          kind: 'trade',
          day: '2022-02-01',
          team: bears,
          from_team: wolves,
          what: '2022 2nd round pick (Wolves)',
          pick: { season: '2022-23', type: null, round: 2, original: wolves },
        },
        { ...past, where: 'd1', kind: 'draft', team: otters, round: 1, overall: 1, what: two?.name },
      ],
      rosters: [
        {
          where: 'r1',
          season,
          team: bears,
          player: three?.name,
          nhl_id: null,
          pos: null,
          club: null,
          birth_date: null,
          place: 'active',
          gp: 80,
          g: 20,
          a: 30,
        },
      ],
      matches: [
        match(1, null, [wolves, 88], [bears, 71.5]),
        match(2, 1, [bears, 64], [otters, 60.5]),
        match(3, 2, [wolves, 70], [bears, 81]),
      ],
      rules: 'Be kind.',
    },
  });
  const { rows } = await world.get<BroughtAnswer>(commissioner, `${league.id}/brought`);
  return { ...league, trade: rows.find(({ trade_id }) => trade_id !== null)?.trade_id ?? '' };
}

/** `demoWords` is the output of seeding the demo. */
export async function findPlaces(world: World, demoWords: string): Promise<Places> {
  const [, id, draft] = /\/(\w{12})\/draft\/live\/(\w{12})/.exec(demoWords) ?? [];
  if (id === undefined || draft === undefined) throw new Error('The demo did not say where its draft room is.');
  const [, headToHead = ''] = /Head-to-Head.*\/(\w{12})\/home/.exec(demoWords) ?? [];
  const [robin, maya, owner, newcomer] = await Promise.all([
    demoPerson(world, 'robin'),
    demoPerson(world, 'maya'),
    siteOwner(world),
    world.person('Newton', 'Newcomer'),
  ]);
  const { teams, me } = await world.get<{
    teams: { team_id: string; manager_name: string | null }[];
    me: { team_id: string };
  }>(robin, id);
  const { drafts } = await world.get<{ drafts: { id: string; type: string }[] }>(robin, `${id}/drafts`);
  const mayasTeam = teams.find((team) => team.manager_name?.startsWith('Maya'))?.team_id ?? '';
  const other = teams.find((team) => team.team_id !== me.team_id && team.team_id !== mayasTeam);

  const commissioner = await world.person('Bartholomew', 'Featherstonehaugh-Cholmondeley');
  const young = await world.league(commissioner, {
    name: `The Worshipful League of Extraordinarily Patient General M ${unique()}`.slice(0, 60),
    managers: [await world.person('Al', 'Ox')],
    settings: {},
  });
  for (const [index, name] of LONG_NAMES.entries())
    await world.patch(commissioner, `${young.id}/teams/${young.teams[index]?.id}`, { team_name: name });
  await world.invite(
    young,
    young.teams[2]?.id ?? '',
    `a-rather-long-address-${unique()}@mail.of-somebody.e2e.crease.test`,
  );
  const lobby = await world.draft(young);
  const running = await world.draft(
    await world.league(commissioner, {
      name: 'Second Wind',
      managers: [maya],
      settings: { rookieDraftEnabled: false },
    }),
    { seconds: 36_000, begin: true },
  );
  const crowded = await world.draft(
    await world.league(commissioner, {
      name: 'All Thirty-Two of Them',
      settings: { num_teams: 32, rookieDraftEnabled: false },
      teamNames: Array.from({ length: 32 }, (_, at) => `${LONG_NAMES[at % 2]?.slice(0, 36) ?? ''} ${at + 1}`),
    }),
    { seconds: 36_000, begin: true },
  );
  const offer = await makeOffer(world, robin, id, me.team_id, mayasTeam);
  return {
    robin,
    maya,
    owner,
    newcomer,
    young,
    lobby,
    running,
    crowded,
    offer,
    headToHead,
    playing: await busySeason(world, commissioner, maya),
    meeting: await inSeason(world, commissioner, maya, [LONG_NAMES[0] ?? '', LONG_NAMES[1] ?? ''], {
      format: 'h2h_points',
      playoff_teams: 0,
    }),
    categories: await categorySeason(world, commissioner, maya, LONG_NAMES),
    roto: await rotoSeason(world, commissioner, maya, LONG_NAMES),
    brought: await broughtLeague(world, commissioner),
    keepers: await protecting(world, commissioner, maya),
    demo: {
      id,
      draft,
      rookies: drafts.find((one) => one.type === 'rookie')?.id ?? '',
      team: me.team_id,
      otherTeam: other?.team_id ?? '',
      mayasTeam,
    },
  };
}

export type Who = 'visitor' | 'robin' | 'maya' | 'owner' | 'newcomer' | 'commissioner';

export const personOf = (who: Who, places: Places): Person | undefined =>
  who === 'visitor' ? undefined : who === 'commissioner' ? places.young.commissioner : places[who];
