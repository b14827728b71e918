import type { ImportAnswer } from '@crease/core/auth/auth.schema.js';
import { useState } from 'react';
import type { DeskChoices, DeskFile } from '@crease/core/imports/desk/desk-file.rules.js';
import { areMostUnknown } from '@crease/core/imports/move-in/row-fates.rules.js';
import { Button } from '../../../ui/Button.js';
import { Select } from '../../../ui/fields/Select.js';
import { UnknownNames } from '../../move-in/UnknownNames.js';
import * as t from './imports.words.en.js';

const SHOWN = 200;

type Candidates = ImportAnswer['rows'][number]['candidates'];

/** Lines refused because no player matched. */
function unsureOf(report: ImportAnswer, lines: DeskFile['lines']) {
  const open = new Map<number, { row: number; player: string; candidates: Candidates }>();
  for (const { row, action, candidates, name } of report.rows) {
    const line = lines[row - 2];
    if (action === 'refused' && line !== undefined && name === line.player) open.set(line.row, { ...line, candidates });
  }
  return [...open.values()];
}

/** Players that could not be matched with certainty: the user decides each; the import never guesses. */
export function SheetUnsure({
  report,
  lines,
  choices,
  creates,
  onChoose,
}: {
  report: ImportAnswer;
  lines: DeskFile['lines'];
  choices: DeskChoices;
  creates: boolean;
  onChoose: (chosen: DeskChoices) => void;
}) {
  const [sure, setSure] = useState(false);
  const unsure = unsureOf(report, lines);
  if (unsure.length === 0) return null;
  const unknown = unsure.filter(({ row, candidates }) => candidates.length === 0 && choices[row] === undefined);
  const strange = unsure.filter(({ candidates }) => candidates.length === 0).length;
  const all = new Set(lines.map(({ row }) => row)).size;
  const most = creates && areMostUnknown(strange, all);
  return (
    <section aria-label={t.notSure}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto font-medium">{t.notSureCount({ count: unsure.length })}</h3>
        {creates && unknown.length > 0 && (!most || sure) && (
          <Button
            size="sm"
            onClick={() => onChoose(Object.fromEntries(unknown.map(({ row }) => [row, 'new' as const])))}
          >
            {t.createUnknown({ count: unknown.length })}
          </Button>
        )}
      </div>
      {most && !sure && (
        <UnknownNames unknown={strange} all={all} sure={t.offerToCreatePlayers} onSure={() => setSure(true)} />
      )}
      <p className="mt-1 text-sm text-ink-2">{t.choosePlayersThenTry}</p>
      <ul
        aria-label={t.playersToReview}
        tabIndex={0}
        className="scroll-slim mt-2 max-h-80 overflow-y-auto rounded-md border border-line"
      >
        {unsure.slice(0, SHOWN).map(({ row, player, candidates }) => (
          <li
            key={row}
            className="grid items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-b-0 sm:grid-cols-[1fr_16rem]"
          >
            <p className="min-w-0">
              <span className="font-medium">{player}</span>
              <span className="text-sm text-ink-2">{` · ${t.rowMark({ row })}`}</span>
            </p>
            <PlayerChoice
              player={player}
              candidates={candidates}
              creates={creates}
              value={choices[row]}
              onChoose={(choice) => onChoose({ [row]: choice })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlayerChoice({
  player,
  candidates,
  creates,
  value,
  onChoose,
}: {
  player: string;
  candidates: Candidates;
  creates: boolean;
  value: DeskChoices[number] | undefined;
  onChoose: (choice: DeskChoices[number]) => void;
}) {
  return (
    <Select
      label={t.whoIsQuestion({ player })}
      hideLabel
      value={value === undefined ? '' : String(value)}
      options={[
        { value: '', label: t.notSettled },
        ...candidates.map(({ id, name, position, club }) => ({
          value: String(id),
          label: [name, position, club].filter((word) => word !== null).join(', '),
        })),
        ...(creates ? [{ value: 'new', label: t.aNewPlayer }] : []),
        { value: 'skip', label: t.leaveOut },
      ]}
      onChange={(next) => {
        if (next === 'new' || next === 'skip') onChoose(next);
        else if (next !== '') onChoose(Number(next));
      }}
    />
  );
}
