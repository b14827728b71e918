import Send from 'lucide-react/icons/send';
import type { TradePreview } from '@crease/core/trades/trade.schema.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { Tabs } from '../../../ui/page/Tabs.js';
import { usePhone } from '../../../ui/use-media.js';
import { EffectsSlot } from './EffectsSlot.js';
import { OfferWords } from './OfferWords.js';
import { ScaleSlot } from '../scale/ScaleSlot.js';
import { StrengthSlot } from '../scale/StrengthSlot.js';
import { applyChange, type Offer, type SideIndex } from '../offer.model.js';
import type { BuilderProps, UnsentOfferState } from './use-unsent-offer.js';
import type { useOfferBuilder } from './use-offer-builder.js';
import { ErrorState, Panel } from '../../../ui/page/Panel.js';
import { OfferSide } from './OfferSide.js';
import * as t from './offer.words.en.js';

export type Step = 'give' | 'get' | 'send';

/** Both sides and effects: side by side, or in steps on a phone. */
export function OfferSteps({
  leagueId,
  behalf,
  builder,
  step,
  onStep,
}: Pick<BuilderProps, 'leagueId' | 'behalf'> & {
  builder: ReturnType<typeof useOfferBuilder>;
  step: Step;
  onStep: (step: Step) => void;
}) {
  const { offer, message, days, override, assets, seen, standing, short, partner, write, change } = builder;
  const phone = usePhone();
  const column = { leagueId, behalf, offer, assets, preview: seen, onChange: change };
  const effects = (
    <>
      <EffectsSlot effects={seen?.effects ?? null} onApply={(suggested) => change(applyChange(offer, suggested))} />
      {seen !== null && <ScaleSlot leagueId={leagueId} sides={seen.sides} />}
      {seen !== null && <StrengthSlot leagueId={leagueId} effects={seen.effects} />}
    </>
  );
  const words = (
    <>
      {short.node}
      <OfferWords behalf={behalf} partner={partner} message={message} days={days} override={override} write={write} />
    </>
  );
  if (!phone)
    return (
      <div className="flex flex-col gap-4 short:gap-2">
        <div className="grid items-start gap-4 short:gap-2 sm:grid-cols-2">
          <OfferColumn {...column} index={0} />
          <OfferColumn {...column} index={1} />
        </div>
        {effects}
        {words}
      </div>
    );
  return (
    <Tabs
      label={t.steps}
      value={step}
      tabs={[
        { value: 'give', label: behalf ? t.first : t.youGive, count: offer.sides[0].assets.length },
        { value: 'get', label: behalf ? t.second : t.youGet, count: offer.sides[1].assets.length },
        { value: 'send', label: behalf ? t.check : t.checkAndSend },
      ]}
      onChange={onStep}
      panelClassName="pt-2"
    >
      {step === 'give' && <OfferColumn {...column} index={0} />}
      {step === 'get' && <OfferColumn {...column} index={1} />}
      {step === 'send' && (
        <div className="flex flex-col gap-4">
          {seen === null && <EmptyState words={standing.words} />}
          {effects}
          {words}
        </div>
      )}
    </Tabs>
  );
}

/** Sends the offer or opens the next step. One element keeps the focus. */
export function SendButton({
  builder: { offer, message, days, override, send, short, allowed },
  counter,
  behalf,
  onNext,
  onMissing,
}: Pick<BuilderProps, 'counter' | 'behalf'> & {
  builder: ReturnType<typeof useOfferBuilder>;
  onNext: (() => void) | null;
  /** Leads to what the offer lacks; null when it has a partner and assets. */
  onMissing: (() => void) | null;
}) {
  if (onNext !== null)
    return (
      <Button variant="primary" onClick={onNext}>
        {t.next}
      </Button>
    );
  return (
    <Button
      variant="primary"
      icon={<Send size={14} aria-hidden="true" />}
      disabled={!allowed && onMissing === null}
      busy={send.isPending}
      // Ignores the second click of a double tap on "Next", which lands on this button.
      onClick={({ detail }) => {
        if (detail > 1) return;
        if (onMissing !== null) onMissing();
        else send.mutate({ sides: offer.sides, message: message.trim(), days, override, ...short.body });
      }}
    >
      {behalf ? t.enterTrade : counter === null ? t.sendOffer : t.sendCounterOffer}
    </Button>
  );
}

const TITLES = { own: [t.youGive, t.youGet], behalf: [t.firstTeamGives, t.secondTeamGives] } as const;

function OfferColumn({
  leagueId,
  index,
  behalf,
  offer,
  assets,
  preview,
  onChange,
}: {
  leagueId: string;
  index: SideIndex;
  behalf: boolean;
  offer: Offer;
  assets: UnsentOfferState['assets'];
  preview: TradePreview | null;
  onChange: (offer: Offer) => void;
}) {
  const [first, second] = [assets[0].data, assets[1].data];
  const both = first !== undefined && second !== undefined ? ([first, second] as const) : null;
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
      <Panel title={t.theyGive} state={{ kind: 'empty', words: t.chooseTradePartner, detail: t.assetsAppearHere }} />
    );
  if (both === null && offer.sides[1].team_id !== '')
    return <Panel title={index === 0 ? t.give : t.get} flush state={{ kind: 'loading' }} />;
  const own = assets[index].data;
  if (own === undefined) return <Panel title={t.give} flush state={{ kind: 'loading' }} />;
  return (
    <OfferSide
      leagueId={leagueId}
      offer={offer}
      index={index}
      assets={both ?? [own, own]}
      shown={preview?.sides[index].assets ?? []}
      behalf={behalf}
      title={TITLES[behalf ? 'behalf' : 'own'][index]}
      onChange={onChange}
    />
  );
}
