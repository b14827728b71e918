import { useState } from 'react';
import type { Sheet } from '@crease/core/imports/sheet/columns.rules.js';
import { readFile, readText, type ReadFile } from '../../../platform/files/read-files.js';
import { Button } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { controlClass, Field } from '../../../ui/fields/Field.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import * as t from './imports.words.en.js';

export const FILE_CLASS =
  'w-full min-w-0 rounded-md border border-line-strong bg-raised text-sm text-ink-2 file:mr-3 file:h-9 file:cursor-pointer file:border-0 file:border-r file:border-line file:bg-sunken file:px-3 file:text-sm file:font-medium file:text-ink pointer-coarse:file:h-11';

export function SheetFile({ onRead }: { onRead: (sheets: readonly Sheet[]) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [text, setText] = useState('');
  const take = async (reading: Promise<ReadFile>) => {
    const read = await reading;
    setProblem(read.ok ? null : read.why);
    onRead(read.ok ? read.sheets : []);
  };
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Field label={t.spreadsheet} hint={t.spreadsheetHint}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void take(readFile(file));
            }}
            className={FILE_CLASS}
          />
        )}
      </Field>
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
