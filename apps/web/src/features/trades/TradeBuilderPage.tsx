import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import Send from 'lucide-react/icons/send';
import { TRADE_LIMITS } from '@crease/core/trades/trade.model.js';
import type { TradePreview } from '@crease/core/trades/trade.schema.js';
import { ReasonField, isReason } from '../../platform/ReasonField.js';
import { failureOf } from '../../platform/failure.js';
import { useAuth } from '../../platform/auth-store.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { useTradeAssets } from '../../platform/trades-data.js';
import { dropUnsent, keepUnsent, readUnsent } from '../../platform/unsent.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { CapBar } from '../../ui/CapBar.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Field, controlClass } from '../../ui/Field.js';
import { FormAlert } from '../../ui/FormAlert.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { ErrorState, Panel } from '../../ui/Panel.js';
import { Select } from '../../ui/Select.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { Stepper } from '../../ui/Stepper.js';
import { Checkbox } from '../../ui/Switch.js';
import { Tabs } from '../../ui/Tabs.js';
import { cx } from '../../ui/cx.js';
import { showToast } from '../../ui/toast.js';
import { usePhone } from '../../ui/use-media.js';
import { ActionBar } from './ActionBar.js';
import { Effects } from './Effects.js';
import { OfferSide } from './OfferSide.js';
import {
  applyChange,
  counterOf,
  emptySide,
  isEmpty,
  offerFrom,
  withSide,
  type Offer,
  type SideIndex,
} from './offer.model.js';
import { usePreview, useTrade, useTradeCommand } from './trades.data.js';
import { goesOnAt, labelsOf, stillPossible, unsentOf, type UnsentOffer } from './unsent.model.js';

/** Where an offer is built: a new one, the answer to another, or a trade that a commissioner enters for two teams. */
export function TradeBuilderPage() {
  const { leagueId = '' } = useParams();
  const [parameters] = useSearchParams();
  const { league, teams, me } = useLoadedLeague(leagueId);
  const counter = parameters.get('counter');
  const behalf = me.is_commissioner && parameters.get('behalf') !== null;
  const title = counter !== null ? 'Counter-offer' : behalf ? 'Enter a trade' : 'Propose a trade';
  usePageTitle(title, league.league_name);
  const answered = useTrade(leagueId, counter);

  if (me.team_id === null && !behalf)
    return (
      <Nothing
        title={title}
        words="You manage no team in this league"
        detail={
          me.is_commissioner
            ? 'As commissioner you can enter a trade that two teams agreed on.'
            : 'Offers are made by managers.'
        }
      />
    );
  if (counter !== null) {
    const trade = answered.data;
    if (trade === undefined) {
      return (
        <>
          <PageHeader title={title} />
          {answered.error === null ? (
            <SkeletonRows rows={8} />
          ) : (
            <ErrorState
              message={answered.error.message}
              retry={() => void answered.refetch()}
              retrying={answered.isFetching}
            />
          )}
        </>
      );
    }
    return (
      <Builder
        key={counter}
        leagueId={leagueId}
        title={title}
        from={parameters.toString()}
        counter={counter}
        behalf={false}
        initial={counterOf(trade)}
      />
    );
  }
  const known = (id: string | null) => teams.find(({ team_id }) => team_id === id)?.team_id;
  const mine = behalf ? (known(parameters.get('with')) ?? teams[0]?.team_id ?? '') : (me.team_id ?? '');
  const partner = behalf ? undefined : known(parameters.get('with'));
  return (
    <Builder
      key={parameters.toString()}
      leagueId={leagueId}
      title={title}
      from={parameters.toString()}
      counter={null}
      behalf={behalf}
      initial={offerFrom(parameters, mine, partner === mine ? '' : (partner ?? ''))}
    />
  );
}

function Nothing({ title, words, detail }: { title: string; words: string; detail: string }) {
  const { leagueId = '' } = useParams();
  const { me } = useLoadedLeague(leagueId);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        words={words}
        detail={detail}
        action={
          me.is_commissioner ? (
            <Link to={paths.newTrade(leagueId, { behalf: 1 })} className={buttonClass('primary')}>
              Enter a trade
            </Link>
          ) : (
            <Link to={paths.trades(leagueId)} className={buttonClass()}>
              All trades
            </Link>
          )
        }
      />
    </>
  );
}

interface BuilderProps {
  leagueId: string;
  title: string;
  /** What the address asks for. */
  from: string;
  counter: string | null;
  behalf: boolean;
  initial: Offer;
}

type Step = 'give' | 'get' | 'send';
const TITLES = { own: ['You give', 'You get'], behalf: ['The first team gives', 'The second team gives'] } as const;

/** Where the offer that this user builds in this league is kept until it is sent. */
function useUnsent(leagueId: string, from: string, behalf: boolean) {
  const { teams, me } = useLoadedLeague(leagueId);
  const userId = useAuth((state) => state.user?.uid ?? null);
  const [found] = useState((): UnsentOffer | null => {
    const unsent = userId === null ? null : unsentOf(readUnsent(nameOf(userId, leagueId)));
    if (unsent === null || !goesOnAt(unsent, from)) return null;
    const [first, second] = unsent.offer.sides;
    const known = (id: string) => teams.some(({ team_id }) => team_id === id);
    return known(first.team_id) &&
      (second.team_id === '' || known(second.team_id)) &&
      (behalf || first.team_id === me.team_id)
      ? unsent
      : null;
  });
  return {
    found,
    // Nothing is kept for somebody who has signed out in the meantime.
    keep: (unsent: UnsentOffer) =>
      userId !== null && useAuth.getState().user?.uid === userId && keepUnsent(nameOf(userId, leagueId), unsent),
    drop: () => userId !== null && dropUnsent(nameOf(userId, leagueId)),
  };
}

const nameOf = (userId: string, leagueId: string) => `offer.${userId}.${leagueId}`;

function Builder({ leagueId, title, from, counter, behalf, initial }: BuilderProps) {
  const { teams, me } = useLoadedLeague(leagueId);
  const navigate = useNavigate();
  const phone = usePhone();
  const { found, keep, drop } = useUnsent(leagueId, from, behalf);
  const [fresh] = useState(initial);
  const [offer, setOffer] = useState(found?.offer ?? fresh);
  const [step, setStep] = useState<Step>('give');
  const [message, setMessage] = useState(found?.message ?? '');
  const [days, setDays] = useState<number>(found?.days ?? TRADE_LIMITS.days.default);
  const [override, setOverride] = useState(found?.override ?? false);
  /** What came back of an earlier visit: to be looked through, then what was left out of it. */
  const [back, setBack] = useState<{ looked: boolean; gone: readonly string[] } | null>(
    found === null ? null : { looked: false, gone: [] },
  );
  const [first, second] = offer.sides;
  const name = (index: SideIndex) =>
    teams.find(({ team_id }) => team_id === offer.sides[index].team_id)?.team_name ?? '';
  const partner = name(1);
  const assets = [
    useTradeAssets(leagueId, first.team_id || null),
    useTradeAssets(leagueId, second.team_id || null),
  ] as const;
  const both =
    assets[0].data !== undefined && assets[1].data !== undefined ? ([assets[0].data, assets[1].data] as const) : null;
  const firstAssets = assets[0].data;
  const secondAssets = assets[1].data;
  if (
    back?.looked === false &&
    found !== null &&
    firstAssets !== undefined &&
    (second.team_id === '' || secondAssets !== undefined)
  ) {
    const left = stillPossible({ offer, labels: found.labels }, [firstAssets, secondAssets]);
    setBack({ looked: true, gone: left.gone });
    setOffer(left.offer);
  }
  const begun = offer !== fresh || message !== '' || days !== TRADE_LIMITS.days.default || override;
  const over = useRef(false);
  const ours = useRef(found !== null);
  useEffect(() => {
    if (begun && !over.current) {
      ours.current = true;
      keep({
        from,
        offer,
        message,
        days,
        override,
        labels: { ...found?.labels, ...labelsOf(offer, [firstAssets, secondAssets]) },
      });
    } else if (ours.current) drop();
  });
  const preview = usePreview(leagueId, second.team_id === '' ? null : offer);
  const seen =
    preview.data === undefined ||
    isEmpty(offer) ||
    preview.data.sides.some((side, index) => side.team_id !== offer.sides[index]?.team_id)
      ? null
      : preview.data;

  const send = useTradeCommand<object>(
    leagueId,
    { path: behalf ? '/on-behalf' : counter === null ? '' : `/${counter}/counter` },
    (answer) => {
      over.current = true;
      drop();
      showToast({
        kind: 'success',
        text: behalf
          ? answer.state === 'executed'
            ? 'Trade executed'
            : 'Trade entered; it is under review'
          : `Offer sent to ${partner}`,
      });
      void navigate(paths.trade(leagueId, answer.trade_id));
    },
  );
  const standing = standingOf(offer, preview.current ? seen : null, preview.error);
  const ready = standing.kind === 'legal' || standing.kind === 'illegal';
  const allowed = behalf ? isReason(message) && (standing.kind === 'legal' || (ready && override)) : ready;
  const change = (next: Offer) => {
    send.reset();
    setOffer(next);
  };
  const discard = () => {
    drop();
    change(fresh);
    setMessage('');
    setDays(TRADE_LIMITS.days.default);
    setOverride(false);
    setBack(null);
  };

  const column = (index: SideIndex) => {
    const failed = assets[index].error ?? (both === null ? (assets[0].error ?? assets[1].error) : null);
    if (failed !== null && assets[index].data === undefined)
      return (
        <ErrorState
          message={failed.message}
          retry={() => void assets[index].refetch()}
          retrying={assets[index].isFetching}
        />
      );
    if (offer.sides[index].team_id === '')
      return (
        <Panel
          title="They give"
          state={{ kind: 'empty', words: 'Choose a team to trade with', detail: 'Its players and picks appear here.' }}
        />
      );
    if (both === null && second.team_id !== '')
      return <Panel title={index === 0 ? 'Give' : 'Get'} flush state={{ kind: 'loading' }} />;
    const own = assets[index].data;
    if (own === undefined) return <Panel title="Give" flush state={{ kind: 'loading' }} />;
    return (
      <OfferSide
        leagueId={leagueId}
        offer={offer}
        index={index}
        assets={both ?? [own, own]}
        shown={seen?.sides[index].assets ?? []}
        title={TITLES[behalf ? 'behalf' : 'own'][index]}
        onChange={change}
      />
    );
  };
  const words = (
    <Panel title={behalf ? 'Why you enter it' : 'Message'}>
      <div className="grid gap-4 sm:grid-cols-[1fr_14rem]">
        {behalf ? (
          <ReasonField hint="Everybody in the league can read it." value={message} onChange={setMessage} />
        ) : (
          <Field label={`A word to ${partner || 'the other team'}`} hint="Only the two teams see it.">
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={TRADE_LIMITS.message}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
                className={cx(controlClass, 'h-auto min-h-16 py-2')}
              />
            )}
          </Field>
        )}
        {behalf ? (
          <Checkbox
            label="Override rules"
            hint="Cap, roster and retention do not hold it up."
            checked={override}
            onChange={setOverride}
            className="sm:mt-5"
          />
        ) : (
          <Stepper
            label="Days that it stands"
            value={days}
            min={TRADE_LIMITS.days.min}
            max={TRADE_LIMITS.days.max}
            onChange={setDays}
          />
        )}
      </div>
    </Panel>
  );
  const effects = seen !== null && (
    <Effects effects={seen.effects} onApply={(suggested) => change(applyChange(offer, suggested))} />
  );
  const counts = [first.assets.length, second.assets.length] as const;
  const others = (index: SideIndex) =>
    teams.filter(({ team_id }) => team_id !== offer.sides[index === 0 ? 1 : 0].team_id);

  return (
    <>
      <PageHeader
        title={title}
        detail={
          behalf
            ? 'A trade that two teams agreed on. It is executed at once; one of your own team is reviewed first.'
            : counter === null
              ? 'Nobody but the two teams sees an offer before it is accepted.'
              : `Your answer to ${partner}. Their offer ends when you send it.`
        }
        actions={
          begun ? (
            <Button variant="quiet" onClick={discard}>
              Discard
            </Button>
          ) : undefined
        }
      />
      {back?.looked === true && (
        <p role="status" className="mb-4 rounded-md border border-accent-line bg-accent-soft px-3 py-2 text-sm">
          {behalf ? 'What you had entered is back.' : 'Your unsent offer is back.'}
          {back.gone.length > 0 &&
            ` Left out, because ${back.gone.length === 1 ? 'it is' : 'they are'} no longer there to be traded: ${back.gone.join(', ')}.`}
        </p>
      )}
      {counter === null && (
        <div className="mb-4 grid gap-3 sm:grid-cols-2">
          {behalf && (
            <Select
              label="First team"
              value={first.team_id}
              options={others(0).map((team) => ({ value: team.team_id, label: team.team_name }))}
              onChange={(id) => change(withSide(offer, 0, emptySide(id)))}
            />
          )}
          <Select
            label={behalf ? 'Second team' : 'Trade with'}
            value={second.team_id}
            options={[
              { value: '', label: 'Choose a team…', disabled: second.team_id !== '' },
              ...others(1).map((team) => ({
                value: team.team_id,
                label: team.hasManager || behalf ? team.team_name : `${team.team_name} (no manager)`,
              })),
            ]}
            onChange={(id) => change(withSide(offer, 1, emptySide(id)))}
          />
        </div>
      )}
      {phone ? (
        <Tabs
          label="Steps"
          value={step}
          tabs={[
            { value: 'give', label: behalf ? 'First' : 'You give', count: counts[0] },
            { value: 'get', label: behalf ? 'Second' : 'You get', count: counts[1] },
            { value: 'send', label: behalf ? 'Check' : 'Check & send' },
          ]}
          onChange={setStep}
          panelClassName="pt-4"
        >
          {step === 'give' && column(0)}
          {step === 'get' && column(1)}
          {step === 'send' && (
            <div className="flex flex-col gap-4">
              {effects === false && <EmptyState words={standing.words} />}
              {effects}
              {words}
            </div>
          )}
        </Tabs>
      ) : (
        <div className="flex flex-col gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {column(0)}
            {column(1)}
          </div>
          {effects}
          {words}
        </div>
      )}
      {me.is_commissioner && !behalf && counter === null && (
        <p className="mt-4 text-sm text-ink-3">
          As commissioner you can also{' '}
          <Link to={paths.newTrade(leagueId, { behalf: 1 })} className="font-medium text-accent-text hover:underline">
            enter a trade for two teams
          </Link>
          .
        </p>
      )}
      <ActionBar>
        {seen !== null && (
          <dl className="hidden min-w-0 flex-1 gap-6 lg:flex">
            {seen.effects.sides.map((side) => (
              <div key={side.team_id} className="min-w-0 flex-1">
                <dt className="truncate text-xs text-ink-3">{side.team_name}</dt>
                <dd>
                  <SideCap side={side} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p
          role="status"
          className={cx(
            'min-w-0 flex-1 text-sm',
            standing.kind === 'refused'
              ? 'text-bad'
              : standing.kind === 'illegal'
                ? 'text-warn'
                : standing.kind === 'legal'
                  ? 'text-good'
                  : 'text-ink-2',
          )}
        >
          {standing.words}
        </p>
        {preview.error !== null && (
          <Button size="sm" busy={preview.isFetching} onClick={() => void preview.refetch()}>
            Try again
          </Button>
        )}
        {phone && step !== 'send' ? (
          <Button variant="primary" onClick={() => setStep(step === 'give' ? 'get' : 'send')}>
            Next
          </Button>
        ) : (
          <Button
            variant="primary"
            icon={<Send size={14} aria-hidden="true" />}
            disabled={!allowed}
            busy={send.isPending}
            // The second press of a double tap on "Next" lands here, before anything could be read.
            onClick={({ detail }) =>
              detail < 2 &&
              send.mutate(
                behalf
                  ? { sides: offer.sides, reason: message.trim(), override }
                  : { sides: offer.sides, message: message.trim() || null, days },
              )
            }
          >
            {behalf ? 'Enter trade' : counter === null ? 'Send offer' : 'Send counter-offer'}
          </Button>
        )}
        <div className="w-full empty:hidden">
          {send.error !== null && <FormAlert message={failureOf(send.error)} />}
        </div>
      </ActionBar>
    </>
  );
}

function SideCap({ side }: { side: TradePreview['effects']['sides'][number] }): ReactNode {
  const [now] = side.seasons;
  if (now === undefined) return null;
  const of = ({ total_cap, salary_retained }: typeof now.before) => ({
    totalCap: total_cap,
    salaryRetained: salary_retained,
  });
  return <CapBar layout="line" cap={now.before.cap} {...of(now.before)} after={of(now.after)} />;
}

interface Standing {
  kind: 'open' | 'asking' | 'refused' | 'illegal' | 'legal';
  words: string;
}

/** Where an offer stands, in a sentence. */
function standingOf(offer: Offer, preview: TradePreview | null, error: Error | null): Standing {
  if (offer.sides[1].team_id === '') return { kind: 'open', words: 'Choose a team to trade with.' };
  if (isEmpty(offer)) return { kind: 'open', words: 'Add a player or a pick to one of the sides.' };
  if (error !== null) return { kind: 'refused', words: error.message };
  if (preview === null) return { kind: 'asking', words: 'Looking at both teams…' };
  const { sendable, legal } = preview.effects;
  if (!sendable) return { kind: 'refused', words: 'It cannot be sent yet.' };
  if (!legal) return { kind: 'illegal', words: 'It breaks a rule: it may be sent, but not accepted as it is.' };
  return { kind: 'legal', words: 'Both teams stay within the rules.' };
}
