import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import Eraser from 'lucide-react/icons/eraser';
import { ClosedNote } from '../../open-league/ClosedNote.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { Button } from '../../../ui/Button.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { usePhone } from '../../../ui/use-media.js';
import { isEmpty } from '../offer.model.js';
import { OfferBar } from './OfferBar.js';
import { RoomLink } from './RoomLink.js';
import { DeadlineNote } from '../DeadlineNote.js';
import type { BuilderProps } from './use-unsent-offer.js';
import { sentence } from '../../../ui/text/sentence.js';
import { useOfferBuilder } from './use-offer-builder.js';
import { type Step, OfferSteps, SendButton } from './OfferSteps.js';
import { Select } from '../../../ui/fields/Select.js';
import { emptySide, withSide, type Offer, type SideIndex } from '../offer.model.js';
import * as t from './offer.words.en.js';

const HINT = {
  behalf: t.enterTradeHint,
  offer: t.onlyTwoTeamsSeeOffer,
} as const;

/** Builds an offer: both sides side by side, or in steps on a phone. */
export function OfferBuilder(props: BuilderProps) {
  const { leagueId, title, counter, behalf } = props;
  const { me } = useLoadedLeague(leagueId);
  const phone = usePhone();
  const [step, setStep] = useState<Step>('give');
  const builder = useOfferBuilder(props);
  const { offer, begun, leftOut, seen, preview, send, standing, partner, change, startOver } = builder;
  const missing = missingIn(builder, behalf);
  const showMissing = () => {
    if (missing === null) return;
    flushSync(() => setStep(missing.step));
    document.querySelector<HTMLElement>(missing.selector)?.focus();
  };
  return (
    <>
      <PageHeader
        title={title}
        detail={counter === null ? undefined : t.answerEndsTheirOffer({ team: partner })}
        hint={counter === null ? (behalf ? HINT.behalf : HINT.offer) : undefined}
        actions={
          <>
            <RoomLink leagueId={leagueId} />
            {begun && (
              <Button variant="quiet" icon={<Eraser size={16} aria-hidden="true" />} onClick={startOver}>
                {t.discard}
              </Button>
            )}
          </>
        }
        filters={
          counter === null && !behalf ? (
            <OfferTeams leagueId={leagueId} behalf={false} offer={offer} onChange={change} />
          ) : undefined
        }
      />
      <DeadlineNote leagueId={leagueId} />
      {offer.sides.map(({ team_id: teamId }, side) => (
        <ClosedNote key={side} leagueId={leagueId} teamId={teamId} />
      ))}
      {leftOut !== null && <UnsentOfferNote behalf={behalf} leftOut={leftOut} />}
      {counter === null && behalf && <OfferTeams leagueId={leagueId} behalf offer={offer} onChange={change} />}
      <OfferSteps leagueId={leagueId} behalf={behalf} builder={builder} step={step} onStep={setStep} />
      {me.is_commissioner && !behalf && counter === null && <ForTwoTeams leagueId={leagueId} />}
      <OfferBar preview={seen} standing={standing} error={send.error}>
        {preview.error !== null && (
          <Button size="sm" busy={preview.isFetching} onClick={() => void preview.refetch()}>
            {t.tryAgain}
          </Button>
        )}
        <SendButton
          builder={builder}
          counter={counter}
          behalf={behalf}
          onMissing={missing === null ? null : showMissing}
          onNext={phone && step !== 'send' ? () => setStep(step === 'give' ? 'get' : 'send') : null}
        />
      </OfferBar>
    </>
  );
}

/** Missing parts of an offer that cannot be sent yet: a partner, assets, or the answers below them. */
function missingIn(
  { offer, standing, allowed, override }: ReturnType<typeof useOfferBuilder>,
  behalf: boolean,
): { readonly selector: string; readonly step: Step } | null {
  if (offer.sides[1].team_id === '') return { selector: '[data-partner]', step: 'give' };
  if (isEmpty(offer)) return { selector: 'section input[type=checkbox]', step: 'give' };
  const stops = standing.kind !== 'legal' && (standing.kind !== 'illegal' || (behalf && !override));
  return allowed || stops
    ? null
    : { selector: 'input[data-missing], button[data-missing], [data-missing] button', step: 'send' };
}

/** Names assets that are no longer in a restored offer. */
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

function OfferTeams({
  leagueId,
  behalf,
  offer,
  onChange,
}: {
  leagueId: string;
  behalf: boolean;
  offer: Offer;
  onChange: (offer: Offer) => void;
}) {
  const { teams } = useLoadedLeague(leagueId);
  const [first, second] = offer.sides;
  const others = (index: SideIndex) =>
    teams.filter(({ team_id }) => team_id !== offer.sides[index === 0 ? 1 : 0].team_id);
  return (
    <div className={behalf ? 'mb-4 grid gap-3 sm:grid-cols-2 short:mb-2' : 'sm:w-72'}>
      {behalf && (
        <Select
          label={t.firstTeam}
          value={first.team_id}
          options={others(0).map((team) => ({ value: team.team_id, label: team.team_name }))}
          onChange={(id) => onChange(withSide(offer, 0, emptySide(id)))}
        />
      )}
      <Select
        label={behalf ? t.secondTeam : t.tradeWith}
        data-partner=""
        hideLabel={!behalf}
        value={second.team_id}
        options={[
          { value: '', label: t.chooseTeam, disabled: second.team_id !== '' },
          ...others(1).map((team) => ({
            value: team.team_id,
            label: team.hasManager || behalf ? team.team_name : t.teamWithoutManager({ team: team.team_name }),
          })),
        ]}
        onChange={(id) => onChange(withSide(offer, 1, emptySide(id)))}
      />
    </div>
  );
}
