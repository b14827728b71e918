import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { isGivenName } from '@crease/core/leagues/words/team-name.words.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import type { ImportRow } from '@crease/core/players/files/import.report.js';
import type { RosterRow } from '@crease/core/players/files/players.import.schema.js';
import type { ReportSaid } from '@crease/core/players/files/report.words.js';
import type { Read } from '../csv/csv.rows.js';
import { takenBack, type Holding } from './rosters.words.js';
import type { Held } from './rosters.write.js';

export interface Placed extends Held {
  readonly row: number;
  readonly name: string;
  readonly why: readonly ReportSaid[];
  /** The file does not have the player's full name. */
  readonly loose: boolean;
  /** Day since which the team has the player (ISO). */
  readonly since: string | null;
  /** The contract with the league that the file has; null without one, and in leagues on NHL cap hits. */
  readonly contract: BroughtContract | null;
}

export interface BroughtContract {
  readonly salary: number;
  readonly years: number;
}

/** The terms of an imported contract. It begins in the league's present season. */
export const termsOf = ({ salary, years }: BroughtContract, { season }: { readonly season: Season }) => ({
  salary,
  firstSeason: season,
  lastSeason: seasonPlus(season, years - 1),
  kind: 'standard' as const,
});

export interface Team {
  readonly id: string;
  readonly name: string;
}

export interface NamedTeams {
  /** Team ids by the file's names in lower case. */
  readonly known: ReadonlyMap<string, string>;
  readonly renamed: readonly { readonly id: string; readonly from: string; readonly to: string }[];
}

export interface Before {
  readonly teams: readonly Team[];
  readonly held: ReadonlyMap<number, Holding>;
  /** Imported days since which teams have their players, by player id. */
  readonly since: ReadonlyMap<number, { readonly team_id: string | null; readonly day: string | null }>;
  /** Contracts with the league by player id; null in leagues on NHL cap hits. */
  readonly contracts: ReadonlyMap<number, BroughtContract> | null;
  readonly hasRookieBank: boolean;
  readonly season: Season;
  readonly settings: LeagueSettings;
}

export interface Changes {
  readonly placed: ReadonlyMap<number, Placed>;
  readonly gone: readonly Holding[];
  /** Players who join a team, change it, or change their place. */
  readonly changed: ReadonlySet<Placed>;
  readonly dated: ReadonlySet<Placed>;
  readonly signed: ReadonlySet<Placed>;
}

const NAMED = 10;

/** Maps the file's team names to the league's teams. An unknown name gets a team that still has its default name. */
export function nameTeams(teams: readonly Team[], names: readonly string[]): NamedTeams {
  const known = new Map<string, string>();
  const renamed: { id: string; from: string; to: string }[] = [];
  const byName = new Map(teams.map((team) => [team.name.toLowerCase(), team]));
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const unnamed = teams.filter(({ name }) => isGivenName(name) && !wanted.has(name.toLowerCase()));
  for (const name of names) {
    const key = name.toLowerCase();
    if (known.has(key)) continue;
    const team = byName.get(key);
    if (team) known.set(key, team.id);
    else {
      const next = unnamed.shift();
      if (!next) continue;
      known.set(key, next.id);
      renamed.push({ id: next.id, from: next.name, to: name });
    }
  }
  return { known, renamed };
}

/** Splits off the rows of players who have left their team; they are reported as unchanged. */
export function splitGone(good: readonly Read<RosterRow>[]): { staying: Read<RosterRow>[]; report: ImportRow[] } {
  const staying = good.filter(({ data }) => data.status !== 'gone');
  const report = good
    .filter(({ data }) => data.status === 'gone')
    .map(({ row, data }): ImportRow => ({
      row,
      action: 'unchanged',
      id: null,
      name: data.player,
      why: [{ key: 'roster.gone' }],
    }));
  return { staying, report };
}

export function compareRosters(placed: ReadonlyMap<number, Placed>, { known }: NamedTeams, before: Before): Changes {
  const named = new Set(known.values());
  const all = [...placed.values()];
  return {
    placed,
    gone: [...before.held.values()].filter(({ player_id, team_id }) => named.has(team_id) && !placed.has(player_id)),
    changed: new Set(
      all.filter(({ player_id, team_id, place }) => {
        const held = before.held.get(player_id);
        return held?.team_id !== team_id || held.place !== place;
      }),
    ),
    dated: new Set(
      all.filter(({ player_id, team_id, since }) => {
        const said = before.since.get(player_id);
        return since !== null && (said?.day !== since || said.team_id !== team_id);
      }),
    ),
    signed: new Set(
      all.filter(({ player_id, contract }) => {
        const now = before.contracts?.get(player_id);
        return contract !== null && (now?.salary !== contract.salary || now.years !== contract.years);
      }),
    ),
  };
}

export function reportPlaced(
  { placed, changed, dated, signed }: Changes,
  { teams, held, since, contracts }: Before,
): ImportRow[] {
  const nameOf = (id: string) => teams.find((team) => team.id === id)?.name ?? '';
  return [...placed.values()].map((one) => {
    const before = held.get(one.player_id);
    const row = { row: one.row, id: one.player_id, name: one.name, ...(one.why.length === 0 ? {} : { why: one.why }) };
    if (!before) return { ...row, action: 'created' };
    if (!changed.has(one) && !dated.has(one) && !signed.has(one)) return { ...row, action: 'unchanged' };
    return {
      ...row,
      action: 'updated',
      changes: {
        ...(before.team_id === one.team_id ? {} : { team: [nameOf(before.team_id), nameOf(one.team_id)] }),
        ...(before.place === one.place ? {} : { place: [before.place, one.place] }),
        ...(dated.has(one) ? { since: [since.get(one.player_id)?.day ?? null, one.since] } : {}),
        ...(signed.has(one)
          ? {
              salary: [contracts?.get(one.player_id)?.salary ?? null, one.contract?.salary ?? null],
              years: [contracts?.get(one.player_id)?.years ?? null, one.contract?.years ?? null],
            }
          : {}),
      },
    };
  });
}

/** Notes at the end of the report. Players that the file takes from a team come last, where readers notice them. */
export function noteChanges({ placed, gone }: Changes, { renamed }: NamedTeams, { teams, held }: Before): ReportSaid[] {
  const nameOf = new Map(teams.map(({ id, name }) => [id, name]));
  const notes: ReportSaid[] = renamed.map(({ from, to }) => ({ key: 'note.renamed', figures: { from, to } }));
  if (gone.length > 0) notes.push({ key: 'note.gone', figures: { count: gone.length } });
  const loose = [...placed.values()].filter((one) => one.loose);
  if (loose.length > 0) {
    const names = loose.slice(0, NAMED).map(({ name }) => name);
    notes.push({ key: 'note.otherNames', figures: { count: loose.length, names } });
  }
  const elsewhere = [...placed.values()].flatMap((one) => {
    const before = held.get(one.player_id);
    return before === undefined || before.team_id === one.team_id
      ? []
      : [{ ...before, to: nameOf.get(one.team_id) ?? '' }];
  });
  return [...notes, ...takenBack([...gone, ...elsewhere], nameOf, NAMED)];
}
