import type { DraftType } from '@crease/core/draft-type.js';
import { create } from 'zustand';
import { pastAmong } from '@crease/core/imports/move-in/table-season.rules.js';
import { mapColumns, type Sheet } from '@crease/core/imports/sheet/columns.rules.js';
import { kindOf } from '@crease/core/imports/sheet/table-kind.rules.js';
import { NO_CHOICES, type Choices, type Meaning } from '@crease/core/imports/sheet/rows.rules.js';
import type { Field, TableKind } from '@crease/core/imports/sheet/sheet.fields.js';
import { keep, onForgotten, readKept } from '../../platform/device/device-storage.js';
import type { SheetAnswers } from '@crease/core/imports/sheet/table.rules.js';
import type { Position } from '@crease/core/position.js';
import { known, ofSeason, ownName, withColumn, type MappedSheet } from './mapped-sheets.js';

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
