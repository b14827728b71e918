import { useState } from 'react';
import { failureOf } from '../../platform/failure.js';
import { newKey } from '../../platform/api-client.js';
import { Button } from '../../ui/Button.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { Panel } from '../../ui/Panel.js';
import { RelativeTime } from '../../ui/RelativeTime.js';
import { showToast } from '../../ui/toast.js';
import { useMoveIns, useUndoMove } from './move-in.data.js';

/** The last import, with an undo button until something depends on it. */
export function LastMove({ leagueId }: { leagueId: string }) {
  const last = useMoveIns(leagueId).data?.last ?? null;
  const undo = useUndoMove(leagueId);
  const [asked, setAsked] = useState<string | null>(null);
  if (last === null) return null;
  return (
    <Panel
      title="The last move"
      actions={
        last.undone_at === null &&
        last.stays === null && (
          <Button size="sm" onClick={() => setAsked(newKey())}>
            Undo
          </Button>
        )
      }
    >
      <p>
        {last.source}, {last.players === 1 ? '1 player' : `${last.players.toLocaleString('en-US')} players`}, brought by{' '}
        {last.by ?? 'a former commissioner'} <RelativeTime at={last.at} />.
      </p>
      <p className="mt-1 text-ink-2">
        {last.undone_at === null ? (last.stays ?? 'No change followed, so it can be undone.') : 'It was undone.'}
      </p>
      {asked !== null && (
        <FormDialog
          title="Undo the move?"
          description="Every roster and every team’s name is then what it was before. Players who came along as prospects stay known."
          submit="Undo the move"
          danger
          busy={undo.isPending}
          error={failureOf(undo.error)}
          onClose={() => setAsked(null)}
          onSubmit={() =>
            undo.mutate(
              { id: last.id, key: asked },
              {
                onSuccess: () => {
                  setAsked(null);
                  showToast({ kind: 'success', text: 'The move was undone' });
                },
              },
            )
          }
        />
      )}
    </Panel>
  );
}
