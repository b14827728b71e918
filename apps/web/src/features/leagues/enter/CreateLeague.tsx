import { useState } from 'react';
import { CopyLeagueDialog } from './CopyLeagueDialog.js';
import { FromArchiveDialog } from './FromArchiveDialog.js';
import { NewLeagueDialog } from './NewLeagueDialog.js';
import { StartFrom, type Start } from './StartFrom.js';

export function CreateLeague(dialog: { onClose: () => void; onCreated: (leagueId: string) => void }) {
  const [start, setStart] = useState<Start>('new');
  const choice = <StartFrom start={start} onChange={setStart} />;
  if (start === 'archive') return <FromArchiveDialog {...dialog} choice={choice} />;
  if (start === 'copy') return <CopyLeagueDialog {...dialog} choice={choice} />;
  return <NewLeagueDialog {...dialog} choice={choice} />;
}
