import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TradeMove } from '@crease/core/trades/trade.model.js';
import type { TradeEffects, TradeView } from '@crease/core/trades/trade.schema.js';
import type { TradeAction } from '@crease/core/trades/trade.transitions.js';
import { request } from '../../../platform/requests/api-client.js';
import { paths } from '../../../platform/pages/paths.js';
import { Button } from '../../../ui/Button.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { cx } from '../../../ui/cx.js';
import { showToast } from '../../../ui/layers/toast.js';
import { ActionBar } from '../../../ui/layers/ActionBar.js';
import { SideCaps } from '../SideCaps.js';
import { ACTION } from '../trade.words.js';
import { useTradeCommand } from '../trades.data.js';
import type { Remedy } from './use-remedy.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import * as t from './page.words.en.js';

const ActionDialog = lazyPart(() => import('./ActionDialog.js'), 'ActionDialog');

export interface TradeActionsProps {
  leagueId: string;
  trade: TradeView;
  /** The version that the reader has seen; sent when they accept. */
  shown: Pick<TradeView, 'version' | 'hash' | 'facts'>;
  /** Their own roster moves, if they changed those of the offer. */
  moves: readonly TradeMove[] | null;
  /** Effects of the trade with these moves. */
  effects: TradeEffects | null;
  /** The reader has not reviewed a change yet. */
  blocked: boolean;
  /** Why the trade cannot be accepted now; null when it can. */
  objection: string | null;
  /** Roster moves of the reader that would make it acceptable. */
  remedy: Remedy | 'asking' | null;
}

/** The most likely action comes first. */
const ORDER: readonly TradeAction[] = ['accept', 'counter', 'decline', 'withdraw', 'vote', 'veto', 'reverse'];

const acceptWords = (remedy: Remedy | null): string =>
  remedy === null ? ACTION.accept : t.remedyAndAccept({ remedy: remedy.words });

function useVote(leagueId: string, trade: TradeView) {
  return useTradeCommand(
    leagueId,
    `vote ${trade.trade_id}`,
    (body: { veto: boolean }, key) =>
      request('PUT /:league_id/trades/:trade_id/veto-vote', {
        league_id: leagueId,
        trade_id: trade.trade_id,
        body,
        key,
      }),
    (answer) =>
      showToast({
        kind: 'success',
        text:
          answer.state === 'vetoed'
            ? t.yourVoteStoppedTrade
            : answer.state === 'reversed'
              ? t.yourVoteReversedTrade
              : trade.veto?.mine === true
                ? t.voteTakenBack
                : t.votedAgainstTrade,
      }),
  );
}

export function TradeActions({
  leagueId,
  trade,
  shown,
  moves,
  effects,
  blocked,
  objection,
  remedy,
}: TradeActionsProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<TradeAction | null>(null);
  /** A later search must not change what the dialog's button does. */
  const [chosen, setChosen] = useState<Remedy | null>(null);
  const close = () => setAsking(null);
  const vote = useVote(leagueId, trade);
  const allowed = ORDER.filter((action) => trade.allowed.includes(action));
  if (allowed.length === 0) return null;
  // The primary button must be usable: accept, with a remedy if needed, otherwise counter.
  const mended = objection === null ? null : remedy;
  const stuck = objection !== null && !blocked && allowed.includes('accept');
  const actions = stuck && mended === null ? allowed.filter((action) => action !== 'accept') : allowed;
  const ready = stuck && mended !== 'asking' ? mended : null;
  const primary: TradeAction = actions.includes('accept') ? 'accept' : 'counter';
  const words = (action: TradeAction) => {
    if (action === 'vote' && trade.veto?.mine === true) return t.takeVoteBack;
    return action === 'accept' ? acceptWords(ready) : ACTION[action];
  };
  const act = (action: TradeAction) => {
    if (action === 'accept' && blocked) document.querySelector<HTMLElement>('section[data-missing] button')?.focus();
    else if (action === 'counter') void navigate(paths.newTrade(leagueId, { counter: trade.trade_id }));
    else if (action === 'vote') vote.mutate({ veto: trade.veto?.mine !== true });
    else {
      setChosen(ready);
      setAsking(action);
    }
  };
  return (
    <ActionBar className="justify-end gap-x-2">
      {effects !== null && (
        <SideCaps effects={effects} className="w-full lg:mr-auto lg:w-auto lg:max-w-xl short:mr-auto short:w-auto" />
      )}
      <p role="status" className="mr-auto max-w-prose text-sm text-warn empty:hidden">
        {stuck && objection}
      </p>
      <div className="mr-auto max-w-prose empty:hidden">
        {(vote.error !== null || blocked) && <FormAlert message={vote.error?.message ?? t.somethingHasChanged} />}
      </div>
      {[...actions].reverse().map((action) => (
        <Button
          key={action}
          variant={action === primary && (primary === 'accept' || stuck) ? 'primary' : 'secondary'}
          className={cx('max-sm:flex-auto', action === 'accept' && stuck && 'max-sm:basis-full')}
          busy={(action === 'vote' && vote.isPending) || (action === 'accept' && stuck && mended === 'asking')}
          onClick={() => act(action)}
        >
          <span className="whitespace-normal">{words(action)}</span>
        </Button>
      ))}
      <Suspense>
        {asking !== null && (
          <ActionDialog
            action={asking}
            leagueId={leagueId}
            trade={trade}
            shown={shown}
            accepting={chosen ?? { moves, effects }}
            submit={acceptWords(chosen)}
            close={close}
          />
        )}
      </Suspense>
    </ActionBar>
  );
}
