import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { DraftListEntry } from '@crease/core/draft/draft.schema.js';
import { draftRounds } from '@crease/core/leagues/league.rules.js';
import { api } from '../../platform/api-client.js';
import { keys, useLoadedLeague } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { Badge, type Tone } from '../../ui/Badge.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { Panel, panelState } from '../../ui/Panel.js';

const STATUS: Record<DraftListEntry['status'], { word: string; tone: Tone }> = {
  lobby: { word: 'Lobby open', tone: 'accent' },
  running: { word: 'Live', tone: 'good' },
  paused: { word: 'Paused', tone: 'warn' },
  ended: { word: 'Ended', tone: 'neutral' },
};

/** The league's drafts: those to come, those going on, those that were. */
export function DraftsPage() {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  usePageTitle('Draft Room', league.league_name);
  const drafts = useQuery({ queryKey: keys.drafts(leagueId), queryFn: async ({ signal }) => (await api.get<{ drafts: DraftListEntry[] }>(`${leagueId}/drafts`, { signal })).drafts });
  const startup = league.phase === 'setup' || league.phase === 'startup-drafts';
  const rounds = draftRounds(league, 'general', startup);
  const rookies = draftRounds(league, 'rookie', startup);
  return (
    <>
      <PageHeader title="Draft Room" detail={`General draft: ${rounds} rounds${rookies === null ? '' : `. Rookie draft: ${rookies} rounds, first.`}`} />
      <Panel title="Drafts" flush state={panelState(drafts, (list) => (list.length === 0 ? { words: 'No drafts yet', detail: 'The commissioner opens the lobby of a draft; everybody in the league may enter it.' } : null))}>
        <ul>
          {drafts.data?.map((draft) => (
            <li key={draft.id} className="border-b border-line last:border-b-0">
              <Link to={paths.draftRoom(leagueId, draft.id)} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-hover">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{draft.name}</span>
                  <span className="text-xs text-ink-3">
                    {draft.season} · {draft.rounds} rounds · {draft.made} of {draft.picks} picks
                  </span>
                </span>
                <Badge tone={STATUS[draft.status].tone}>{STATUS[draft.status].word}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
