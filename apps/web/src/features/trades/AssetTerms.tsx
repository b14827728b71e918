import Hourglass from 'lucide-react/icons/hourglass';
import Percent from 'lucide-react/icons/percent';
import type { TradeAsset } from '@crease/core/trades/trade.model.js';
import type { TradableAssetsAnswer } from '@crease/core/trades/trade.schema.js';
import { Button } from '../../ui/Button.js';
import { Stepper } from '../../ui/Stepper.js';

const DEFAULT_PERCENT = 10;

/** What may be agreed on with an asset: how much of a player's salary stays, and a condition. */
export function AssetTerms({
  asset,
  own,
  percent,
  onRetain,
  onCondition,
}: {
  asset: TradeAsset;
  own: TradableAssetsAnswer;
  percent: number | null;
  onRetain: (percent: number | null) => void;
  onCondition: () => void;
}) {
  const player =
    asset.kind === 'player' ? own.players.find(({ player_id }) => player_id === asset.player_id) : undefined;
  const most = own.allowed.retention ? (player?.retainable ?? 0) : 0;
  return (
    <div className="flex flex-wrap items-end gap-2">
      {player !== undefined && percent !== null && (
        <>
          <Stepper
            label={`Salary retained of ${player.name}`}
            format="percent"
            value={percent}
            min={1}
            max={Math.max(most, percent)}
            onChange={onRetain}
            className="min-w-40 flex-1"
          />
          <Button size="sm" variant="quiet" className="mb-1" onClick={() => onRetain(null)}>
            Retain nothing
          </Button>
        </>
      )}
      {player !== undefined && percent === null && most > 0 && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Percent size={14} aria-hidden="true" />}
          aria-label={`Retain salary of ${player.name}`}
          onClick={() => onRetain(Math.min(DEFAULT_PERCENT, most))}
        >
          Retain salary
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        icon={<Hourglass size={14} aria-hidden="true" />}
        onClick={onCondition}
        className={percent === null ? undefined : 'mb-1'}
      >
        {asset.condition === null ? 'Condition' : 'Change condition'}
      </Button>
    </div>
  );
}
