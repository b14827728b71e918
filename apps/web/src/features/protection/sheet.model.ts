import type { SheetAnswer } from '@crease/core/protection/protection.schema.js';
import { keeperCosts, type KeeperPick } from '@crease/core/protection/keeper-picks.rules.js';
import { keeperMoney, type KeeperMoney } from '@crease/core/protection/keeper-prices.rules.js';
import { automaticSheet } from '@crease/core/protection/automatic-sheet.rules.js';
import {
  keptInAddition,
  sheetFaults,
  sheetTotals,
  type Sheet,
  type SheetRules,
  type SheetTotals,
} from '@crease/core/protection/sheet.rules.js';
import type { Refusal } from '@crease/core/result.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import * as t from './protection.words.en.js';

export type Place = 'core' | 'bench' | 'out';

/** The sheet's team in the format of core's rules. */
export function booksOf({ players }: Pick<SheetAnswer, 'players'>): TeamBooks {
  return {
    teamId: '',
    name: t.yourTeam,
    players: players.map((player) => ({
      id: player.player_id,
      name: player.name,
      position: player.position,
      capHit: player.cap_hit,
      retainedByOthers: player.cap_hit - player.charge,
      place: player.place,
      status: 'healthy',
      rookie: player.place === 'rookie',
    })),
    retained: 0,
    retainedContracts: 0,
  };
}

const keptOf = (players: SheetAnswer['players']) => new Map(players.map(({ player_id, kept }) => [player_id, kept]));

export const rulesOf = ({ rules, players }: Pick<SheetAnswer, 'rules' | 'players'>): SheetRules => ({
  kind: rules.kind,
  ...(rules.keepers !== null && rules.most !== null
    ? {
        most: {
          keepers: rules.keepers,
          ...(rules.keepers_place === undefined ? {} : { place: rules.keepers_place }),
          ...rules.most,
        },
      }
    : {}),
  ...(rules.keepers_ir ? { ir: rules.keepers_ir } : {}),
  ...(rules.years === null ? {} : { years: { most: rules.years, kept: keptOf(players) } }),
  ...(rules.years_total === undefined ? {} : { total: { most: rules.years_total, kept: keptOf(players) } }),
  ...(rules.rounds === null
    ? {}
    : {
        rounds: {
          picks: rules.rounds.picks,
          otherwise: rules.rounds.otherwise,
          ...(rules.rounds.closed
            ? {
                closed: {
                  rounds: rules.rounds.closed,
                  drafted: new Map(
                    players.flatMap(({ player_id, drafted }) => (drafted === undefined ? [] : [[player_id, drafted]])),
                  ),
                },
              }
            : {}),
          asked: new Map(players.flatMap(({ player_id, round }) => (round === null ? [] : [[player_id, round]]))),
        },
      }),
  ...(rules.prices === undefined
    ? {}
    : {
        prices: {
          of: new Map(players.flatMap(({ player_id, price }) => (price === undefined ? [] : [[player_id, price]]))),
          budget: rules.prices.budget,
          minimum: rules.prices.minimum,
          rounds: rules.prices.rounds,
          rosterSize: rules.prices.roster_size,
          injured: new Set(players.filter(({ place }) => place === 'ir').map(({ player_id }) => player_id)),
        },
      }),
  limit: rules.limit,
  benchLimit: rules.bench_limit,
  benchSize: rules.bench_size,
  minimums: rules.minimums,
});

export const placeOf = (sheet: Sheet, id: number): Place =>
  sheet.core.includes(id) ? 'core' : sheet.bench.includes(id) ? 'bench' : 'out';

export function put(sheet: Sheet, id: number, place: Place): Sheet {
  const without = { core: sheet.core.filter((one) => one !== id), bench: sheet.bench.filter((one) => one !== id) };
  return place === 'out' ? without : { ...without, [place]: [...without[place], id] };
}

/** The sheet without players who have left the team. */
export function ofTeam({ players }: Pick<SheetAnswer, 'players'>, { core, bench }: Sheet): Sheet {
  const owned = new Set(players.map(({ player_id }) => player_id));
  return { core: core.filter((id) => owned.has(id)), bench: bench.filter((id) => owned.has(id)) };
}

/** Totals and faults by the server's rules. */
export function judge(
  answer: SheetAnswer,
  sheet: Sheet,
): {
  totals: SheetTotals & { estimated: number; inAddition: number };
  /** The auction's budget, where keepers have prices. */
  money: KeeperMoney | null;
  faults: Refusal[];
  released: number;
  /** Sheets by round: the pick that each keeper costs; null when none is left for them. */
  costs: ReadonlyMap<number, KeeperPick | null>;
} {
  const team = booksOf(answer);
  const rules = rulesOf(answer);
  const { rounds, prices } = rules;
  const owned = answer.players.filter(({ place }) => place !== 'rookie').length;
  const estimated = answer.players.reduce(
    (sum, player) => sum + (player.estimated && placeOf(sheet, player.player_id) !== 'out' ? player.charge : 0),
    0,
  );
  return {
    totals: {
      ...sheetTotals(team, sheet, rules),
      estimated,
      inAddition: keptInAddition(
        team.players.filter(({ id }) => sheet.core.includes(id)),
        rules,
      ),
    },
    money: prices ? keeperMoney([...sheet.core, ...sheet.bench], prices) : null,
    faults: sheetFaults(team, sheet, rules),
    costs: rounds ? keeperCosts(sheet.core, rounds) : new Map(),
    released: owned - sheet.core.length - sheet.bench.length,
  };
}

/** The sheet of a team that submits none. */
export function suggested(answer: SheetAnswer): Sheet {
  return automaticSheet(
    booksOf(answer),
    new Map(answer.players.map((player) => [player.player_id, player.last_points])),
    rulesOf(answer),
  );
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** "3 days 4 h", and in the last two days "31:07:05". Never negative. */
export function countdown(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= 48 * HOUR) {
    const days = Math.floor(left / (24 * HOUR));
    return t.daysAndHours({ days, hours: Math.floor((left - days * 24 * HOUR) / HOUR) });
  }
  const seconds = Math.ceil(left / SECOND);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
