import type { ReactNode } from 'react';
import type { TradeAnswer, TradeView } from '@crease/core/trades/trade.schema.js';
import type { TradeAction } from '@crease/core/trades/trade.transitions.js';
import { isRefusal } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { showToast } from '../../../ui/layers/toast.js';
import { ACTION } from '../trade.words.js';
import { useTradeCommand } from '../trades.data.js';
import * as t from './page.words.en.js';

interface Addressed {
  league_id: string;
  trade_id: string;
  key: string;
}

interface TradeQuestionProps<Body> {
  leagueId: string;
  trade: TradeView;
  action: TradeAction;
  /** Label of the button, when it is more than the action. */
  submit?: string | undefined;
  title: string;
  detail: ReactNode;
  /** Explains a term of the detail. */
  tip?: ReactNode;
  done: string | ((state: TradeView['state']) => string);
  body: Body;
  send: (body: Body, to: Addressed) => Promise<TradeAnswer>;
  danger?: boolean;
  disabled?: boolean;
  close: () => void;
  children?: ReactNode;
}

/** A confirmation with one action. The dialog shows the server's refusal; the page behind shows the current state. */
export function TradeQuestion<Body>({
  leagueId,
  trade,
  action,
  submit = ACTION[action],
  title,
  detail,
  tip,
  done,
  body,
  send,
  danger = false,
  disabled = false,
  close,
  children,
}: TradeQuestionProps<Body>) {
  const command = useTradeCommand(
    leagueId,
    `${action} ${trade.trade_id}`,
    (given: Body, key) => send(given, { league_id: leagueId, trade_id: trade.trade_id, key }),
    (answer) => {
      showToast({ kind: 'success', text: typeof done === 'string' ? done : done(answer.state) });
      close();
    },
  );
  const stale = isRefusal(command.error, 'offerChanged') || isRefusal(command.error, 'wrongTradeState');
  return (
    <FormDialog
      onClose={close}
      title={title}
      description={detail}
      tip={tip}
      submit={submit}
      danger={danger}
      ready={!disabled && !stale}
      busy={command.isPending}
      error={failureOf(command.error)}
      cancel={stale ? t.lookAgain : undefined}
      onSubmit={() => command.mutate(body)}
    >
      {children}
    </FormDialog>
  );
}
