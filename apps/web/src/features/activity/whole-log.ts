import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import { request } from '../../platform/api-client.js';
import type { CsvTable } from '../../platform/csv.js';

/** Some seasons of a busy league. */
const MOST_PAGES = 200;
const PAGE = 100;

interface Filter {
  readonly start: string;
  readonly end: string;
  readonly kind: string;
  readonly team: string;
}

/** The log as it is filtered, to its end, as a table. */
export async function wholeLog(
  leagueId: string,
  { start, end, kind, team }: Filter,
  teamName: (id: string) => string | undefined,
): Promise<CsvTable> {
  const lines: ActivityEntry[] = [];
  let before: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: { activities: ActivityEntry[]; next: string | null } = await request('GET /:league_id/activity-log', {
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
    lines.push(...answer.activities);
    before = answer.next;
    if (before === null) break;
  }
  return {
    head: ['date', 'what', 'message', 'by', 'teams'],
    rows: lines.map((line) => [
      line.date,
      line.action_type,
      line.message,
      line.actor,
      line.team_ids.flatMap((id) => teamName(id) ?? []).join('; '),
    ]),
  };
}
