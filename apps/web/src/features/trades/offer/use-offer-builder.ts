import { useNavigate } from 'react-router-dom';
import { ownTradeWaits } from '@crease/core/trades/trade.words.js';
import { useShortWarning } from '../../moves/ShortWarning.js';
import { isReason } from '../../../ui/fields/ReasonField.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { comingShort } from '../trade-assets.js';
import { showToast } from '../../../ui/layers/toast.js';
import { useFromRoom } from './RoomLink.js';
import { isEmpty, type Offer } from '../offer.model.js';
import { standingOf } from '../standing.model.js';
import { usePreview, useSendOffer } from '../trades.data.js';
import { useUnsentOffer, type BuilderProps } from './use-unsent-offer.js';
import * as t from './offer.words.en.js';

export function useOfferBuilder(props: BuilderProps) {
  const { leagueId, counter, behalf } = props;
  const { teams } = useLoadedLeague(leagueId);
  const navigate = useNavigate();
  const room = useFromRoom();
  const unsent = useUnsentOffer(props);
  const { offer, message, override, write, discard, finish } = unsent;
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
    const entered = answer.state === 'executed' ? t.tradeExecuted : `${t.tradeEntered} ${ownTradeWaits()}`;
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
  return { ...unsent, seen, preview, send, standing, short, allowed, partner, change, startOver };
}
