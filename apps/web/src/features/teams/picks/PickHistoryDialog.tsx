import { UNREADABLE } from '@crease/core/messages/unreadable.words.en.js';
import { PICK_STEPS } from '@crease/core/leagues/drafts/pick-step.words.en.js';
import { sayStored } from '@crease/core/words.js';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../platform/pages/paths.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { LoadingRows } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { usePickHistory } from '../team-page.data.js';
import * as t from '../teams.words.en.js';

/** A pick's history, oldest step first. */
export function PickHistoryDialog({
  leagueId,
  pickId,
  title,
  actions,
  onClose,
}: {
  leagueId: string;
  pickId: string;
  title: string;
  actions?: ReactNode;
  onClose: () => void;
}) {
  const query = usePickHistory(leagueId, pickId);
  return (
    <Dialog open onClose={onClose} title={t.historyOfPick} description={title}>
      {query.data === undefined ? (
        <LoadingRows query={query} rows={3} lead={false} />
      ) : (
        <ol className="ml-1.5 border-l border-line-strong">
          {query.data.history.map((step) => (
            <li key={`${step.date}${step.what}`} className="relative pb-3 pl-5 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[0.3125rem] size-2.5 rounded-full border-2 border-raised bg-accent"
              />
              <span className="block">{sayStored(PICK_STEPS, step.says, UNREADABLE)}</span>
              <span className="block text-xs text-ink-3">
                <RelativeTime at={step.date} />
                {step.trade_id !== null && (
                  <>
                    {' · '}
                    <Link to={paths.trade(leagueId, step.trade_id)} className="rounded-sm text-accent-text underline">
                      {t.theTrade}
                    </Link>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {actions}
    </Dialog>
  );
}
