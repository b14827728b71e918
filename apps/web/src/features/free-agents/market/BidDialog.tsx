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
import { CapBar } from '../../../ui/figures/CapBar.js';
import { formatExact } from '../../../ui/figures/time.js';
import { useMarket } from '../../moves/market-data.js';
import { useBidSpace, useSaveBid } from './market.data.js';
import * as t from './market.words.en.js';

const NOBODY = '';

interface BidDialogProps {
  leagueId: string;
  teamId: string;
  playerId: number;
  onClose: () => void;
}

export function BidDialog(props: BidDialogProps) {
  const { leagueId, playerId, onClose } = props;
  const { league } = useLoadedLeague(leagueId);
  const player = usePlayer(leagueId, playerId, league.current_season).data;
  const market = useMarket(leagueId).data;
  const [adding, setAdding] = useState(false);
  if (player === undefined || market === undefined) return null;
  if (adding) return <AddPlayerDialog leagueId={leagueId} player={player} onClose={onClose} />;
  return (
    <BidForm
      {...props}
      name={player.full_name}
      cost={player.cap.cap_hit}
      market={market}
      onAdd={() => setAdding(true)}
    />
  );
}

function BidForm({
  leagueId,
  teamId,
  playerId,
  name,
  cost,
  market,
  onAdd,
  onClose,
}: BidDialogProps & {
  name: string;
  /** The player's price without a bid. */
  cost: number;
  market: NonNullable<ReturnType<typeof useMarket>['data']>;
  onAdd: () => void;
}) {
  const { league } = useLoadedLeague(leagueId);
  const rules = marketRules(league);
  const roster = useTeam(leagueId, teamId).data?.roster ?? [];
  const onWaivers = useWaivers(leagueId).data?.some((one) => one.player_id === playerId) === true;
  const bid = market.bids.find((one) => one.player_id === playerId && one.outcome === 'open') ?? null;
  const isSalary = rules?.funds === 'salary';
  const lot = market.lots.find((one) => one.player_id === playerId);
  const isLot = rules?.lots != null;
  const least = leastBid({
    minimum: rules?.minimum ?? 0,
    step: rules?.step ?? 1,
    price: lot?.price,
    own: bid?.leads === true ? bid.amount : null,
  });
  const [drop, setDrop] = useState(bid?.drop_player_id == null ? NOBODY : String(bid.drop_player_id));
  const budget = market.budgets.find((one) => one.team_id === teamId)?.left ?? 0;
  const [amount, setAmount] = useState(
    bid?.amount ?? (isSalary ? least : Math.min(Math.max(1, least), Math.max(budget, least))),
  );
  const space = useBidSpace(leagueId, teamId, { playerId, drop: drop === NOBODY ? null : Number(drop), market });
  const left = isSalary ? space.left : budget;
  const most = left + (bid?.leads === true && !isSalary ? (lot?.price ?? 0) : 0);
  const save = useSaveBid(leagueId, name, onClose);
  return (
    <FormDialog
      onClose={onClose}
      title={t.bidForPlayerQuestion({ player: name })}
      description={
        isLot
          ? lot === undefined
            ? t.opensLot({ step: rules.lots === null ? 1 : rules.step })
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
            {t.addNow({ price: isSalary ? cost : 0 })}
          </Button>
        ) : undefined
      }
      onSubmit={() =>
        save.mutate({ player_id: playerId, amount, drop_player_id: drop === NOBODY ? null : Number(drop) })
      }
    >
      <Stepper
        label={isLot ? t.yourMaximum : t.yourBid}
        hint={
          isSalary
            ? t.salaryHint({ left, least, isLot })
            : isLot
              ? t.maximumHint({ left, least })
              : t.leftHint({ left, least })
        }
        value={amount}
        step={rules?.step ?? 1}
        min={least}
        max={Math.max(most, least)}
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
      {isSalary && <CapBar cap={space.cap} {...space.now} after={space.after(amount)} />}
    </FormDialog>
  );
}

/** The leader of an auction may only raise the own maximum. */
const leastBid = ({
  minimum,
  step,
  price,
  own,
}: {
  minimum: number;
  step: number;
  price: number | undefined;
  own: number | null;
}): number => own ?? (price === undefined ? minimum : price + step);
