import Hourglass from 'lucide-react/icons/hourglass';
import Percent from 'lucide-react/icons/percent';
import { retainedAmount, type Share } from '@crease/core/teams/retention.rules.js';
import type { TradeAsset } from '@crease/core/trades/trade.model.js';
import type { TradableAssetsAnswer } from '@crease/core/trades/trade.schema.js';
import { TermTip } from '../../open-league/TermTip.js';
import { Button } from '../../../ui/Button.js';
import { Stepper } from '../../../ui/fields/Stepper.js';
import * as t from './offer.words.en.js';

const DEFAULT_PERCENT = 10;

export function AssetTerms({
  leagueId,
  asset,
  own,
  behalf,
  share,
  onRetain,
  onCondition,
}: {
  leagueId: string;
  asset: TradeAsset;
  own: TradableAssetsAnswer;
  /** A commissioner enters the trade, and may give the retained part in dollars too. */
  behalf: boolean;
  share: Share | null;
  onRetain: (share: Share | null) => void;
  onCondition: () => void;
}) {
  const player =
    asset.kind === 'player' ? own.players.find(({ player_id }) => player_id === asset.player_id) : undefined;
  const most = own.allowed.retention ? (player?.retainable ?? 0) : 0;
  return (
    <div className="flex flex-wrap items-end gap-2">
      {player !== undefined && share !== null && (
        <>
          <RetainedStepper player={player} share={share} most={most} onRetain={onRetain} />
          {behalf && (
            <Button size="sm" variant="quiet" className="mb-1" onClick={() => onRetain(otherWay(player, share, most))}>
              {share.dollars == null ? t.inDollars : t.inPercent}
            </Button>
          )}
          <Button size="sm" variant="quiet" className="mb-1" onClick={() => onRetain(null)}>
            {t.retainNothing}
          </Button>
          <span className="mb-2.5">
            <TermTip leagueId={leagueId} term="retention" />
          </span>
        </>
      )}
      {player !== undefined && share === null && most > 0 && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Percent size={14} aria-hidden="true" />}
          aria-label={t.retainSalaryOf({ player: player.name })}
          onClick={() => onRetain({ percent: Math.min(DEFAULT_PERCENT, most) })}
        >
          {t.retainSalary}
        </Button>
      )}
      {asset.kind !== 'cap-space' && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Hourglass size={14} aria-hidden="true" />}
          onClick={onCondition}
          className={share === null ? undefined : 'mb-1'}
        >
          {asset.condition === null ? t.condition : t.changeCondition}
        </Button>
      )}
    </div>
  );
}

type Tradable = TradableAssetsAnswer['players'][number];

/** The same share in the other unit: dollars are exact, percentages rounded down. */
const otherWay = (player: Tradable, share: Share, most: number): Share =>
  share.dollars == null
    ? { percent: null, dollars: Math.max(1, retainedAmount(player.cap_hit, share)) }
    : { percent: Math.min(Math.max(1, Math.floor((share.dollars * 100) / player.cap_hit)), Math.max(1, most)) };

function RetainedStepper({
  player,
  share,
  most,
  onRetain,
}: {
  player: Tradable;
  share: Share;
  most: number;
  onRetain: (share: Share) => void;
}) {
  const label = t.salaryRetainedOf({ player: player.name });
  if (share.dollars == null) {
    const percent = share.percent ?? 1;
    return (
      <Stepper
        label={label}
        format="percent"
        value={percent}
        min={1}
        max={Math.max(most, percent)}
        onChange={(value) => onRetain({ percent: value })}
        className="min-w-40 flex-1"
      />
    );
  }
  return (
    <Stepper
      label={label}
      format="money"
      value={share.dollars}
      step={1000}
      min={1}
      max={Math.max(player.retainable_dollars, share.dollars)}
      onChange={(value) => onRetain({ percent: null, dollars: value })}
      className="min-w-52 flex-1"
    />
  );
}
