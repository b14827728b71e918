import { useState } from 'react';
import X from 'lucide-react/icons/x';
import { Button, IconButton } from '../../ui/Button.js';
import { cx } from '../../ui/cx.js';
import { controlClass, Field } from '../../ui/Field.js';
import { FormAlert } from '../../ui/FormAlert.js';
import { Panel } from '../../ui/Panel.js';
import { FantraxForm } from './FantraxForm.js';
import { useMoveIn } from './move-in.store.js';
import { readFile, readText, type ReadFile } from '../../platform/read-files.js';

export function FilesPanel({ leagueId }: { leagueId: string }) {
  const { sheets, add, remove, clear, rules, setRules } = useMoveIn();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const take = async (reading: readonly Promise<ReadFile>[]) => {
    const read = await Promise.all(reading);
    add(read.flatMap((one) => (one.ok ? one.sheets : [])));
    setProblems(read.flatMap((one) => (one.ok ? [] : [one.why])));
  };
  const choose = (files: FileList | null) => void take([...(files ?? [])].map(readFile));
  return (
    <Panel
      title="1. Tables of the other site"
      actions={
        sheets.length > 0 && (
          <Button size="sm" variant="quiet" onClick={clear}>
            Begin again
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
        <Field
          label="Files"
          hint="CSV, TSV or XLSX, several at once: rosters, those of past seasons too, draft picks, retained salary, protection lists, past standings, trades and drafts. Drop them here, or choose them."
        >
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
        <Field label="Or paste a table" hint="With its headings, as it is copied from a spreadsheet.">
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
              void take([readText(text)]);
              setText('');
            }}
          >
            Read what was pasted
          </Button>
        )}
        <FantraxForm leagueId={leagueId} add={add} />
        <details>
          <summary className="cursor-pointer text-sm text-ink-2">The league’s own rules</summary>
          <Field label="Rules" hint="They become the text of the rulebook.">
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
        {problems.map((why) => (
          <FormAlert key={why} message={why} />
        ))}
        {sheets.length > 0 && (
          <ul aria-label="Tables" className="flex flex-wrap gap-2">
            {sheets.map(({ sheet }) => (
              <li
                key={sheet.name}
                className="flex min-w-0 items-center gap-2 rounded-md border border-line bg-sunken pl-3 text-sm"
              >
                <span className="min-w-0 truncate font-medium">{sheet.name}</span>
                <span className="shrink-0 text-ink-2">{sheet.rows.length.toLocaleString('en-US')} rows</span>
                <IconButton
                  label={`Remove ${sheet.name}`}
                  icon={<X size={16} aria-hidden="true" />}
                  onClick={() => remove(sheet.name)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
