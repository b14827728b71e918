import type { ReactNode } from 'react';
import type { LeaguePlayerProfile } from '@crease/core/players/players.schema.js';
import type { Earned } from '../players-data.js';
import { formatPerGame, formatPoints, playedWords } from '../../open-league/points.js';
import { Money } from '../../../ui/figures/Money.js';
import { StatusTag } from '../../../ui/marks/tags.js';
import * as t from './card.words.en.js';

export function PlayerFacts({
  player,
  season,
  earned,
}: {
  player: LeaguePlayerProfile;
  season: string;
  /** The player's production in this league; undefined while loading. */
  earned: Earned | null | undefined;
}) {
  return (
    <>
      <dl className="mt-4 grid grid-cols-2 gap-4 short:mt-1 sm:grid-cols-5">
        <Fact label={t.pointsOfSeason({ season })}>
          {earned == null ? (
            '–'
          ) : (
            <span title={playedWords(earned.points, earned.games)}>
              <span className="font-semibold">{formatPoints(earned.points)}</span>
              {earned.games > 0 && (
                <span className="block text-xs text-ink-3">
                  {t.perGameInGames({
                    perGame: formatPerGame(earned.points, earned.games) ?? '–',
                    games: earned.games,
                  })}
                </span>
              )}
            </span>
          )}
        </Fact>
        <Fact label={t.capHitOfSeason({ season })}>
          <Money amount={player.cap.cap_hit} full className="font-semibold" />{' '}
          {player.cap.estimated && <StatusTag status="Estimated" />}
        </Fact>
        <Fact label={t.contractUntil}>
          {t.contractEnd({ year: player.contract_expiry, status: player.expiry_status })}
        </Fact>
        <Fact label={t.contract}>{player.contract_type ?? '–'}</Fact>
        <Fact label={t.clause}>{player.clause ?? '–'}</Fact>
      </dl>
      {player.contracts.length > 0 && (
        <section aria-label={t.contractYears} className="mt-5 short:mt-2">
          <h3 className="mb-2 short:mb-1 font-semibold">{t.contractYears}</h3>
          <ul className="flex flex-wrap gap-2">
            {player.contracts.map((year) => (
              <li key={year.season} className="rounded-md border border-line bg-sunken px-2.5 py-1">
                <span className="block text-xs text-ink-3">{year.season}</span>
                <Money as="price" amount={year.cap_hit} className="font-medium" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
