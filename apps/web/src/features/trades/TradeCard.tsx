import { Suspense, useState } from 'react';
import ImageDown from 'lucide-react/icons/image-down';
import type { TradeSideView } from '@crease/core/trades/trade.schema.js';
import { Button } from '../../ui/Button.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { useGlance, type Glance } from './glance-data.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { assetFacts, playersIn, useAssetWords } from './trade-assets.js';
import { Receives } from './Receives.js';
import * as t from './trades.words.en.js';

const TradePicture = lazyPart(() => import('./TradePicture.js'));

export type CardSides = readonly [TradeSideView, TradeSideView];

/** A trade card that loads its players' data itself. */
export function LoneTradeCard(props: Omit<Parameters<typeof TradeCard>[0], 'glance'>) {
  return <TradeCard {...props} glance={useGlance(props.leagueId, playersIn(props.sides))} />;
}

export function TradeCard({
  leagueId,
  sides,
  glance,
  share,
}: {
  leagueId: string;
  /** As offered: the assets that each side gives. */
  sides: CardSides;
  glance: Glance;
  /** Time on the shared picture; without it there is no share button. */
  share?: { readonly at: string | null };
}) {
  const { league } = useLoadedLeague(leagueId);
  const words = useAssetWords(leagueId);
  const [picture, setPicture] = useState(false);
  const [first, second] = sides;
  const got = [
    { team: first, assets: second.assets },
    { team: second, assets: first.assets },
  ];
  return (
    <>
      <div className="grid grid-cols-2 divide-x divide-line text-sm">
        {got.map(({ team, assets }) => (
          <Receives key={team.team_id} leagueId={leagueId} team={team} assets={assets} glance={glance} />
        ))}
      </div>
      {share !== undefined && (
        <div className="flex justify-end border-t border-line px-3 py-2">
          <Button size="sm" icon={<ImageDown size={14} aria-hidden="true" />} onClick={() => setPicture(true)}>
            {t.pictureOfTrade}
          </Button>
        </div>
      )}
      {picture && (
        <Suspense>
          <TradePicture
            league={league.league_name}
            season={league.current_season}
            at={share?.at ?? null}
            columns={got.map(({ team, assets }) => ({
              team: team.team_name,
              lines: assets.map((asset) => ({
                asset,
                ...words(asset),
                facts: assetFacts(asset, glance, league.current_season, words(asset).detail),
              })),
            }))}
            onClose={() => setPicture(false)}
          />
        </Suspense>
      )}
    </>
  );
}
