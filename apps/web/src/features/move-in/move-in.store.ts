import { create } from 'zustand';
import { mapColumns, type Mapped, type Sheet } from '@crease/core/imports/columns.rules.js';
import { NO_CHOICES, readSheet, type Choices, type Meaning, type SheetRow } from '@crease/core/imports/rows.rules.js';
import type { Field } from '@crease/core/imports/sheet.fields.js';

/** A table and what its columns hold. */
export interface MappedSheet {
  readonly sheet: Sheet;
  readonly mapped: Mapped;
}

interface Draft {
  readonly sheets: readonly MappedSheet[];
  readonly choices: Choices;
}

interface MoveInStore extends Draft {
  readonly leagueId: string | null;
  /** Takes up what this browser was doing for the league. */
  open(leagueId: string): void;
  add(sheets: readonly Sheet[]): void;
  remove(name: string): void;
  column(name: string, column: number, field: Field | null): void;
  /** The league's team; null for none, undefined for what would be guessed. */
  team(name: string, teamId: string | null | undefined): void;
  word(word: string, means: Meaning): void;
  players(chosen: Choices['players']): void;
  clear(): void;
}

const NOTHING: Draft = { sheets: [], choices: NO_CHOICES };
const keyOf = (leagueId: string): string => `crease.move-in.${leagueId}`;

/** A commissioner's move into a league, kept in this browser, so that a closed tab loses nothing. */
export const useMoveIn = create<MoveInStore>((set, get) => {
  const change = (next: Partial<Draft>): void => {
    set(next);
    const { leagueId, sheets, choices } = get();
    if (leagueId === null) return;
    try {
      if (sheets.length === 0) localStorage.removeItem(keyOf(leagueId));
      else localStorage.setItem(keyOf(leagueId), JSON.stringify({ sheets, choices }));
    } catch {
      // No room in this browser: the move goes on, and lives as long as its tab.
    }
  };
  const choose = (part: Partial<Choices>): void => change({ choices: { ...get().choices, ...part } });
  return {
    ...NOTHING,
    leagueId: null,
    open: (leagueId) => {
      if (get().leagueId !== leagueId) set({ leagueId, ...kept(leagueId) });
    },
    add: (sheets) => {
      const names = new Set(sheets.map(({ name }) => name));
      change({
        sheets: [
          ...get().sheets.filter(({ sheet }) => !names.has(sheet.name)),
          ...sheets.map((sheet) => ({ sheet, mapped: mapColumns(sheet.rows) })),
        ],
      });
    },
    remove: (name) => change({ sheets: get().sheets.filter(({ sheet }) => sheet.name !== name) }),
    column: (name, column, field) =>
      change({
        sheets: get().sheets.map((one) =>
          one.sheet.name === name ? { ...one, mapped: withColumn(one.mapped, column, field) } : one,
        ),
      }),
    team: (name, teamId) => {
      const { [name]: _before, ...others } = get().choices.teams;
      choose({ teams: teamId === undefined ? others : { ...others, [name]: teamId } });
    },
    word: (word, means) => choose({ words: { ...get().choices.words, [word]: means } }),
    players: (chosen) => choose({ players: { ...get().choices.players, ...chosen } }),
    clear: () => change(NOTHING),
  };
});

/** One column holds a field: where another did, it holds nothing any more. */
function withColumn(mapped: Mapped, column: number, field: Field | null): Mapped {
  return {
    ...mapped,
    columns: mapped.columns.map((held, at) => (at === column ? field : held === field ? null : held)),
  };
}

function kept(leagueId: string): Draft {
  try {
    const text = localStorage.getItem(keyOf(leagueId));
    // Written by `change` above and by nobody else.
    return text === null ? NOTHING : { ...NOTHING, ...(JSON.parse(text) as Draft) };
  } catch {
    return NOTHING;
  }
}

/** Every player of every table. */
export const rowsOf = (sheets: readonly MappedSheet[]): SheetRow[] =>
  sheets.flatMap(({ sheet, mapped }) => readSheet(sheet, mapped));
