import type { FinderSwap, TradeFinderAnswer } from '@crease/core/trades/finder/finder.answers.js';
import type { TeamSummary } from '@crease/core/leagues/league.answers.js';
import { POSITION_WORDS, type Position } from '@crease/core/position.js';
import { CapSpace } from '../../../ui/figures/CapBar.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel } from '../../../ui/page/Panel.js';
import { idsOf, SwapCard } from './SwapCard.js';
import * as t from './finder.words.en.js';

const plural = (positions: readonly Position[]) => positions.map((one) => POSITION_WORDS[one][1]);

const keyOf = ({ give, get }: FinderSwap) => idsOf([...give, ...get]);

export function PartnerPanel({
  leagueId,
  partner,
  team,
  cap,
  space,
  best,
}: {
  leagueId: string;
  partner: TradeFinderAnswer['partners'][number];
  team: TeamSummary | undefined;
  cap: number;
  /** The reader's cap space. */
  space: number;
  /** The partner has the best swap of all. */
  best: boolean;
}) {
  const name = team?.team_name ?? '';
  return (
    <Panel
      flush
      title={
        <span className="flex items-center gap-2">
          <Monogram name={name} picture={team?.picture ?? null} />
          <span className="min-w-0">
            <span className="block leading-tight wrap-anywhere">{name}</span>
            <span className="block text-xs font-normal text-ink-2">
              {t.partnerNeeds({ needs: plural(partner.needs), surplus: plural(partner.surplus) })}
            </span>
          </span>
        </span>
      }
      actions={
        <span className="flex items-center gap-1.5 text-xs text-ink-2">
          {t.capSpace}
          <CapSpace space={partner.cap_space} cap={cap} className="text-sm" />
        </span>
      }
    >
      <ul className="divide-y divide-line">
        {partner.swaps.map((swap, at) => (
          <SwapCard
            key={keyOf(swap)}
            leagueId={leagueId}
            swap={swap}
            partner={{ id: partner.team_id, name }}
            cap={cap}
            spaces={[space, partner.cap_space]}
            best={best && at === 0}
          />
        ))}
      </ul>
    </Panel>
  );
}
