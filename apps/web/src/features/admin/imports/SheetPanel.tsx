import { useMemo, useRef, useState } from 'react';
import { deskMissing, mapDesk, type DeskMapped } from '@crease/core/imports/desk/desk-sheet.rules.js';
import type { DeskKind } from '@crease/core/imports/desk/desk.fields.js';
import { deskFile, type DeskChoices } from '@crease/core/imports/desk/desk-file.rules.js';
import type { Sheet } from '@crease/core/imports/sheet/columns.rules.js';
import type { DeskAnswers } from '@crease/core/imports/desk/desk-hits.rules.js';
import { Panel } from '../../../ui/page/Panel.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { useMissing } from '../../../ui/fields/use-missing.js';
import { Select } from '../../../ui/fields/Select.js';
import { SheetColumns } from './SheetColumns.js';
import { SheetFile } from './SheetFile.js';
import { SheetQuestions } from './SheetQuestions.js';
import { SheetTry } from './SheetTry.js';
import * as t from './imports.words.en.js';

const KINDS = [
  { value: 'contracts', label: t.contracts },
  { value: 'statuses', label: t.injuryStatuses },
] as const;

/** The chosen table and how it is read. Another table or kind starts without corrections. */
function useDesk(season: string) {
  const [kind, setKind] = useState<DeskKind>('contracts');
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [chosen, setChosen] = useState(0);
  const [corrected, setCorrected] = useState<DeskMapped | null>(null);
  const [choices, setChoices] = useState<DeskChoices>({});
  const [answers, setAnswers] = useState<DeskAnswers>({});
  const [source, setSource] = useState('');
  const sheet = sheets[chosen];
  const guessed = useMemo(() => (sheet === undefined ? null : mapDesk(sheet.rows, kind)), [sheet, kind]);
  const mapped = corrected ?? guessed;
  const file = useMemo(
    () =>
      sheet === undefined || mapped === null
        ? null
        : deskFile(sheet.rows, mapped, kind, {
            present: season,
            source: source.trim() || sheet.name,
            choices,
            answers,
          }),
    [sheet, mapped, kind, season, source, choices, answers],
  );
  const again = () => {
    setCorrected(null);
    setChoices({});
    setAnswers({});
  };
  const chooseKind = (next: DeskKind) => {
    setKind(next);
    again();
  };
  const readSheets = (read: readonly Sheet[]) => {
    setSheets(read);
    setChosen(0);
    again();
  };
  const chooseSheet = (at: number) => {
    setChosen(at);
    again();
  };
  const read = { kind, sheets, chosen, sheet, mapped, file, choices, answers, source };
  return { ...read, chooseKind, readSheets, chooseSheet, correct: setCorrected, setChoices, setAnswers, setSource };
}

/** Imports contracts or statuses from any spreadsheet, with any column names and money formats. */
export function SheetPanel({ season }: { season: string }) {
  const desk = useDesk(season);
  const { kind, sheets, chosen, sheet, mapped, file, choices, answers, source } = desk;
  const form = useRef<HTMLFormElement>(null);
  const ready =
    mapped !== null &&
    deskMissing(mapped, kind).length === 0 &&
    mapped.seasons.length === 0 &&
    file?.questions.length === 0;
  const missing = useMissing(form, ready, null);
  return (
    <Panel title={t.fromAnySpreadsheet} className="lg:col-span-2">
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={t.typeOfTable}
          className="self-start"
          value={kind}
          options={KINDS}
          onChange={desk.chooseKind}
        />
        <SheetFile onRead={desk.readSheets} />
        {sheets.length > 1 && (
          <Select
            label={t.table}
            value={String(chosen)}
            options={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
            onChange={(next) => desk.chooseSheet(Number(next))}
          />
        )}
        {sheet !== undefined && mapped !== null && file !== null && (
          <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
            <SheetColumns sheet={sheet} mapped={mapped} kind={kind} season={season} onChange={desk.correct} />
            {(kind === 'contracts' || file.questions.length > 0 || answers.positions !== undefined) && (
              <SheetQuestions
                questions={file.questions}
                answers={answers}
                oneHit={kind === 'contracts' && mapped.columns.includes('hit')}
                namesSeason={mapped.columns.includes('season')}
                season={season}
                onAnswer={(part) => desk.setAnswers({ ...answers, ...part })}
              />
            )}
            <SheetTry
              kind={kind}
              name={sheet.name}
              file={file}
              ready={ready}
              missing={missing}
              source={source}
              onSource={desk.setSource}
              choices={choices}
              onChoose={(more) => desk.setChoices({ ...choices, ...more })}
            />
          </form>
        )}
      </div>
    </Panel>
  );
}
