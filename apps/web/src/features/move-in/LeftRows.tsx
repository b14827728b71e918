import { locale } from '@crease/core/locale.js';
import type { MoveInAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import type { MoveInFile } from '@crease/core/imports/move-in/move-in.rules.js';
import { rowFates, type Fate, type RowFate } from '@crease/core/imports/move-in/row-fates.rules.js';
import { reasonsWords } from '@crease/core/players/files/report.words.js';
import { DownloadCsv } from '../../platform/files/DownloadCsv.js';
import type { CsvTable } from '../../platform/files/csv.js';
import * as t from './move-in.words.en.js';

/** Ordered by how likely a missing player is found there. */
const GROUPS: readonly (readonly [Fate, string])[] = [
  ['refused', t.notSureWhoItIs],
  ['skip', t.leftBehindByChoice],
  ['gone', t.goneFromTeamThere],
  ['free', t.freeAgentsThere],
];
const SHOWN = 200;

export function LeftRows({
  answer,
  file,
  name,
}: {
  answer: MoveInAnswer;
  file: Pick<MoveInFile, 'sent' | 'left'>;
  name: string;
}) {
  const fates = rowFates(file, answer);
  if (fates.length === 0) return null;
  const groups = GROUPS.map(([fate, label]) => ({ fate, label, of: fates.filter((row) => row.fate === fate) }));
  const out = groups.reduce((sum, { of }) => sum + of.length, 0);
  return (
    <section aria-label={t.rowsLeftOut}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto font-medium">{out === 0 ? t.noRowsLeftOut : t.rowsLeftOutCount({ count: out })}</h3>
        <DownloadCsv name={t.reportOf({ source: name }).slice(0, 100)} table={() => reportOf(fates, answer)} />
      </div>
      {groups.map(({ fate, label, of }) =>
        of.length === 0 ? null : (
          <details key={fate} className="mt-2 rounded-md border border-line">
            <summary className="flex cursor-pointer items-center gap-3 px-3 py-2 hover:bg-hover pointer-coarse:min-h-11">
              <span className="mr-auto">{label}</span>
              <span className="text-sm text-ink-3 tabular-nums">{locale.number(of.length)}</span>
            </summary>
            <ul
              tabIndex={0}
              aria-label={label}
              className="scroll-slim max-h-96 overflow-y-auto border-t border-line px-3 py-2 text-sm"
            >
              {of.slice(0, SHOWN).map((row) => (
                <Line key={`${row.sheet} ${row.row}`} row={row} />
              ))}
              {of.length > SHOWN && (
                <li className="py-0.5 text-ink-3">{t.andMoreInFile({ count: of.length - SHOWN })}</li>
              )}
            </ul>
          </details>
        ),
      )}
    </section>
  );
}

function Line({ row: { sheet, row, player, team, word, fate, why } }: { row: RowFate }) {
  return (
    <li className="flex flex-wrap gap-x-2 py-0.5">
      <span className="text-ink-3 tabular-nums">{t.rowOfSheet({ sheet, row })}</span>
      <span className="font-medium wrap-anywhere">{player}</span>
      <span className="text-ink-2">{[team, word].filter((part) => part !== '').join(', ')}</span>
      {fate === 'refused' && <span className="text-ink-2">{reasonsWords(why)}</span>}
    </li>
  );
}

const SAID: Readonly<Record<Fate, string>> = {
  comes: t.rowComes,
  moves: t.rowChangesTeamOrPlace,
  stays: t.rowIsThereAlready,
  refused: t.rowNotSure,
  skip: t.rowLeftBehind,
  gone: t.rowGone,
  free: t.rowFreeAgent,
};

function reportOf(fates: readonly RowFate[], { teams }: MoveInAnswer): CsvTable {
  const here = new Map(
    teams.flatMap(({ team_name, players }) =>
      players.map(({ player_id, ...player }) => [player_id, { ...player, team_name }] as const),
    ),
  );
  return {
    head: [
      'table',
      'row',
      'player',
      'team_there',
      'word',
      'what_became',
      'player_id',
      'player_here',
      'team_here',
      'place_here',
      'hit_here',
      'why',
    ],
    rows: fates.map(({ sheet, row, player, team, word, fate, player_id, why }) => {
      const one = player_id === null ? undefined : here.get(player_id);
      return [
        sheet,
        row,
        player,
        team,
        word,
        SAID[fate],
        player_id,
        one?.name,
        one?.team_name,
        one?.place,
        one?.hit,
        reasonsWords(why),
      ];
    }),
  };
}
