import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import { request } from '../../platform/requests/api-client.js';
import type { CsvTable } from '../../platform/files/csv.js';
import { everyPage } from '../../platform/requests/every-page.js';
import * as t from './activity.words.en.js';

const PAGE = 100;

interface Filter {
  readonly start: string;
  readonly end: string;
  readonly kind: string;
  readonly team: string;
}

/** The filtered log, all pages, as a table. */
export async function wholeLog(
  leagueId: string,
  { start, end, kind, team }: Filter,
  teamName: (id: string) => string | undefined,
): Promise<CsvTable> {
  const lines = await everyPage<ActivityEntry, string>(async (before) => {
    const page = await request('GET /:league_id/activity-log', {
      league_id: leagueId,
      query: {
        start: start || null,
        end: end || null,
        type: kind === 'all' ? null : kind,
        team: team === 'all' ? null : team,
        before,
        limit: PAGE,
      },
    });
    return { rows: page.activities, next: page.next };
  });
  return {
    head: [t.dateColumn, t.whatColumn, t.messageColumn, t.byColumn, t.teamsColumn],
    keys: [null, 'action_type'],
    rows: lines.map((line) => [
      line.date,
      line.action_type,
      line.message,
      line.actor,
      line.team_ids.flatMap((id) => teamName(id) ?? []).join('; '),
    ]),
  };
}
