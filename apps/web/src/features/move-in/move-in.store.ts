import type { DraftType } from '@crease/core/draft-type.js';
import { create } from 'zustand';
import { PASTED } from '../../platform/files/read-files.js';
import { pastAmong, seasonOfSheet } from '@crease/core/imports/move-in/table-season.rules.js';
import { readAlong, type AlongRow, type KnownSheet } from '@crease/core/imports/move-in/along-rows.rules.js';
import { mapColumns, type Mapped, type Sheet } from '@crease/core/imports/sheet/columns.rules.js';
import { kindOf } from '@crease/core/imports/sheet/table-kind.rules.js';
import { questionsOf } from '@crease/core/imports/move-in/questions.rules.js';
import {
  NO_CHOICES,
  readSheet,
  type Choices,
  type Meaning,
  type SheetRow,
} from '@crease/core/imports/sheet/rows.rules.js';
import type { Field, TableKind } from '@crease/core/imports/sheet/sheet.fields.js';
import { keep, onForgotten, readKept } from '../../platform/device/device-storage.js';
import type { SheetAnswers } from '@crease/core/imports/sheet/table.rules.js';
import type { Position } from '@crease/core/position.js';

/** A table, its subject, and the fields of its columns. */
export type MappedSheet = KnownSheet;

interface Draft {
  readonly sheets: readonly MappedSheet[];
  readonly choices: Choices;
  /** The draft type of picks whose row does not name it; null asks for each. */
  readonly pickType: DraftType | null;
  readonly rules: string;
}

interface MoveInStore extends Draft {
  readonly leagueId: string | null;
  /** True when this browser stored the last change; storage may be full or forbidden. */
  readonly kept: boolean;
  /** Loads this browser's stored state for the league. */
  open(leagueId: string): void;
  add(sheets: readonly Sheet[]): void;
  remove(name: string): void;
  kind(name: string, kind: TableKind): void;
  season(name: string, season: string): void;
  setPickType(type: DraftType | null): void;
  setRules(rules: string): void;
  column(name: string, column: number, field: Field | null): void;
  /** The row of a table's headings, starting at 0; null when it has none. */
  heading(name: string, heading: number | null): void;
  answer(name: string, part: SheetAnswers): void;
  /** The meaning of a word for a position; null for none. */
  position(word: string, means: Position | null): void;
  /** The league's team; null for none, undefined for the guess. */
  team(name: string, teamId: string | null | undefined): void;
  word(word: string, means: Meaning): void;
  players(chosen: Choices['players']): void;
  clear(): void;
}

const NOTHING: Draft = { sheets: [], choices: NO_CHOICES, pickType: null, rules: '' };

/** A commissioner's import into a league, stored in this browser so that a closed tab loses nothing. */
export const useMoveIn = create<MoveInStore>((set, get) => {
  const change = (next: Partial<Draft>): void => {
    set(next);
    const { leagueId, sheets, choices, pickType, rules } = get();
    if (leagueId === null) return;
    const nothing = sheets.length === 0 && rules === '';
    // If storage is full, the import goes on while the tab is open.
    set({ kept: keep('move-in', nothing ? null : JSON.stringify({ sheets, choices, pickType, rules }), leagueId) });
  };
  const choose = (part: Partial<Choices>): void => change({ choices: { ...get().choices, ...part } });
  return {
    ...NOTHING,
    leagueId: null,
    kept: true,
    open: (leagueId) => {
      if (get().leagueId !== leagueId) set({ leagueId, kept: true, ...kept(leagueId) });
    },
    add: (read) => {
      const sheets = read.map((sheet) => ({ ...sheet, name: ownName(sheet.name, get().sheets) }));
      const names = new Set(sheets.map(({ name }) => name));
      const all = [
        ...get().sheets.filter(({ sheet }) => !names.has(sheet.name)),
        ...sheets.map((sheet) => known(sheet, kindOf(sheet.rows, sheet.name))),
      ];
      const past = pastAmong(all.map((one) => ({ name: one.sheet.name, kind: one.kind, season: ofSeason(one) })));
      change({ sheets: all.map((one) => (past.has(one.sheet.name) ? known(one.sheet, 'past_rosters') : one)) });
    },
    remove: (name) => change({ sheets: get().sheets.filter(({ sheet }) => sheet.name !== name) }),
    kind: (name, kind) =>
      change({ sheets: get().sheets.map((one) => (one.sheet.name === name ? known(one.sheet, kind) : one)) }),
    season: (name, season) =>
      change({ sheets: get().sheets.map((one) => (one.sheet.name === name ? { ...one, season } : one)) }),
    setPickType: (pickType) => change({ pickType }),
    setRules: (rules) => change({ rules }),
    column: (name, column, field) =>
      change({
        sheets: get().sheets.map((one) =>
          one.sheet.name === name ? { ...one, mapped: withColumn(one.mapped, column, field) } : one,
        ),
      }),
    heading: (name, heading) =>
      change({
        sheets: get().sheets.map((one) =>
          one.sheet.name === name
            ? {
                ...one,
                mapped: { ...mapColumns(one.sheet.rows, one.kind, heading), heading },
                answers: { ...one.answers, ...(heading === null ? { noHeading: true as const } : {}) },
              }
            : one,
        ),
      }),
    answer: (name, part) =>
      change({
        sheets: get().sheets.map((one) =>
          one.sheet.name === name ? { ...one, answers: { ...one.answers, ...part } } : one,
        ),
      }),
    position: (word, means) => choose({ positions: { ...get().choices.positions, [word]: means } }),
    team: (name, teamId) => {
      const { [name]: _before, ...others } = get().choices.teams;
      choose({ teams: teamId === undefined ? others : { ...others, [name]: teamId } });
    },
    word: (word, means) => choose({ words: { ...get().choices.words, [word]: means } }),
    players: (chosen) => choose({ players: { ...get().choices.players, ...chosen } }),
    clear: () => change(NOTHING),
  };
});

onForgotten(() => useMoveIn.setState({ ...NOTHING, leagueId: null, kept: true }));
/** Several tables may be pasted in a row, so each gets a unique name. A file replaces the one with the same name. */
function ownName(name: string, sheets: readonly MappedSheet[]): string {
  if (name !== PASTED) return name;
  const taken = new Set(sheets.map(({ sheet }) => sheet.name));
  let count = 1;
  while (taken.has(count === 1 ? name : `${name} ${count}`)) count += 1;
  return count === 1 ? name : `${name} ${count}`;
}

const known = (sheet: Sheet, kind: TableKind): MappedSheet => ({ sheet, kind, mapped: mapColumns(sheet.rows, kind) });

/** The season named by a table of rosters. */
const ofSeason = ({ sheet, kind }: MappedSheet) =>
  kind === 'rosters' ? seasonOfSheet({ sheet, mapped: mapColumns(sheet.rows, 'past_rosters') }) : null;

/** A field belongs to one column: assigning it clears the previous column. */
function withColumn(mapped: Mapped, column: number, field: Field | null): Mapped {
  return {
    ...mapped,
    columns: mapped.columns.map((held, at) => (at === column ? field : held === field ? null : held)),
  };
}

function kept(leagueId: string): Draft {
  try {
    const text = readKept('move-in', leagueId);
    // Only `change` above writes it.
    const draft = text === null ? NOTHING : { ...NOTHING, ...(JSON.parse(text) as Draft) };
    return { ...draft, sheets: draft.sheets.map((one) => ({ ...one, kind: one.kind ?? 'rosters' })) };
  } catch {
    return NOTHING;
  }
}

/** Parses each table once, until its mapping changes. */
function readOnce<T>(read: (one: MappedSheet) => T): (one: MappedSheet) => T {
  const known = new WeakMap<MappedSheet, T>();
  return (one) => {
    const found = known.get(one) ?? read(one);
    known.set(one, found);
    return found;
  };
}
export const questionsFor = readOnce(questionsOf);
const playersOf = readOnce(({ sheet, kind, mapped, answers }) =>
  kind === 'rosters' ? readSheet(sheet, mapped, answers) : [],
);
const alongOnce = readOnce(readAlong);

/** All player rows of all roster tables. */
export const rowsOf = (sheets: readonly MappedSheet[]): SheetRow[] => sheets.flatMap(playersOf);

/** All rows of all other tables. */
export const alongRowsOf = (sheets: readonly MappedSheet[]): AlongRow[] => sheets.flatMap(alongOnce);
