import { type readTable, type Alone } from '@crease/core/imports/sheet/table.rules.js';
import { Select } from '../../ui/fields/Select.js';
import { useMoveIn } from './move-in.store.js';
import type { MappedSheet } from './mapped-sheets.js';
import * as t from './move-in.words.en.js';

export const CHOOSE = { value: '', label: t.choose } as const;
const ALONE: readonly { value: Alone; label: string }[] = [
  { value: 'team', label: t.teamOfPlayersBelow },
  { value: 'player', label: t.aPlayer },
  { value: 'nothing', label: t.neither },
];
type Parsed = ReturnType<typeof readTable>;

export function EmptyCellsQuestion({
  known: { sheet },
  below,
}: {
  known: MappedSheet;
  below: NonNullable<Parsed['below']>;
}) {
  const { answer } = useMoveIn();
  return (
    <Select<'same' | 'none' | ''>
      label={t.emptyCellsMean}
      hint={t.rowCount({ count: below.rows })}
      value={below.open ? '' : below.is}
      required
      error={below.open ? t.chooseEmptyCellsMeaning : null}
      options={[
        ...(below.open ? [CHOOSE] : []),
        { value: 'same', label: t.sameTeam },
        { value: 'none', label: t.noTeamFreeAgents },
      ]}
      onChange={(next) => next !== '' && answer(sheet.name, { below: next })}
    />
  );
}

/** Rows with nothing but a name. */
export function AloneQuestions({
  known: { sheet, mapped, answers = {} },
  alone,
}: { known: MappedSheet } & Pick<Parsed, 'alone'>) {
  const { answer } = useMoveIn();
  return (
    <details className="mt-3" open={alone.some(({ is }) => is === 'nothing')}>
      <summary className="cursor-pointer text-sm text-ink-2 pointer-coarse:min-h-11">
        {t.singleNameRows({
          count: alone.length,
          names: alone
            .slice(0, 3)
            .map(({ text }) => text)
            .join(', '),
          more: alone.length > 3,
        })}
      </summary>
      <ul
        aria-label={t.singleNameRowsOf({ sheet: sheet.name })}
        className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3"
      >
        {alone.map(({ row, text, is }) => (
          <li key={row}>
            <Select
              label={text}
              hint={t.rowNumber({ row })}
              value={is}
              options={mapped.columns.includes('fantasy_team') ? ALONE.slice(1) : ALONE}
              onChange={(next) => answer(sheet.name, { alone: { ...answers.alone, [row]: next } })}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
