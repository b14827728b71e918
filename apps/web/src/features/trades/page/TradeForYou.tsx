import type { ReactNode } from 'react';
import { isDecidedByPoints } from '@crease/core/leagues/formats.js';
import type { TradeEffects, TradeView } from '@crease/core/trades/trade.schema.js';
import { CapSpace } from '../../../ui/figures/CapBar.js';
import { Money } from '../../../ui/figures/Money.js';
import { sentence } from '../../../ui/text/sentence.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { formatPoints } from '../../open-league/points.js';
import { useGlance } from '../glance-data.js';
import { changeText } from '../finder/finder-text.js';
import { playersIn, sumsOf } from '../trade-assets.js';
import * as t from './page.words.en.js';

/** The side of the reader's team in a trade; null when it is not one of the two. */
export const sideOf = ({ sides }: Pick<TradeView, 'sides'>, teamId: string | null): 0 | 1 | null =>
  sides[0].team_id === teamId ? 0 : sides[1].team_id === teamId ? 1 : null;

/** What the trade changes for the reader's team: the points that change hands, and the cap space by season. */
export function TradeForYou({
  leagueId,
  trade,
  side,
  effects,
}: {
  leagueId: string;
  trade: TradeView;
  side: 0 | 1;
  effects: TradeEffects;
}) {
  const teamId = trade.sides[side].team_id;
  const seasons = (effects.sides.find(({ team_id }) => team_id === teamId)?.seasons ?? []).slice(0, 2);
  return (
    <section
      aria-label={t.forYou}
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-1 max-sm:-order-1"
    >
      <dl className="grid auto-cols-fr grid-flow-col divide-x divide-line">
        <Points leagueId={leagueId} trade={trade} side={side} />
        {seasons.map(({ season, before, after }) => (
          <Figure
            key={season}
            label={sentence(t.spaceIn, { season: <span className="whitespace-nowrap">{season.slice(2)}</span> })}
            detail={
              before.cap_space === after.cap_space ? (
                t.unchanged
              ) : (
                <Money amount={after.cap_space - before.cap_space} sign />
              )
            }
          >
            <CapSpace space={after.cap_space} cap={after.cap} />
          </Figure>
        ))}
      </dl>
    </section>
  );
}

/** Nothing in leagues that points do not decide, and for a trade without players. */
function Points({ leagueId, trade: { sides }, side }: { leagueId: string; trade: TradeView; side: 0 | 1 }) {
  const { league } = useLoadedLeague(leagueId);
  const ids = playersIn(sides);
  const glance = useGlance(leagueId, ids);
  if (!isDecidedByPoints(league) || ids.length === 0) return null;
  const [given, got] = [sides[side], sides[side === 0 ? 1 : 0]].map(
    ({ assets }) => sumsOf(assets, glance)?.points ?? 0,
  ) as [number, number];
  const known = glance.season !== null;
  return (
    <Figure
      label={glance.season === null || glance.season === league.current_season ? t.points : t.pointsOf(glance)}
      detail={known ? t.pointsFor({ got: formatPoints(got), given: formatPoints(given) }) : '\u00A0'}
    >
      {known ? changeText(got - given) : '–'}
    </Figure>
  );
}

function Figure({ label, detail, children }: { label: ReactNode; detail: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0 px-3 py-2 tabular-nums sm:px-4 short:flex short:flex-wrap short:items-baseline short:gap-x-2 short:py-1">
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className="short:flex short:items-baseline short:gap-x-2">
        <span className="block text-lg leading-7 font-bold short:text-sm">{children}</span>
        <span className="block text-xs text-ink-2 short:sr-only">{detail}</span>
      </dd>
    </div>
  );
}
