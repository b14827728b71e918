import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { download, fileName } from '../../../platform/files/download.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { paths } from '../../../platform/pages/paths.js';
import { Button } from '../../../ui/Button.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { Panel } from '../../../ui/page/Panel.js';
import { showToast } from '../../../ui/layers/toast.js';
import { CopyLeagueDialog } from '../enter/CopyLeagueDialog.js';
import * as t from './hub.words.en.js';

/** Exports the whole league at any time, or creates a new one with the same settings. */
export function MoveOutPanel({ league }: { league: LeagueView }) {
  const navigate = useNavigate();
  const [copying, setCopying] = useState(false);
  const take = useMutation({
    mutationFn: () =>
      download(
        `${league.league_id}/archive`,
        `${fileName(league.league_name)}-${new Date().toISOString().slice(0, 10)}.zip`,
        t.archiveFailed,
      ),
    onSuccess: () => showToast({ kind: 'success', text: t.archiveDownloaded }),
  });
  return (
    <Panel title={t.moveOut}>
      <p className="text-ink-2">{t.moveOutHint}</p>
      <FormAlert message={failureOf(take.error)} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={<Download size={16} aria-hidden="true" />} busy={take.isPending} onClick={() => take.mutate()}>
          {t.downloadArchive}
        </Button>
        <Button icon={<Copy size={16} aria-hidden="true" />} onClick={() => setCopying(true)}>
          {t.copyThisLeague}
        </Button>
      </div>
      {copying && (
        <CopyLeagueDialog
          of={league.league_id}
          onClose={() => setCopying(false)}
          onCreated={(leagueId) => void navigate(paths.home(leagueId))}
        />
      )}
    </Panel>
  );
}
