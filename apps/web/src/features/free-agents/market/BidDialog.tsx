import { positionCode } from '@crease/core/position.js';
import { useState } from 'react';
import { marketRules } from '@crease/core/free-agents/market/market.rules.js';
import { AddPlayerDialog } from '../../players/moves/AddPlayerDialog.js';
import { usePlayer, useWaivers } from '../../players/players-data.js';
import { moveNotice } from '../../moves/MoveEffect.js';
import { useLoadedLeague, useTeam } from '../../open-league/league-data.js';
import { Button } from '../../../ui/Button.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Select } from '../../../ui/fields/Select.js';
import { Stepper } from '../../../ui/fields/Stepper.js';
import { formatExact } from '../../../ui/figures/time.js';
import { useMarket } from '../../moves/market-data.js';
import { useSaveBid } from './market.data.js';
import * as t from './market.words.en.js';

const NOBODY = '';

interface BidDialogProps {
  leagueId: string;
  teamId: string;
  playerId: number;
  onClose: () => void;
}

/** Loads the player and the team's open bid, then shows the form. */
export function BidDialog(props: BidDialogProps) {
  const { leagueId, playerId, onClose } = props;
  const { league } = useLoadedLeague(leagueId);
  const player = usePlayer(leagueId, playerId, league.current_season).data;
  const market = useMarket(leagueId).data;
  const [adding, setAdding] = useState(false);
  if (player === undefined || market === undefined) return null;
  if (adding) return <AddPlayerDialog leagueId={leagueId} player={player} onClose={onClose} />;
  return <BidForm {...props} name={player.full_name} market={market} onAdd={() => setAdding(true)} />;
}

function BidForm({
  leagueId,
  teamId,
  playerId,
  name,
  market,
  onAdd,
  onClose,
}: BidDialogProps & {
  name: string;
  market: NonNullable<ReturnType<typeof useMarket>['data']>;
  onAdd: () => void;
}) {
  const { league } = useLoadedLeague(leagueId);
  const rules = marketRules(league);
  const roster = useTeam(leagueId, teamId).data?.roster ?? [];
  const onWaivers = useWaivers(leagueId).data?.some((one) => one.player_id === playerId) === true;
  const bid = market.bids.find((one) => one.player_id === playerId && one.outcome === 'open') ?? null;
  const left = market.budgets.find((one) => one.team_id === teamId)?.left ?? 0;
  const lot = market.lots.find((one) => one.player_id === playerId);
  const isLot = rules?.lots != null;
  const least = leastBid({
    minimum: rules?.minimum ?? 0,
    price: lot?.price,
    own: bid?.leads === true ? bid.amount : null,
  });
  const [amount, setAmount] = useState(bid?.amount ?? Math.min(Math.max(1, least), Math.max(left, least)));
  const [drop, setDrop] = useState(bid?.drop_player_id == null ? NOBODY : String(bid.drop_player_id));
  const save = useSaveBid(leagueId, name, onClose);
  return (
    <FormDialog
      onClose={onClose}
      title={t.bidForPlayerQuestion({ player: name })}
      description={
        isLot
          ? lot === undefined
            ? t.opensLot
            : t.lotNow({ price: lot.price, when: formatExact(Date.parse(lot.ends_at)), leads: bid?.leads === true })
          : market.next_run_at === null
            ? undefined
            : t.decidedAt({ when: formatExact(Date.parse(market.next_run_at)) })
      }
      submit={bid === null ? t.placeBid : t.saveBid}
      busy={save.isPending}
      error={moveNotice(save.error, undefined)}
      aside={
        rules?.firstCome === true && !onWaivers ? (
          <Button variant="quiet" onClick={onAdd}>
            {t.addNow}
          </Button>
        ) : undefined
      }
      onSubmit={() =>
        save.mutate({ player_id: playerId, amount, drop_player_id: drop === NOBODY ? null : Number(drop) })
      }
    >
      <Stepper
        label={isLot ? t.yourMaximum : t.yourBid}
        hint={isLot ? t.maximumHint({ left, least }) : t.leftHint({ left, least })}
        value={amount}
        min={least}
        max={Math.max(left + (bid?.leads === true ? (lot?.price ?? 0) : 0), least)}
        format="money"
        onChange={setAmount}
      />
      <Select
        label={t.dropIfBidWins}
        hint={t.dropIfBidWinsHint}
        value={drop}
        options={[
          { value: NOBODY, label: t.nobody },
          ...roster.map((one) => ({
            value: String(one.player_id),
            label: `${one.name} (${positionCode(one.position_detail)})`,
          })),
        ]}
        onChange={setDrop}
      />
    </FormDialog>
  );
}

/** More than the price of an auction; its leader may only raise the own maximum. */
const leastBid = ({
  minimum,
  price,
  own,
}: {
  minimum: number;
  price: number | undefined;
  own: number | null;
}): number => own ?? (price === undefined ? minimum : price + 1);
