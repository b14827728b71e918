import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ARCHIVE_LIMITS } from '@crease/core/archive/archive.limits.js';
import { useOnce } from '../../../platform/requests/once.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { keys } from '../../open-league/league-data.js';
import { Field } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Spinner } from '../../../ui/Spinner.js';
import { showToast } from '../../../ui/layers/toast.js';
import { ArchivePreview } from './ArchivePreview.js';
import * as t from './enter.words.en.js';

const MOST_MB = ARCHIVE_LIMITS.bytes / 1024 / 1024;

function useSendArchive(onCreated: (leagueId: string) => void) {
  const client = useQueryClient();
  const bringOnce = useOnce();
  return useMutation({
    mutationFn: ({ dryRun, from, as }: { dryRun: boolean; from: File; as: string | null }) => {
      const form = new FormData();
      form.append('file', from);
      // The key uses the file's name, size and date, because its content cannot be compared here.
      const what = { dryRun, as, name: from.name, size: from.size, at: from.lastModified };
      return bringOnce(what, (key) =>
        request('POST /archives', { query: { dry_run: String(dryRun), person: as ?? undefined }, body: form, key }),
      );
    },
    onSuccess: (answer) => {
      if (answer.league_id === null) return;
      void client.invalidateQueries({ queryKey: keys.myLeagues });
      showToast({
        kind: 'success',
        text: t.leagueIsHere({ league: answer.league.name }),
        detail: t.youAreCommissioner,
      });
      onCreated(answer.league_id);
    },
  });
}

/** Creates a league from an archive. A trial run first shows its content. */
export function FromArchiveDialog({
  choice,
  onClose,
  onCreated,
}: {
  choice: ReactNode;
  onClose: () => void;
  onCreated: (leagueId: string) => void;
}) {
  const [file, setFile] = useState<File | null>(null);
  const [person, setPerson] = useState<string | null>(null);
  const send = useSendArchive(onCreated);
  const attempt = (from: File | null, as: string | null) => {
    setPerson(as);
    send.reset();
    if (from !== null && from.size <= ARCHIVE_LIMITS.bytes) send.mutate({ dryRun: true, from, as });
  };
  const tried = send.data?.dry_run === true ? send.data : null;
  const tooLarge = file !== null && file.size > ARCHIVE_LIMITS.bytes;
  const trying = send.isPending && send.variables.dryRun;
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      title={t.createNewLeagueTitle}
      description={t.fromArchiveHint}
      submit={t.createLeague}
      ready={tried !== null}
      busy={send.isPending && !send.variables.dryRun}
      error={failureOf(send.error)}
      onSubmit={() => file !== null && send.mutate({ dryRun: false, from: file, as: person })}
    >
      {choice}
      <FileField
        tooLarge={tooLarge}
        onChoose={(from) => {
          setFile(from);
          attempt(from, null);
        }}
      />
      {trying && (
        <p role="status" className="mt-4 flex items-center gap-2 text-ink-2">
          <Spinner /> {t.readingArchive}
        </p>
      )}
      {tried !== null && <ArchivePreview found={tried} person={person} onPerson={(as) => attempt(file, as)} />}
    </FormDialog>
  );
}

function FileField({ tooLarge, onChoose }: { tooLarge: boolean; onChoose: (file: File | null) => void }) {
  return (
    <Field
      label={t.archive}
      hint={t.archiveFileHint({ megabytes: MOST_MB })}
      error={tooLarge ? t.archiveTooLarge({ megabytes: MOST_MB }) : undefined}
    >
      {(control) => (
        <input
          {...control}
          data-autofocus=""
          type="file"
          required
          accept=".zip,application/zip"
          onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
          className="w-full min-w-0 rounded-md border border-line-strong bg-raised text-sm text-ink-2 file:mr-3 file:h-9 file:cursor-pointer file:border-0 file:border-r file:border-line file:bg-sunken file:px-3 file:text-sm file:font-medium file:text-ink pointer-coarse:file:h-11"
        />
      )}
    </Field>
  );
}
