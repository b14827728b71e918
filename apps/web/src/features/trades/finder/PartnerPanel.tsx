import { Link } from 'react-router-dom';
import type { FinderPlayerView, FinderSwap, TradeFinderAnswer } from '@crease/core/trades/finder/finder.answers.js';
import type { TeamSummary } from '@crease/core/leagues/league.answers.js';
import { formatMoney } from '@crease/core/money.js';
import { POSITION_WORDS, type Position } from '@crease/core/position.js';
import { paths } from '../../../platform/pages/paths.js';
import { buttonClass } from '../../../ui/Button.js';
import { Money } from '../../../ui/figures/Money.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { Panel } from '../../../ui/page/Panel.js';
import { formatPoints } from '../../open-league/points.js';
import { gainText } from './finder-text.js';
import * as t from './finder.words.en.js';

const idsOf = (players: readonly FinderPlayerView[]) => players.map(({ player_id }) => player_id).join(',');

const plural = (positions: readonly Position[]) => positions.map((one) => POSITION_WORDS[one][1]);

export function PartnerPanel({
  leagueId,
  partner,
  team,
}: {
  leagueId: string;
  partner: TradeFinderAnswer['partners'][number];
  team: TeamSummary | undefined;
}) {
  const name = team?.team_name ?? '';
  return (
    <Panel
      flush
      title={
        <span className="flex items-center gap-2">
          <Monogram name={name} picture={team?.picture ?? null} />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </span>
      }
    >
      <p className="border-b border-line px-4 py-2 text-sm text-ink-2">
        {t.partnerNeeds({ needs: plural(partner.needs), surplus: plural(partner.surplus) })}
      </p>
      <ul className="divide-y divide-line">
        {partner.swaps.map((swap) => (
          <SwapLine
            key={idsOf([...swap.give, ...swap.get])}
            leagueId={leagueId}
            swap={swap}
            partnerId={partner.team_id}
            partner={name}
          />
        ))}
      </ul>
    </Panel>
  );
}

function SwapLine({
  leagueId,
  swap,
  partnerId,
  partner,
}: {
  leagueId: string;
  swap: FinderSwap;
  partnerId: string;
  partner: string;
}) {
  const { give, get } = swap;
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          <Side leagueId={leagueId} label={t.youGive} players={give} />
          <Side leagueId={leagueId} label={t.youGet} players={get} />
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-ink-2 tabular-nums">
          <span className="font-semibold text-ink">
            {t.youGain({ points: t.points({ points: swap.gain, shown: gainText(swap.gain) }) })}
          </span>
          <span>
            {t.partnerGains({
              team: partner,
              points: t.points({ points: swap.partner_gain, shown: gainText(swap.partner_gain) }),
            })}
          </span>
          <span>{t.spaceAfter({ space: formatMoney(swap.cap_space) })}</span>
        </p>
      </div>
      <Link
        to={paths.newTrade(leagueId, { with: partnerId, give: idsOf(give), want: idsOf(get) })}
        aria-label={t.buildOfferOf({ give: give.map(({ name }) => name), get: get.map(({ name }) => name) })}
        className={buttonClass('secondary', 'sm')}
      >
        {t.buildOffer}
      </Link>
    </li>
  );
}

function Side({ leagueId, label, players }: { leagueId: string; label: string; players: readonly FinderPlayerView[] }) {
  return (
    <div className="min-w-0">
      <span className="block text-xs text-ink-3">{label}</span>
      {players.map((player) => (
        <span key={player.player_id} className="flex min-w-0 items-center gap-2 py-0.5 text-sm">
          <PositionTag position={player.position} detail={player.position_detail} exact />
          <Link
            to={paths.player(leagueId, player.player_id)}
            className="min-w-0 truncate rounded-sm font-semibold hover:underline"
          >
            {player.name}
          </Link>
          <span className="shrink-0 text-xs text-ink-2 tabular-nums">
            {t.points({ points: player.points, shown: formatPoints(player.points) })}
          </span>
          <Money as="price" amount={player.hit} className="shrink-0 text-xs text-ink-2" />
        </span>
      ))}
    </div>
  );
}
