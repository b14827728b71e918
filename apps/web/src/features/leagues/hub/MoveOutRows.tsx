import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Archive from 'lucide-react/icons/archive';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { download, fileName } from '../../../platform/files/download.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { paths } from '../../../platform/pages/paths.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { Button } from '../../../ui/Button.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { CopyLeagueDialog } from '../enter/CopyLeagueDialog.js';
import { DataRow } from './DataRow.js';
import * as t from './hub.words.en.js';

export function MoveOutRow({ league }: { league: LeagueView }) {
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
    <DataRow
      icon={<Archive size={18} />}
      title={t.moveOut}
      actions={
        <Button icon={<Download size={16} aria-hidden="true" />} busy={take.isPending} onClick={() => take.mutate()}>
          {t.downloadArchive}
        </Button>
      }
    >
      <p>{t.moveOutHint}</p>
      <p className="text-ink-3">{t.moveOutWithout}</p>
      <FormAlert message={failureOf(take.error)} />
    </DataRow>
  );
}

export function CopyRow({ leagueId }: { leagueId: string }) {
  const navigate = useNavigate();
  const [copying, setCopying] = useState(false);
  return (
    <DataRow
      icon={<Copy size={18} />}
      title={t.anotherLeague}
      actions={<Button onClick={() => setCopying(true)}>{t.copyThisLeague}</Button>}
    >
      <p>{t.copyHint}</p>
      {copying && (
        <CopyLeagueDialog
          of={leagueId}
          onClose={() => setCopying(false)}
          onCreated={(created) => void navigate(paths.home(created))}
        />
      )}
    </DataRow>
  );
}
