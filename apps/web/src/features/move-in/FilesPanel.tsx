import { useRef, useState } from 'react';
import X from 'lucide-react/icons/x';
import { Button, IconButton } from '../../ui/Button.js';
import { cx } from '../../ui/cx.js';
import { controlClass, Field } from '../../ui/fields/Field.js';
import { FileField } from '../../ui/fields/FileField.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { useMissing } from '../../ui/fields/use-missing.js';
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
  const choose = (files: readonly File[]) => void take(files.map(readFile));
  return (
    <Panel
      title={t.tablesStep}
      bodyClassName="pt-3"
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
          choose([...event.dataTransfer.files]);
        }}
      >
        <div className="grid gap-4 lg:grid-cols-3 lg:gap-0 lg:divide-x lg:divide-line lg:*:px-4 lg:*:first:pl-0 lg:*:last:pr-0">
          <FileField
            label={t.files}
            hint={t.filesHint}
            multiple
            accept=".csv,.tsv,.txt,.xlsx,text/csv"
            onChoose={choose}
          />
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
  const form = useRef<HTMLFormElement>(null);
  const ready = text.trim() !== '';
  const missing = useMissing(form, ready, null);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return missing.show();
        onRead(text);
        setText('');
      }}
    >
      <Field label={t.pastedTable} hint={t.pasteTableHint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            required
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={cx(controlClass, 'h-auto min-h-24 py-2')}
          />
        )}
      </Field>
      <FormAlert message={missing.notice} />
      <Button type="submit" className="mt-auto self-start">
        {t.readPastedTable}
      </Button>
    </form>
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
