import { useState } from 'react';
import { failureOf } from '../../platform/requests/failure.js';
import { newKey } from '../../platform/requests/api-client.js';
import { Button } from '../../ui/Button.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { Panel } from '../../ui/page/Panel.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { showToast } from '../../ui/layers/toast.js';
import { useMoveIns, useUndoMove } from './move-in.data.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './move-in.words.en.js';

/** The last import, with an undo button until something depends on it. */
export function LastMove({ leagueId }: { leagueId: string }) {
  const last = useMoveIns(leagueId).data?.last ?? null;
  const undo = useUndoMove(leagueId);
  const [asked, setAsked] = useState<string | null>(null);
  if (last === null) return null;
  return (
    <Panel
      title={t.lastMove}
      actions={
        last.undone_at === null &&
        last.stays === null && (
          <Button size="sm" onClick={() => setAsked(newKey())}>
            {t.undo}
          </Button>
        )
      }
    >
      <p>
        {sentence(t.broughtBy, {
          source: last.source,
          count: last.players,
          person: last.by,
          time: <RelativeTime at={last.at} />,
        })}
      </p>
      <p className="mt-1 text-ink-2">{last.undone_at === null ? (last.stays ?? t.moveCanBeUndone) : t.moveIsUndone}</p>
      {asked !== null && (
        <FormDialog
          title={t.undoMoveQuestion}
          description={t.undoMoveHint}
          submit={t.undoMove}
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
                  showToast({ kind: 'success', text: t.moveWasUndone });
                },
              },
            )
          }
        />
      )}
    </Panel>
  );
}
