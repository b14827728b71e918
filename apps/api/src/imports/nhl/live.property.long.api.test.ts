import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayIn } from '@crease/core/calendar.js';
import { boxScoreSchema, gamesOfScores, needsPlaysOf, scoresSchema } from '@crease/core/players/nhl/night.rules.js';
import { NO_PLAYS, playsSchema } from '@crease/core/players/nhl/plays.rules.js';
import { SCORED_COLUMNS, type Figures, type ScoredColumn } from '@crease/core/players/scoring/scoring.table.js';
import { writeGames } from '../../players/games.tables.js';
import { keyOf, storedGames, type GameRecord } from '../../players/stored-games.queries.js';
import { NightGameOnIce } from '../../testing/nhl-night.js';
import { NO_MINIMUMS, playLeague, seedOf } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { keepNights, type ReadNight } from './live-nights.js';

const { app, database } = await fileApp();
const DAY = dayIn(Date.now(), 'America/New_York');
const YEAR = Number(DAY.slice(0, 4)) - (DAY.slice(5) < '07-01' ? 1 : 0);

const league = await playLeague(app, { form: { num_teams: 3, ...NO_MINIMUMS } });
const [scorer, helper, goalie, rival] = (
  await league.free([seedOf('F', 1), seedOf('D', 1), seedOf('G', 1), seedOf('F', 1)])
).map(({ id }) => id) as [number, number, number, number];
const PLAYERS = [scorer, helper, goalie, rival];

type Delivery = ReadNight;
type Happening =
  | { readonly what: 'goal'; readonly by: number; readonly helped: boolean; readonly strength: 'ev' | 'pp' | 'sh' }
  | { readonly what: 'corrected' | 'taken back'; readonly which: number }
  | { readonly what: 'fight' };

const ENDINGS = ['regulation', 'overtime', 'shootout'] as const;
type Ending = (typeof ENDINGS)[number];

/** All reports about a game in order, the last one final, and the game itself. */
interface Played {
  readonly game: NightGameOnIce;
  readonly told: readonly Delivery[];
}

function play(id: number, happenings: readonly Happening[], ending: Ending): Played {
  const game = new NightGameOnIce(
    id,
    new Date(),
    {
      abbrev: 'TOR',
      players: [
        { id: scorer, position: 'F' },
        { id: helper, position: 'D' },
      ],
    },
    {
      abbrev: 'MTL',
      players: [
        { id: goalie, position: 'G' },
        { id: rival, position: 'F' },
      ],
    },
  );
  const told: Delivery[] = [];
  const tell = () => {
    const [night] = gamesOfScores(scoresSchema.parse({ currentDate: DAY, games: [game.told(DAY)] })).nights;
    if (!night) throw new Error('a game of the season is told');
    const box = boxScoreSchema.parse(game.boxScore());
    const plays = needsPlaysOf(box, night) ? playsSchema.parse(game.playByPlay()).figures : NO_PLAYS;
    told.push({ night, box, plays });
  };
  game.state = 'LIVE';
  tell();
  for (const one of happenings) {
    if (one.what === 'goal') {
      const by = one.by % 2 === 0 ? scorer : rival;
      game.goal(by, one.helped && by === scorer ? [helper] : [], one.strength);
    } else if (one.what === 'fight') game.fighters.push(helper, rival);
    else {
      const goal = game.goals[one.which % Math.max(1, game.goals.length)];
      if (goal)
        game.correct(
          goal,
          one.what === 'taken back' ? null : { ...goal, scorer: goal.side === 'away' ? helper : rival, assists: [] },
        );
    }
    tell();
  }
  if (ending !== 'regulation') {
    while (game.score('away') < game.score('home')) game.goal(scorer);
    while (game.score('home') < game.score('away')) game.goal(rival);
    game.period = 4;
    if (ending === 'overtime') game.goal(scorer, [helper]);
    else {
      game.period = 5;
      game.shootout = [rival, scorer, helper];
    }
  }
  game.state = 'FINAL';
  tell();
  return { game, told };
}

const deliver = (delivery: Delivery) => database.write(({ db }) => keepNights(db, [delivery]));
/**
 * A player's figures in a finished game, counted from the simulated events and not from what the application read. They
 * are the test's oracle.
 */
function figuresOnIce(game: NightGameOnIce, player: number): Figures {
  const scored = game.goals.filter(({ scorer }) => scorer === player);
  const helped = game.goals.filter(({ assists }) => assists.includes(player));
  const own = game.away.players.some(({ id }) => id === player) ? 'away' : 'home';
  const other = own === 'away' ? 'home' : 'away';
  const won = game.score(own) > game.score(other);
  const shootout = game.shootout.length > 0;
  const against = game.goals.filter(({ side }) => side === other).length;
  const winning = won && !shootout ? game.goals.filter(({ side }) => side === own)[against] : undefined;
  const counts: Partial<Record<ScoredColumn, number>> =
    player === goalie
      ? {
          gs: 1,
          w: Number(won),
          otw: Number(won && game.period > 3 && !shootout),
          sow: Number(won && shootout),
          goalie_seconds: 40 * 60,
          l: Number(!won && game.period <= 3),
          otl: Number(!won && game.period > 3),
          so: Number(against === 0),
          ga: against,
          sa: against + 20,
        }
      : {
          g: scored.length,
          a: helped.length,
          ppg: scored.filter(({ strength }) => strength === 'pp').length,
          ppp: [...scored, ...helped].filter(({ strength }) => strength === 'pp').length,
          shg: scored.filter(({ strength }) => strength === 'sh').length,
          shp: [...scored, ...helped].filter(({ strength }) => strength === 'sh').length,
          gwg: Number(winning !== undefined && winning.scorer === player),
          otg: scored.filter(({ period }) => period > 3).length,
          ota: helped.filter(({ period }) => period > 3).length,
          so_g: game.shootout.filter((one) => one === player).length,
          sog: scored.length,
          pim: 5 * game.fighters.filter((one) => one === player).length,
          fights: game.fighters.filter((one) => one === player).length,
        };
  return Object.fromEntries(SCORED_COLUMNS.map((column) => [column, counts[column] ?? 0])) as Figures;
}

const stored = async (id: number) => {
  const rows = await database.write(({ db }) =>
    storedGames(
      db,
      PLAYERS.map((player_id) => ({ player_id, game_id: String(id) })),
    ),
  );
  return PLAYERS.map((player) => {
    const row = rows.get(keyOf({ player_id: player, game_id: String(id) }));
    return row && SCORED_COLUMNS.map((column) => row[column]);
  });
};

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    what: fc.constant('goal' as const),
    by: fc.nat(9),
    helped: fc.boolean(),
    strength: fc.constantFrom('ev' as const, 'pp' as const, 'sh' as const),
  }),
  fc.constant({ what: 'fight' as const }),
  fc.record({ what: fc.constantFrom('corrected' as const, 'taken back' as const), which: fc.nat(9) }),
);

let games = 0;
test('a night is the same however it was told: at once, live, repeated, out of order, and by the nightly report', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { maxLength: 7 }),
      fc.constantFrom(...ENDINGS),
      fc.array(fc.nat(99), { maxLength: 9 }),
      async (happenings, ending, order) => {
        games += 2;
        const [live, atOnce] = [games, games + 1].map((number) => YEAR * 1_000_000 + 20_000 + number) as [
          number,
          number,
        ];
        const { game, told } = play(live, happenings, ending);
        // Answers arrive out of order, some twice.
        for (const index of order) await deliver(told[index % told.length] as Delivery);
        const final = told.at(-1) as Delivery;
        await deliver(final);
        await deliver(final);
        await deliver(play(atOnce, happenings, ending).told.at(-1) as Delivery);
        const report = PLAYERS.map((player_id): GameRecord => ({
          player_id,
          game_id: String(live),
          season: final.night.game.season,
          playoffs: false,
          day: final.night.game.day,
          ...figuresOnIce(game, player_id),
          source: 'nhl',
        }));
        const expected = report.map((line) => SCORED_COLUMNS.map((column) => line[column]));
        expect(await stored(live)).toEqual(expected);
        expect(await stored(atOnce)).toEqual(expected);
        expect(await database.write(({ db }) => writeGames(db, report))).toEqual(report.map(() => ({})));
      },
    ),
    { numRuns: 25 },
  );
}, 60_000);
