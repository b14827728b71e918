import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TradeMove } from '@crease/core/trades/trade.model.js';
import type { TradeAnswer, TradeView } from '@crease/core/trades/trade.schema.js';
import type { TradeAction } from '@crease/core/trades/trade.transitions.js';
import { ReasonField, isReason } from '../../platform/ReasonField.js';
import { isRefusal, request } from '../../platform/api-client.js';
import { failureOf } from '../../platform/failure.js';
import { keys } from '../../platform/league-data.js';
import { paths } from '../../platform/paths.js';
import { Button } from '../../ui/Button.js';
import { FormAlert } from '../../ui/FormAlert.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { ErrorState } from '../../ui/Panel.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { Checkbox } from '../../ui/Switch.js';
import { showToast } from '../../ui/toast.js';
import { ActionBar } from './ActionBar.js';
import { acceptDetail } from './at-once.words.js';
import { ACTION } from './trade.words.js';
import { useTradeCommand } from './trades.data.js';

interface TradeActionsProps {
  leagueId: string;
  trade: TradeView;
  /** What the reader has seen of it; goes along when they accept. */
  shown: Pick<TradeView, 'version' | 'hash' | 'facts'>;
  /** Their own roster moves, where they chose others than the offer holds. */
  moves: readonly TradeMove[] | null;
  /** Something changed that they have not looked at. */
  blocked: boolean;
  /** It would be carried out as things stand. */
  legal: boolean;
}

/** The order in which buttons stand: what is wanted most comes first. */
const ORDER: readonly TradeAction[] = ['accept', 'counter', 'decline', 'withdraw', 'vote', 'veto', 'reverse'];

/** Everything that the reader may do with the trade now, as the transition table says. */
export function TradeActions({ leagueId, trade, shown, moves, blocked, legal }: TradeActionsProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<TradeAction | null>(null);
  const close = () => setAsking(null);
  const vote = useTradeCommand(
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
            ? 'Your vote stopped the trade'
            : answer.state === 'reversed'
              ? 'Your vote reversed the trade'
              : trade.veto?.mine === true
                ? 'Vote taken back'
                : 'You voted against the trade',
      }),
  );
  const actions = ORDER.filter((action) => trade.allowed.includes(action));
  if (actions.length === 0) return null;
  const act = (action: TradeAction) => {
    if (action === 'counter') void navigate(paths.newTrade(leagueId, { counter: trade.trade_id }));
    else if (action === 'vote') vote.mutate({ veto: trade.veto?.mine !== true });
    else setAsking(action);
  };
  return (
    <ActionBar className="justify-end gap-x-2">
      <p role="status" className="mr-auto max-w-prose text-sm text-warn empty:hidden">
        {actions.includes('accept') &&
          !legal &&
          !blocked &&
          'It breaks a rule and would be refused: make room with your roster moves, or counter.'}
      </p>
      <div className="mr-auto max-w-prose empty:hidden">
        {(vote.error !== null || blocked) && (
          <FormAlert message={vote.error?.message ?? 'Something has changed: look at it before you accept.'} />
        )}
      </div>
      {[...actions].reverse().map((action) => (
        <Button
          key={action}
          variant={action === 'accept' ? 'primary' : 'secondary'}
          className="max-sm:flex-1"
          disabled={action === 'accept' && blocked}
          busy={action === 'vote' && vote.isPending}
          onClick={() => act(action)}
        >
          {action === 'vote' && trade.veto?.mine === true ? 'Take my vote back' : ACTION[action]}
        </Button>
      ))}
      {asking === 'accept' && <Accept leagueId={leagueId} trade={trade} shown={shown} moves={moves} close={close} />}
      {asking === 'decline' && <Decline leagueId={leagueId} trade={trade} close={close} />}
      {asking === 'withdraw' && (
        <Ask
          leagueId={leagueId}
          trade={trade}
          action="withdraw"
          title="Withdraw the offer?"
          detail={`${trade.sides[1].team_name} can then no longer accept it.`}
          done="Offer withdrawn"
          body={null}
          send={(_, to) => request('POST /:league_id/trades/:trade_id/withdraw', to)}
          close={close}
        />
      )}
      {asking === 'veto' && <Veto leagueId={leagueId} trade={trade} close={close} />}
      {asking === 'reverse' && <Reverse leagueId={leagueId} trade={trade} close={close} />}
    </ActionBar>
  );
}

/** Which trade a command is about, and its key. */
interface Addressed {
  league_id: string;
  trade_id: string;
  key: string;
}

interface AskProps<Body> {
  leagueId: string;
  trade: TradeView;
  action: TradeAction;
  title: string;
  detail: string;
  done: string | ((state: TradeView['state']) => string);
  body: Body;
  send: (body: Body, to: Addressed) => Promise<TradeAnswer>;
  danger?: boolean;
  disabled?: boolean;
  close: () => void;
  children?: ReactNode;
}

/**
 * A question with one answer that acts. What the server refuses is said in the dialog, and the page behind shows how
 * things are.
 */
function Ask<Body>({
  leagueId,
  trade,
  action,
  title,
  detail,
  done,
  body,
  send,
  danger = false,
  disabled = false,
  close,
  children,
}: AskProps<Body>) {
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
      submit={ACTION[action]}
      danger={danger}
      ready={!disabled && !stale}
      busy={command.isPending}
      error={failureOf(command.error)}
      cancel={stale ? 'Look at it again' : undefined}
      onSubmit={() => command.mutate(body)}
    >
      {children}
    </FormDialog>
  );
}

function Accept({
  leagueId,
  trade,
  shown,
  moves,
  close,
}: Omit<TradeActionsProps, 'blocked' | 'legal'> & { close: () => void }) {
  return (
    <Ask
      leagueId={leagueId}
      trade={trade}
      action="accept"
      title="Accept this trade?"
      detail={acceptDetail(trade)}
      done={(state) => (state === 'executed' ? 'Trade executed' : 'Trade accepted; it is under review')}
      body={{ version: shown.version, hash: shown.hash, facts: shown.facts, ...(moves === null ? {} : { moves }) }}
      send={(body, to) => request('POST /:league_id/trades/:trade_id/accept', { ...to, body })}
      close={close}
    >
      <dl className="grid gap-4 text-sm sm:grid-cols-2">
        <Goods title="You give" side={trade.sides[1]} />
        <Goods title="You get" side={trade.sides[0]} />
      </dl>
    </Ask>
  );
}

function Goods({ title, side }: { title: string; side: TradeView['sides'][number] }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{title}</dt>
      <dd>
        {side.assets.length === 0
          ? 'Nothing'
          : side.assets.map((asset) => (
              <span key={asset.label} className="block">
                {asset.label}
                {asset.condition_text !== null && (
                  <span className="block text-xs text-warn">{asset.condition_text}</span>
                )}
              </span>
            ))}
      </dd>
    </div>
  );
}

function Decline({ leagueId, trade, close }: { leagueId: string; trade: TradeView; close: () => void }) {
  const [reason, setReason] = useState('');
  return (
    <Ask
      leagueId={leagueId}
      trade={trade}
      action="decline"
      title="Decline the offer?"
      detail={`${trade.sides[0].team_name} will be told.`}
      done="Offer declined"
      body={{ reason: reason.trim() || null }}
      send={(body, to) => request('POST /:league_id/trades/:trade_id/decline', { ...to, body })}
      close={close}
    >
      <ReasonField hint="Optional. Only the two teams see it." autoFocus value={reason} onChange={setReason} />
    </Ask>
  );
}

function Veto({ leagueId, trade, close }: { leagueId: string; trade: TradeView; close: () => void }) {
  const [reason, setReason] = useState('');
  return (
    <Ask
      leagueId={leagueId}
      trade={trade}
      action="veto"
      danger
      title="Veto this trade?"
      detail="It ends, and everything stays where it is."
      done="Trade vetoed"
      body={{ reason: reason.trim() }}
      send={(body, to) => request('POST /:league_id/trades/:trade_id/veto', { ...to, body })}
      disabled={!isReason(reason)}
      close={close}
    >
      <ReasonField hint="Everybody in the league can read it." autoFocus value={reason} onChange={setReason} />
    </Ask>
  );
}

function Reverse({ leagueId, trade, close }: { leagueId: string; trade: TradeView; close: () => void }) {
  const [reason, setReason] = useState('');
  const [override, setOverride] = useState(false);
  const view = useQuery({
    queryKey: [...keys.trades(leagueId), 'reversal', trade.trade_id],
    queryFn: ({ signal }) =>
      request('GET /:league_id/trades/:trade_id/reversal', { league_id: leagueId, trade_id: trade.trade_id, signal }),
    gcTime: 0,
  });
  const hindered =
    view.data === undefined || view.data.reasons.length > 0 || (view.data.overridable.length > 0 && !override);
  return (
    <Ask
      leagueId={leagueId}
      trade={trade}
      action="reverse"
      danger
      title="Reverse this trade?"
      detail="Everything goes back to where it was before, step by step."
      done="Trade reversed"
      body={{ reason: reason.trim(), override }}
      send={(body, to) => request('POST /:league_id/trades/:trade_id/reverse', { ...to, body })}
      disabled={hindered || !isReason(reason)}
      close={close}
    >
      {view.data === undefined ? (
        view.error === null ? (
          <SkeletonRows rows={2} lead={false} />
        ) : (
          <ErrorState message={view.error.message} retry={() => void view.refetch()} />
        )
      ) : null}
      {view.data !== undefined && [...view.data.reasons, ...view.data.overridable].length > 0 && (
        <div className="rounded-md bg-bad-soft px-3 py-2 text-sm text-bad">
          <p className="font-medium">
            {view.data.reasons.length > 0 ? 'It can no longer be taken back:' : 'It would break a rule:'}
          </p>
          <ul className="list-inside list-disc">
            {[...view.data.reasons, ...view.data.overridable].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {view.data !== undefined && view.data.reasons.length === 0 && (
        <>
          {view.data.overridable.length > 0 && (
            <Checkbox label="Override the rules" checked={override} onChange={setOverride} />
          )}
          <ReasonField hint="Everybody in the league can read it." autoFocus value={reason} onChange={setReason} />
        </>
      )}
    </Ask>
  );
}
