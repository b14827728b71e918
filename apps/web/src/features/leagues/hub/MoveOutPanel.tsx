import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { download, fileName } from '../../../platform/files/download.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { paths } from '../../../platform/pages/paths.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { Button } from '../../../ui/Button.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { Panel } from '../../../ui/page/Panel.js';
import { CopyLeagueDialog } from '../enter/CopyLeagueDialog.js';
import * as t from './hub.words.en.js';

export function MoveOutPanel({ league }: { league: LeagueView }) {
  const take = useChange({
    send: () =>
      download(
        `${league.league_id}/archive`,
        `${fileName(league.league_name)}-${new Date().toISOString().slice(0, 10)}.zip`,
        t.archiveFailed,
      ),
    said: t.archiveDownloaded,
  });
  return (
    <Panel title={t.moveOut} bodyClassName="flex flex-col items-start gap-3">
      <p className="text-ink-2">{t.moveOutHint}</p>
      <FormAlert message={failureOf(take.error)} />
      <Button
        className="mt-auto"
        icon={<Download size={16} aria-hidden="true" />}
        busy={take.isPending}
        onClick={() => take.mutate()}
      >
        {t.downloadArchive}
      </Button>
    </Panel>
  );
}

export function CopyPanel({ leagueId }: { leagueId: string }) {
  const navigate = useNavigate();
  const [copying, setCopying] = useState(false);
  return (
    <Panel title={t.anotherLeague} bodyClassName="flex flex-col items-start gap-3">
      <p className="text-ink-2">{t.copyHint}</p>
      <Button className="mt-auto" icon={<Copy size={16} aria-hidden="true" />} onClick={() => setCopying(true)}>
        {t.copyThisLeague}
      </Button>
      {copying && (
        <CopyLeagueDialog
          of={leagueId}
          onClose={() => setCopying(false)}
          onCreated={(created) => void navigate(paths.home(created))}
        />
      )}
    </Panel>
  );
}
