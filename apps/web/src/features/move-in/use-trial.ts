import { useState } from 'react';
import type { Along } from '@crease/core/imports/move-in/along.rules.js';
import type { MoveInFile } from '@crease/core/imports/move-in/move-in.rules.js';
import { newKey } from '../../platform/requests/api-client.js';
import { showToast } from '../../ui/layers/toast.js';
import { useInvites } from './invites.store.js';
import { useBring } from './move-in.data.js';
import { useMoveIn } from './move-in.store.js';
import * as t from './move-in.words.en.js';

/** The stored name of the import's source, without words: readers have their own language. */
const sourceOf = ([first = '', ...more]: readonly string[]): string =>
  first.slice(0, 80) + (more.length === 0 ? '' : ` + ${more.length}`);

/** Sends the file: as a trial, then for good. `answer` is the trial's when nothing has changed since. */
export function useTrial(leagueId: string, file: MoveInFile, along: Along) {
  const { sent } = file;
  const bring = useBring(leagueId);
  const clear = useMoveIn((state) => state.clear);
  const names = useMoveIn((state) => sourceOf(state.sheets.map(({ sheet }) => sheet.name)));
  // The content of the last trial; any change requires another.
  const [tried, setTried] = useState<{ text: string; sent: MoveInFile['sent'] } | null>(null);
  const invite = useInvites((state) => state.set);
  const invited = along.managers.flatMap(({ email, ...one }) =>
    email === null ? [] : [{ ...one, email, state: 'waiting' as const, why: null, key: newKey() }],
  );
  const text = JSON.stringify({ rosters: sent.length === 0 ? '' : file.csv, along: along.body });
  const last = bring.data?.dry_run === true ? bring.data : undefined;
  const answer = tried?.text === text ? last : undefined;
  const { rules, ...tables } = along.body;
  const more = Object.values(tables).reduce((sum, rows) => sum + rows.length, 0) + (rules === null ? 0 : 1);
  const send = (dryRun: boolean) =>
    bring.mutate(
      { text, name: names, dryRun },
      {
        onSuccess: ({ counts, along: came }) => {
          setTried({ text, sent });
          if (dryRun) return;
          clear();
          // Managers are invited later with a separate click, because a message cannot be taken back.
          if (invited.length > 0) invite(invited);
          showToast({
            kind: 'success',
            text: t.leagueMovedIn,
            detail: t.playersInPlaces({
              count: counts.created + counts.updated + counts.unchanged,
              rows: came.length === 0 ? null : came.filter(({ action }) => action !== 'refused').length,
            }),
          });
        },
      },
    );
  return { bring, names, tried, last, answer, more, send };
}
