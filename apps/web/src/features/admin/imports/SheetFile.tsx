import { useState } from 'react';
import type { Sheet } from '@crease/core/imports/sheet/columns.rules.js';
import { readFile, readText, type ReadFile } from '../../../platform/files/read-files.js';
import { Button } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { controlClass, Field } from '../../../ui/fields/Field.js';
import { FileField } from '../../../ui/fields/FileField.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import * as t from './imports.words.en.js';

export function SheetFile({ onRead }: { onRead: (sheets: readonly Sheet[]) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const take = async (reading: Promise<ReadFile>) => {
    const read = await reading;
    setProblem(read.ok ? null : read.why);
    onRead(read.ok ? read.sheets : []);
  };
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <FileField
        label={t.spreadsheet}
        hint={t.spreadsheetHint}
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        chosen={chosen}
        onChoose={([file]) => {
          setChosen(file?.name ?? null);
          if (file !== undefined) void take(readFile(file));
        }}
      />
      <div className="flex flex-col gap-2">
        <Field label={t.orPasteTable} hint={t.pasteTableHint}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className={cx(controlClass, 'h-auto py-2')}
            />
          )}
        </Field>
        {text.trim() !== '' && (
          <Button
            className="self-start"
            onClick={() => {
              void take(readText(text));
              setText('');
            }}
          >
            {t.readPastedTable}
          </Button>
        )}
      </div>
      <div className="sm:col-span-2">
        <FormAlert message={problem} />
      </div>
    </div>
  );
}
