import { UNREADABLE } from '@crease/core/messages/unreadable.words.en.js';
import { FANTRAX_NOTES, type FantraxNote } from '@crease/core/imports/move-in/fantrax.words.en.js';
import { sayStored } from '@crease/core/words.js';
import { useRef, useState, type FormEvent } from 'react';
import type { Sheet } from '@crease/core/imports/sheet/columns.rules.js';
import { failureOf } from '../../platform/requests/failure.js';
import { Button } from '../../ui/Button.js';
import { controlClass, Field } from '../../ui/fields/Field.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { useMissing } from '../../ui/fields/use-missing.js';
import { useFantrax } from './move-in.data.js';
import * as t from './move-in.words.en.js';

/** The server may be newer than the page. */
const noteWords = (note: FantraxNote): string => sayStored(FANTRAX_NOTES, note, UNREADABLE);

/** The id from '1abc2def' or from the address of any Fantrax page of the league. */
const idOf = (text: string): string => /\/league\/([a-z0-9]+)/i.exec(text)?.[1] ?? text.trim();

export function FantraxForm({ leagueId, add }: { leagueId: string; add: (sheets: readonly Sheet[]) => void }) {
  const [text, setText] = useState('');
  const read = useFantrax(leagueId);
  const form = useRef<HTMLFormElement>(null);
  const ready = text.trim() !== '';
  const missing = useMissing(form, ready, failureOf(read.error));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return missing.show();
    read.mutate(idOf(text), { onSuccess: ({ tables }) => add(tables) });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t.fantraxLeague} hint={t.fantraxLeagueHint}>
        {(control) => (
          <input
            {...control}
            required
            value={text}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
            className={controlClass}
          />
        )}
      </Field>
      {read.data?.notes.map((note) => (
        <p key={JSON.stringify(note)} role="status" className="text-sm text-ink-2">
          {noteWords(note)}
        </p>
      ))}
      <FormAlert message={missing.notice} />
      <Button type="submit" className="mt-auto self-start" busy={read.isPending}>
        {t.readLeague}
      </Button>
    </form>
  );
}
