import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SheetAnswer } from '@crease/core/protection/protection.schema.js';
import type { Sheet } from '@crease/core/protection/sheet.rules.js';
import { request, isRefusal } from '../../platform/requests/api-client.js';
import { sheetKey } from './protection.data.js';
import { ofTeam } from './sheet.model.js';
import * as t from './protection.words.en.js';

const PAUSE_MS = 500;

export type Saving = { state: 'saved' } | { state: 'saving' } | { state: 'failed'; message: string };

/** Sends the latest sheet, one request at a time. */
function useSender(leagueId: string, answer: SheetAnswer, setSaving: (saving: Saving) => void) {
  const client = useQueryClient();
  const wanted = useRef<Sheet | null>(null);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  // Players who have left the team can no longer be unmarked and would block the others.
  const team = useRef(answer);
  useEffect(() => {
    team.current = answer;
  }, [answer]);

  const flush = useCallback(
    async (leaving = false) => {
      clearTimeout(timer.current);
      if ((busy.current && !leaving) || wanted.current === null) return;
      busy.current = true;
      const sent = ofTeam(team.current, wanted.current);
      wanted.current = null;
      try {
        const kept = await putSheet(leagueId, sent);
        // A fetch in flight would restore an older sheet.
        await client.cancelQueries({ queryKey: sheetKey(leagueId) });
        client.setQueryData(sheetKey(leagueId), kept);
        busy.current = false;
        if (wanted.current === null) setSaving({ state: 'saved' });
        else void flush();
      } catch (error) {
        busy.current = false;
        wanted.current ??= sent;
        setSaving({
          state: 'failed',
          message: error instanceof Error ? error.message : t.sheetNotSaved,
        });
        if (isRefusal(error)) void client.invalidateQueries({ queryKey: sheetKey(leagueId) });
      }
    },
    [client, leagueId, setSaving],
  );

  const schedule = (next: Sheet) => {
    wanted.current = next;
    setSaving({ state: 'saving' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  };
  // Save at once when the user leaves the page.
  useEffect(() => {
    const hide = () => void flush(true);
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      void flush();
    };
  }, [flush]);
  return { flush, schedule };
}

const putSheet = (leagueId: string, body: Sheet) =>
  request('PUT /:league_id/protection-sheet', { league_id: leagueId, body, keepalive: true });

/** Saves the sheet a moment after every change. The latest change wins, also when an earlier answer arrives late. */
export function useAutosave(leagueId: string, answer: SheetAnswer) {
  const [known, setKnown] = useState(answer);
  const [sheet, setSheet] = useState<Sheet>(answer);
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  // Take over a change from another device, unless a local change is still being saved.
  if (answer !== known && saving.state === 'saved') {
    setKnown(answer);
    setSheet(answer);
  }
  const { flush, schedule } = useSender(leagueId, answer, setSaving);
  const change = (next: Sheet) => {
    setSheet(next);
    schedule(next);
  };
  return { sheet: ofTeam(answer, sheet), saving, change, retry: () => void flush() };
}
