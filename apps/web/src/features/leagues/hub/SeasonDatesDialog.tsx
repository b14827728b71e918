import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import type { SeasonDatesBody } from '@crease/core/seasons/season.schema.js';
import { dayWords, daysBetween, isDay } from '@crease/core/calendar.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { keys } from '../../open-league/league-data.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import * as t from './hub.words.en.js';

/** Corrects the season's dates. A preview first shows what moves with them. */
export function SeasonDatesDialog(props: {
  league: LeagueView;
  season: string;
  starts: string;
  ends: string;
  onClose: () => void;
}) {
  // The dialog stays with the season it was opened for. The server refuses its dates when the league is at another one.
  const [{ league, season, starts, ends }] = useState(props);
  const { onClose } = props;
  const save = useSaveDates(league.league_id, onClose);
  const form = useFields({ season_starts_on: starts, season_ends_on: ends }, save);
  const { season_starts_on: from, season_ends_on: to } = form.values;
  const body = { season, ...form.values };
  const begun = league.phase === 'in-season';
  const reversed = isDay(from) && isDay(to) && daysBetween(from, to) < 0;
  const valid = isDay(from) && isDay(to) && !reversed;
  const changed = from !== starts || to !== ends;
  const preview = useQuery({
    queryKey: [...keys.phase(league.league_id), 'dates', body],
    queryFn: ({ signal }) =>
      request('POST /:league_id/phase/dates/preview', { league_id: league.league_id, body, signal }),
    enabled: valid && changed,
    gcTime: 0,
    retry: false,
  });
  const refusal = preview.data?.refusal ?? null;
  return (
    <FormDialog
      onClose={onClose}
      title={t.correctSeasonDates}
      description={begun ? t.seasonDatesHint : t.comingSeasonDatesHint({ season })}
      submit={t.correctDates}
      ready={valid && changed && preview.data !== undefined && refusal === null}
      busy={save.isPending}
      error={failureOf(save.error ?? preview.error)}
      onSubmit={() => save.mutate(body)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t.firstDay}
          type="date"
          required
          hint={isDay(from) ? dayWords(from) : t.chooseDay}
          {...form.text('season_starts_on')}
        />
        <TextField
          label={t.lastDay}
          type="date"
          required
          hint={isDay(to) ? dayWords(to) : t.chooseDay}
          {...form.text('season_ends_on', reversed ? t.lastDayBeforeFirst : undefined)}
        />
      </div>
      <FormAlert message={refusal === null ? null : `${refusal.message} ${refusal.fix ?? ''}`} />
      {preview.data !== undefined && preview.data.changes.length > 0 && <Changes lines={preview.data.changes} />}
      {preview.data !== undefined && preview.data.changes.length === 0 && refusal === null && (
        <p className="text-ink-2">{t.noDateConsequences}</p>
      )}
    </FormDialog>
  );
}

function useSaveDates(leagueId: string, onClose: () => void) {
  return useChange({
    send: (body: SeasonDatesBody, key) => request('PUT /:league_id/phase/dates', { league_id: leagueId, body, key }),
    said: t.seasonDatesCorrected,
    onDone: onClose,
    stale: [keys.league(leagueId)],
  });
}

function Changes({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-label={t.whatChanges}>
      <h3 className="mb-1.5 text-xs font-medium text-ink-3">{t.whatChanges}</h3>
      <ul className="flex list-disc flex-col gap-1.5 pl-4 marker:text-ink-3">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
