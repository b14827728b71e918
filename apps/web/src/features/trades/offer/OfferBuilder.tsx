import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import Send from 'lucide-react/icons/send';
import { OWN_TRADE_WAITS } from '@crease/core/trades/trade.words.js';
import { useShortWarning } from '../../moves/ShortWarning.js';
import { isReason } from '../../../ui/fields/ReasonField.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { comingShort } from '../trade-assets.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { Tabs } from '../../../ui/page/Tabs.js';
import { showToast } from '../../../ui/layers/toast.js';
import { usePhone } from '../../../ui/use-media.js';
import { Effects } from './Effects.js';
import { OfferBar } from './OfferBar.js';
import { OfferColumn } from './OfferColumn.js';
import { OfferTeams } from './OfferTeams.js';
import { OfferWords } from './OfferWords.js';
import { RoomLink, useFromRoom } from './RoomLink.js';
import { applyChange, isEmpty, type Offer, type SideIndex } from '../offer.model.js';
import { DeadlineNote } from '../DeadlineNote.js';
import { standingOf } from '../standing.model.js';
import { usePreview, useSendOffer } from '../trades.data.js';
import { useUnsentOffer, type BuilderProps } from './use-unsent-offer.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './offer.words.en.js';

type Step = 'give' | 'get' | 'send';

const DETAIL = {
  behalf: t.enterTradeHint,
  offer: t.onlyTwoTeamsSeeOffer,
} as const;

/** Builds an offer: both sides next to each other, on a phone one after the other, and a preview of the effects. */
export function OfferBuilder(props: BuilderProps) {
  const { leagueId, title, counter, behalf } = props;
  const { teams, me } = useLoadedLeague(leagueId);
  const navigate = useNavigate();
  const room = useFromRoom();
  const phone = usePhone();
  const [step, setStep] = useState<Step>('give');
  const { offer, message, days, override, assets, begun, leftOut, write, discard, finish } = useUnsentOffer(props);
  const [first, second] = offer.sides;
  const partner = teams.find(({ team_id }) => team_id === second.team_id)?.team_name ?? '';
  const preview = usePreview(leagueId, second.team_id === '' ? null : offer);
  const seen =
    preview.data === undefined ||
    isEmpty(offer) ||
    preview.data.sides.some((side, index) => side.team_id !== offer.sides[index]?.team_id)
      ? null
      : preview.data;
  const send = useSendOffer(leagueId, { counter, behalf }, (answer) => {
    finish();
    const entered = answer.state === 'executed' ? t.tradeExecuted : `${t.tradeEntered} ${OWN_TRADE_WAITS}`;
    showToast({ kind: 'success', text: behalf ? entered : t.offerSentTo({ team: partner }) });
    void navigate(room === null ? paths.trade(leagueId, answer.trade_id) : paths.draftRoom(leagueId, room));
  });
  const standing = standingOf(offer, preview.current ? seen : null, preview.error, {
    answered: counter === null ? null : props.initial,
    behalf,
  });
  const short = useShortWarning(
    comingShort(seen?.effects ?? null, behalf ? [first.team_id, second.team_id] : [first.team_id]),
    behalf ? t.enterAnyway : t.sendAnyway,
  );
  const ready = standing.kind === 'legal' || standing.kind === 'illegal';
  const allowed =
    short.confirmed && (behalf ? isReason(message) && (standing.kind === 'legal' || (ready && override)) : ready);
  const change = (next: Offer) => {
    send.reset();
    write({ offer: next });
  };
  const startOver = () => {
    send.reset();
    discard();
  };

  const column = (index: SideIndex) => (
    <OfferColumn
      leagueId={leagueId}
      index={index}
      behalf={behalf}
      offer={offer}
      assets={assets}
      preview={seen}
      onChange={change}
    />
  );
  const words = (
    <>
      {short.node}
      <OfferWords behalf={behalf} partner={partner} message={message} days={days} override={override} write={write} />
    </>
  );
  const effects = seen !== null && (
    <Effects effects={seen.effects} onApply={(suggested) => change(applyChange(offer, suggested))} />
  );

  return (
    <>
      <PageHeader
        title={title}
        detail={behalf ? DETAIL.behalf : counter === null ? DETAIL.offer : t.answerEndsTheirOffer({ team: partner })}
        actions={
          <>
            <RoomLink leagueId={leagueId} />
            {begun && (
              <Button variant="quiet" onClick={startOver}>
                {t.discard}
              </Button>
            )}
          </>
        }
      />
      <DeadlineNote leagueId={leagueId} />
      {leftOut !== null && <UnsentOfferNote behalf={behalf} leftOut={leftOut} />}
      {counter === null && <OfferTeams leagueId={leagueId} behalf={behalf} offer={offer} onChange={change} />}
      {phone ? (
        <Tabs
          label={t.steps}
          value={step}
          tabs={[
            { value: 'give', label: behalf ? t.first : t.youGive, count: first.assets.length },
            { value: 'get', label: behalf ? t.second : t.youGet, count: second.assets.length },
            { value: 'send', label: behalf ? t.check : t.checkAndSend },
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
      {me.is_commissioner && !behalf && counter === null && <ForTwoTeams leagueId={leagueId} />}
      <OfferBar preview={seen} standing={standing} error={send.error}>
        {preview.error !== null && (
          <Button size="sm" busy={preview.isFetching} onClick={() => void preview.refetch()}>
            {t.tryAgain}
          </Button>
        )}
        {phone && step !== 'send' ? (
          <Button variant="primary" onClick={() => setStep(step === 'give' ? 'get' : 'send')}>
            {t.next}
          </Button>
        ) : (
          <Button
            variant="primary"
            icon={<Send size={14} aria-hidden="true" />}
            disabled={!allowed}
            busy={send.isPending}
            // Ignores the second click of a double tap on "Next", which lands on this button.
            onClick={({ detail }) =>
              detail < 2 && send.mutate({ sides: offer.sides, message: message.trim(), days, override, ...short.body })
            }
          >
            {behalf ? t.enterTrade : counter === null ? t.sendOffer : t.sendCounterOffer}
          </Button>
        )}
      </OfferBar>
    </>
  );
}

/** Says that an unsent offer was restored, and which assets are no longer in it. */
function UnsentOfferNote({ behalf, leftOut }: { behalf: boolean; leftOut: readonly string[] }) {
  return (
    <p role="status" className="mb-4 rounded-md border border-accent-line bg-accent-soft px-3 py-2 text-sm">
      {behalf ? t.entriesAreBack : t.unsentOfferIsBack}
      {leftOut.length > 0 && ` ${t.leftOut({ count: leftOut.length, assets: leftOut.join(', ') })}`}
    </p>
  );
}

function ForTwoTeams({ leagueId }: { leagueId: string }) {
  return (
    <p className="mt-4 text-sm text-ink-3">
      {sentence(t.commissionerCanAlso, {
        action: (
          <Link to={paths.newTrade(leagueId, { behalf: 1 })} className="font-medium text-accent-text hover:underline">
            {t.enterTradeForTwoTeams}
          </Link>
        ),
      })}
    </p>
  );
}
