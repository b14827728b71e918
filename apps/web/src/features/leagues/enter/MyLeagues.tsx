import LinkIcon from 'lucide-react/icons/link';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { LoadingRows } from '../../../ui/page/Panel.js';
import { JoinDialog } from './JoinDialog.js';
import { LeagueCards } from './LeagueRows.js';
import { useLeagueRows } from './use-league-rows.js';
import * as t from './enter.words.en.js';

export function MyLeagues({
  onCreate,
  onJoin,
  onChoose,
  phaseOf,
}: {
  onCreate: () => void;
  onJoin: (invitation: string) => Promise<void>;
  onChoose: (leagueLink: string) => void;
  phaseOf: (phase: LeagueListEntry['phase']) => string;
}) {
  usePageTitle(t.myLeagues);
  const { query, rows } = useLeagueRows(phaseOf);
  const [joining, setJoining] = useState(false);
  const ways = (
    <div className="flex flex-wrap gap-2">
      <Button icon={<LinkIcon size={16} aria-hidden="true" />} onClick={() => setJoining(true)}>
        {t.joinByLink}
      </Button>
      <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={onCreate}>
        {t.createNewLeague}
      </Button>
    </div>
  );
  return (
    <div className="mx-auto w-full max-w-6xl page-edges">
      <PageHeader title={t.myLeagues} actions={rows?.length === 0 ? undefined : ways} />
      {rows === undefined ? (
        <LoadingRows query={query} rows={4} />
      ) : rows.length === 0 ? (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState words={t.inNoLeagueYet} detail={t.inNoLeagueHint} action={ways} />
        </div>
      ) : (
        <LeagueCards rows={rows} />
      )}
      {joining && (
        <JoinDialog
          onJoin={onJoin}
          onChoose={(leagueLink) => {
            setJoining(false);
            onChoose(leagueLink);
          }}
          onClose={() => setJoining(false)}
        />
      )}
    </div>
  );
}
