import { positionCode } from '@crease/core/position.js';
import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import Replace from 'lucide-react/icons/replace';
import Undo2 from 'lucide-react/icons/undo-2';
import { capHitOf, chargeOf } from '@crease/core/draft/charge.rules.js';
import { slotSalary } from '@crease/core/leagues/salaries/slot-salaries.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { formatMoney } from '@crease/core/money.js';
import { isMade } from '@crease/core/draft/order/slot-tally.js';
import { hasMoved } from '@crease/core/draft/order/turn-order.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { formatExact } from '../../../ui/figures/time.js';
import { isUndrawn } from '../state/board.model.js';
import { howWords, forfeitWord } from '../sync/draft-labels.js';
import { detailOf } from '../state/pool.model.js';
import { useDraft, useScope, useUi, useView } from '../state/room-context.js';
import { useTeams } from '../state/room-hooks.js';
import { usePermission } from '../state/use-permission.js';
import { ReactButton, ReactionButtons, useReactions } from './PickReactions.js';
import { PickTradeButton } from '../offers/RoomTrades.js';
import { showZone } from '../state/room-ui.store.js';
import * as t from './board.words.en.js';

export function PickDetails() {
  const { ui, alone = false } = useScope();
  const overall = useUi((state) => state.openPick);
  const slot = useDraft((state) => (overall === null ? undefined : state.slots[overall - 1]));
  const undrawn = useDraft(isUndrawn);
  const table = useDraft((state) => state.rules.slotSalaries);
  const teams = useTeams();
  const people = useView((view) => view.people);
  if (slot === undefined) return null;
  const close = () => ui.setState({ openPick: null });
  const { player } = slot;
  return (
    <Dialog
      open
      onClose={close}
      title={titleOf(slot, undrawn)}
      description={
        undrawn
          ? t.orderNotDrawn
          : t.roundAndPick({ round: slot.round, pickInRound: slot.pickInRound, overall: slot.overall })
      }
      footer={<PickButtons slot={slot} close={close} />}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        {player !== null && <PlayerFacts player={player} ownerTeamId={slot.ownerTeamId} />}
        {player === null && slot.status === 'open' && table !== undefined && (
          <>
            <dt className="text-ink-3">{t.capHit}</dt>
            <dd>
              <Money amount={slotSalary(table, slot.round)} full className="font-semibold" />
            </dd>
          </>
        )}
        {slot.sale && (
          <>
            <dt className="text-ink-3">{t.price}</dt>
            <dd>{t.priceAndBids({ price: formatMoney(slot.sale.price), lot: slot.sale.lot, bids: slot.sale.bids })}</dd>
          </>
        )}
        <dt className="text-ink-3">{t.team}</dt>
        <dd className="font-medium text-ink">{teams.get(slot.ownerTeamId)?.name}</dd>
        {slot.ownerTeamId !== slot.originalTeamId && (
          <>
            <dt className="text-ink-3">{t.acquiredFrom}</dt>
            <dd>{teams.get(slot.originalTeamId)?.name}</dd>
          </>
        )}
        {slot.movedAfter !== undefined && (
          <>
            <dt className="text-ink-3">{t.missedPick}</dt>
            <dd>{t.turnAfter({ after: slot.movedAfter })}</dd>
          </>
        )}
        {slot.how !== null && (
          <>
            <dt className="text-ink-3">{t.howPicked}</dt>
            <dd>{howWords({ ...slot, how: slot.how }, people)}</dd>
          </>
        )}
        {slot.at !== null && (
          <>
            <dt className="text-ink-3">{t.whenPicked}</dt>
            <dd>{formatExact(Date.parse(slot.at))}</dd>
          </>
        )}
        {player !== null && !alone && <Reactions overall={slot.overall} playerId={player.id} name={player.name} />}
      </dl>
    </Dialog>
  );
}

const titleOf = (slot: Slot, undrawn: boolean): string =>
  slot.player?.name ??
  (slot.status === 'skipped'
    ? t.skipped
    : slot.status === 'forfeited'
      ? forfeitWord(slot)
      : undrawn
        ? t.pickOfRound({ round: slot.round })
        : t.pickNumber({ overall: slot.overall }));

function PickButtons({ slot, close }: { slot: Slot; close: () => void }) {
  const { ui } = useScope();
  const commissioner = useView((view) => view.my.commissioner);
  const undo = usePermission('undo');
  const replace = usePermission('replace');
  return (
    <>
      <Button
        onClick={() => {
          close();
          ui.setState({ viewTeam: slot.ownerTeamId });
          showZone(ui, 'team');
        }}
      >
        {t.seeTeam}
      </Button>
      <PickTradeButton slot={slot} close={close} />
      {commissioner && slot.player !== null && (
        <Button
          icon={<Replace size={16} aria-hidden="true" />}
          disabled={!replace.may}
          onClick={() => ui.setState({ openPick: null, question: { about: 'replace', overall: slot.overall } })}
        >
          {t.replacePlayer}
        </Button>
      )}
      {commissioner && (isMade(slot) || hasMoved(slot)) && (
        <Button
          icon={<Undo2 size={16} aria-hidden="true" />}
          disabled={!undo.may}
          onClick={() => ui.setState({ openPick: null, question: { about: 'undo', overall: slot.overall } })}
        >
          {t.undoToHere}
        </Button>
      )}
    </>
  );
}

function PlayerFacts({ player, ownerTeamId }: { player: NonNullable<Slot['player']>; ownerTeamId: string }) {
  const type = useDraft((state) => state.type);
  const teams = useTeams();
  const charge = chargeOf(player, ownerTeamId);
  const others = (player.retained ?? []).filter((share) => share.teamId !== ownerTeamId);
  return (
    <>
      <dt className="text-ink-3">{t.player}</dt>
      <dd className="flex items-center gap-2">
        <PositionTag position={player.position} detail={player.detail} />
        {[positionCode(detailOf(player)), player.club].filter(Boolean).join(' · ')}
      </dd>
      {player.from !== undefined && (
        <>
          <dt className="text-ink-3">{t.takenFrom}</dt>
          <dd>{teams.get(player.from)?.name ?? t.aTeam}</dd>
        </>
      )}
      <dt className="text-ink-3">{t.capHit}</dt>
      <dd>
        <Money amount={capHitOf(player)} full className="font-semibold" />
      </dd>
      {!draftsToBank(type) && charge !== capHitOf(player) && (
        <>
          <dt className="text-ink-3">{t.teamPays}</dt>
          <dd>
            <Money amount={charge} full className="font-semibold" />
            {others.map(
              (share) =>
                `; ${t.teamRetains({ team: teams.get(share.teamId)?.name ?? t.aTeam, money: formatMoney(share.amount) })}`,
            )}
          </dd>
        </>
      )}
    </>
  );
}

function Reactions({ overall, playerId, name }: { overall: number; playerId: number; name: string }) {
  const reactions = useReactions(overall, playerId);
  return (
    <>
      <dt className="self-center text-ink-3">{t.reactions}</dt>
      <dd className="flex flex-wrap items-center gap-1 text-xs">
        <ReactionButtons name={name} reactions={reactions} />
        <ReactButton name={name} reactions={reactions} />
      </dd>
    </>
  );
}
