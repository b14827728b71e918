import { useState } from 'react';
import type { RulesText } from '@crease/core/settings/rulebook.schema.js';
import { ApiRefusal, request } from '../../platform/requests/api-client.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/layers/Dialog.js';
import { Field, controlClass } from '../../ui/fields/Field.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { useLarge } from '../../ui/use-media.js';
import { cx } from '../../ui/cx.js';
import { Markdown } from '../../ui/text/Markdown.js';
import { rulesKey } from '../open-league/rules-data.js';
import { useChange } from '../../platform/requests/use-change.js';
import * as t from './rules.words.en.js';

/** In characters; the server has the same limit. */
const LONGEST = 20_000;

/** Text and preview have the same height. */
const HEIGHT = 'min(52dvh, 28rem)';

type View = 'write' | 'preview';

/** Editor of the commissioner's rules, with a preview. */
export function RulesEditor({
  leagueId,
  text,
  onClose,
}: {
  leagueId: string;
  text: RulesText | null;
  onClose: () => void;
}) {
  const large = useLarge();
  const [body, setBody] = useState(text?.body ?? '');
  const [view, setView] = useState<View>('write');
  const save = useSaveRules(leagueId, text, onClose);
  const changed = body !== (text?.body ?? '');
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      locked={save.isPending || changed}
      title={t.yourOwnRules}
      description={t.yourOwnRulesHint}
      footer={
        <>
          <span className="mr-auto text-xs text-ink-3">{t.charactersUsed({ count: body.length, most: LONGEST })}</span>
          <Button disabled={save.isPending} onClick={onClose}>
            {changed ? t.discard : t.cancel}
          </Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabled={!changed || body.length > LONGEST}
            onClick={() => save.mutate(body)}
          >
            {t.saveRules}
          </Button>
        </>
      }
    >
      <FormAlert message={failureWords(save.error)} />
      {!large && <ViewChoice value={view} onChange={setView} />}
      <div className="grid gap-4 lg:grid-cols-2">
        {(large || view === 'write') && <Source body={body} onChange={setBody} />}
        {(large || view === 'preview') && <Preview body={body} />}
      </div>
    </Dialog>
  );
}

function useSaveRules(leagueId: string, text: RulesText | null, onSaved: () => void) {
  // The version that was edited: saving is refused if another user has saved meanwhile.
  const [version] = useState(text?.id ?? null);
  return useChange({
    send: (body: string) => request('PUT /:league_id/rules/text', { league_id: leagueId, body: { body, version } }),
    said: t.rulesSaved,
    onDone: onSaved,
    stale: [rulesKey(leagueId)],
  });
}

function ViewChoice({ value, onChange }: { value: View; onChange: (view: View) => void }) {
  return (
    <SegmentedControl
      label={t.view}
      full
      className="mb-3"
      value={value}
      options={[
        { value: 'write', label: t.write },
        { value: 'preview', label: t.preview },
      ]}
      onChange={onChange}
    />
  );
}

const failureWords = (error: Error | null): string | null =>
  error === null
    ? null
    : [error.message, error instanceof ApiRefusal ? error.refusal.fix : undefined].filter(Boolean).join(' ');

function Source({ body, onChange }: { body: string; onChange: (body: string) => void }) {
  return (
    <Field label={t.text} error={body.length > LONGEST ? t.textTooLong : null}>
      {(control) => (
        <textarea
          {...control}
          value={body}
          data-autofocus=""
          spellCheck
          onChange={(event) => onChange(event.target.value)}
          style={{ height: HEIGHT }}
          className={cx(controlClass, 'resize-none py-2 leading-relaxed')}
        />
      )}
    </Field>
  );
}

function Preview({ body }: { body: string }) {
  return (
    <section aria-label={t.preview} className="flex min-w-0 flex-col gap-1">
      <h3 className="text-sm font-medium text-ink-2">{t.preview}</h3>
      <div
        tabIndex={0}
        style={{ height: HEIGHT }}
        className="scroll-slim overflow-y-auto rounded-md border border-line bg-surface p-3"
      >
        {body.trim() === '' ? <p className="text-ink-3">{t.nothingYet}</p> : <Markdown text={body} />}
      </div>
    </section>
  );
}
