import { useState } from 'react';
import X from 'lucide-react/icons/x';
import { Button, IconButton } from '../../ui/Button.js';
import { cx } from '../../ui/cx.js';
import { controlClass, Field } from '../../ui/fields/Field.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { Panel } from '../../ui/page/Panel.js';
import { FantraxForm } from './FantraxForm.js';
import { useMoveIn } from './move-in.store.js';
import { readFile, readText, type ReadFile } from '../../platform/files/read-files.js';
import * as t from './move-in.words.en.js';

export function FilesPanel({ leagueId }: { leagueId: string }) {
  const { sheets, add, clear } = useMoveIn();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const take = async (reading: readonly Promise<ReadFile>[]) => {
    const read = await Promise.all(reading);
    add(read.flatMap((one) => (one.ok ? one.sheets : [])));
    setProblems(read.flatMap((one) => (one.ok ? [] : [one.why])));
  };
  const choose = (files: FileList | null) => void take([...(files ?? [])].map(readFile));
  return (
    <Panel
      title={t.tablesStep}
      actions={
        sheets.length > 0 && (
          <Button size="sm" variant="quiet" onClick={clear}>
            {t.beginAgain}
          </Button>
        )
      }
    >
      <div
        className="flex flex-col gap-3"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files);
        }}
      >
        <div className="grid gap-4 lg:grid-cols-3 lg:*:rounded-md lg:*:border lg:*:border-line lg:*:p-4">
          <Field label={t.files} hint={t.filesHint}>
            {(control) => (
              <input
                {...control}
                type="file"
                multiple
                accept=".csv,.tsv,.txt,.xlsx,text/csv"
                onChange={(event) => {
                  choose(event.target.files);
                  event.target.value = '';
                }}
                className="w-full min-w-0 rounded-md border border-line-strong bg-raised text-sm text-ink-2 file:mr-3 file:h-9 file:cursor-pointer file:border-0 file:border-r file:border-line file:bg-sunken file:px-3 file:text-sm file:font-medium file:text-ink pointer-coarse:file:h-11"
              />
            )}
          </Field>
          <PasteField onRead={(text) => void take([readText(text)])} />
          <FantraxForm leagueId={leagueId} add={add} />
        </div>
        <OwnRules />
        {problems.map((why) => (
          <FormAlert key={why} message={why} />
        ))}
        {sheets.length > 0 && <Tables />}
      </div>
    </Panel>
  );
}

function PasteField({ onRead }: { onRead: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <div className="flex flex-col gap-3">
      <Field label={t.orPasteTable} hint={t.pasteTableHint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={cx(controlClass, 'h-auto min-h-24 py-2')}
          />
        )}
      </Field>
      {text.trim() !== '' && (
        <Button
          className="self-start"
          onClick={() => {
            onRead(text);
            setText('');
          }}
        >
          {t.readPastedTable}
        </Button>
      )}
    </div>
  );
}

function OwnRules() {
  const { rules, setRules } = useMoveIn();
  return (
    <details>
      <summary className="cursor-pointer text-sm text-ink-2">{t.leaguesOwnRules}</summary>
      <Field label={t.rules} hint={t.ownRulesHint}>
        {(control) => (
          <textarea
            {...control}
            rows={5}
            maxLength={20_000}
            value={rules}
            onChange={(event) => setRules(event.target.value)}
            className={cx(controlClass, 'h-auto min-h-24 py-2')}
          />
        )}
      </Field>
    </details>
  );
}

function Tables() {
  const { sheets, remove } = useMoveIn();
  return (
    <ul aria-label={t.tables} className="flex flex-wrap gap-2">
      {sheets.map(({ sheet }) => (
        <li
          key={sheet.name}
          className="flex min-w-0 items-center gap-2 rounded-md border border-line bg-sunken pl-3 text-sm"
        >
          <span className="min-w-0 truncate font-medium">{sheet.name}</span>
          <span className="shrink-0 text-ink-2">{t.rowCount({ count: sheet.rows.length })}</span>
          <IconButton
            label={t.removeSheet({ sheet: sheet.name })}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => remove(sheet.name)}
          />
        </li>
      ))}
    </ul>
  );
}
