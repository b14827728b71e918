import { formatPrice, type Dollars } from '@crease/core/money.js';
import { seasonOf, seasonPlus, type Season } from '@crease/core/season.js';
import type { TeamRosterLine } from '@crease/core/teams/team.answers.js';
import * as t from './contracts.words.en.js';

/** A season of a contract. `estimated`: its cap hit is not known, so it has the last known one. */
export interface ContractYear {
  readonly season: Season;
  readonly hit: Dollars;
  readonly estimated: boolean;
}

export type ContractLine = Pick<
  TeamRosterLine,
  | 'player_id'
  | 'name'
  | 'position'
  | 'position_detail'
  | 'place'
  | 'cap_hit'
  | 'contract_years'
  | 'contract_expiry'
  | 'expiry_status'
>;

export interface ContractRow {
  readonly player: ContractLine;
  /** From the first season shown to the contract's end, without gaps; empty without a contract. */
  readonly years: readonly ContractYear[];
  /** The contract continues after the last season shown. */
  readonly goesOn: boolean;
}

export type ContractGroup = 'F' | 'D' | 'G' | 'ir' | 'rookie';

export interface ContractChart {
  readonly seasons: readonly Season[];
  /** Number of signed players by season. */
  readonly signed: readonly number[];
  readonly groups: readonly { readonly key: ContractGroup; readonly rows: readonly ContractRow[] }[];
  /** Largest cap hit. */
  readonly most: Dollars;
}

const FEWEST = 3;
const MOST = 8;
const GROUPS: readonly ContractGroup[] = ['F', 'D', 'G', 'ir', 'rookie'];

const groupOf = ({ place, position }: ContractLine): ContractGroup => (place === 'active' ? position : place);

/** A contract that ends in 2027 covers 2026-27. */
const lastSeason = ({ contract_expiry: year }: ContractLine): Season | null =>
  year === null ? null : seasonOf(year - 1);

/** The contract's seasons from `first` on. A season without a known hit has the previous one. */
function yearsOf(player: ContractLine, first: Season): ContractYear[] {
  const hits = new Map(player.contract_years.map(({ season, cap_hit }) => [season, cap_hit]));
  const last = [lastSeason(player), ...hits.keys()].reduce<Season>(
    (latest, season) => {
      return season !== null && season > latest ? season : latest;
    },
    seasonPlus(first, -1),
  );
  const years: ContractYear[] = [];
  for (let season = first; season <= last; season = seasonPlus(season, 1)) {
    const known = hits.get(season);
    years.push({ season, hit: known ?? years.at(-1)?.hit ?? player.cap_hit, estimated: known === undefined });
  }
  return years;
}

const byLength = (one: ContractRow, two: ContractRow): number =>
  two.years.length - one.years.length ||
  (two.years[0]?.hit ?? 0) - (one.years[0]?.hit ?? 0) ||
  one.player.player_id - two.player.player_id;

/** Seasons from `first` to the longest contract's end. */
export function contractChart(roster: readonly ContractLine[], first: Season): ContractChart {
  const all = roster.map((player) => ({ player, years: yearsOf(player, first) }));
  const length = Math.min(MOST, Math.max(FEWEST, ...all.map(({ years }) => years.length)));
  const seasons = Array.from({ length }, (_, index) => seasonPlus(first, index));
  const rows = all.map(({ player, years }): ContractRow => ({
    player,
    years: years.slice(0, length),
    goesOn: years.length > length,
  }));
  return {
    seasons,
    signed: seasons.map((_, index) => rows.filter(({ years }) => years.length > index).length),
    groups: GROUPS.map((key) => ({
      key,
      rows: rows.filter(({ player }) => groupOf(player) === key).sort(byLength),
    })).filter(({ rows: group }) => group.length > 0),
    most: Math.max(1, ...rows.flatMap(({ years }) => years.map(({ hit }) => hit))),
  };
}

export const GROUP_TITLE: Readonly<Record<ContractGroup, string>> = {
  F: t.forwards,
  D: t.defensemen,
  G: t.goalies,
  ir: t.injuredReserve,
  rookie: t.rookieBank,
};

/** The words after a bar: how the contract ends. */
export const endOf = ({ player, years, goesOn }: ContractRow): string =>
  years.length === 0 ? t.noContract : goesOn ? '…' : (player.expiry_status ?? t.ends);

export const contractsWords = ({ groups }: ContractChart): string =>
  groups
    .flatMap(({ rows }) => rows)
    .map((row) =>
      t.contractInWords({
        player: row.player.name,
        hit: formatPrice(row.player.cap_hit),
        through: row.goesOn ? null : (row.years.at(-1)?.season ?? null),
        end: endOf(row),
      }),
    )
    .join(' ');
