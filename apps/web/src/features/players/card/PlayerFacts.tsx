import type { ReactNode } from 'react';
import type { LeaguePlayerProfile } from '@crease/core/players/players.schema.js';
import type { Earned } from '../players-data.js';
import { formatPerGame, formatPoints, playedWords } from '../../open-league/points.js';
import { Money } from '../../../ui/figures/Money.js';
import { cx } from '../../../ui/cx.js';
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
      <dl className="mt-3 grid grid-cols-6 gap-x-3 gap-y-2.5 short:mt-1 sm:grid-cols-[1.4fr_1.25fr_1fr_1fr_0.7fr] sm:gap-4">
        <Fact label={t.pointsOfSeason({ season })} lead>
          {earned == null ? (
            '–'
          ) : (
            <span title={playedWords(earned.points, earned.games)}>
              {formatPoints(earned.points)}
              {earned.games > 0 && (
                <span className="block text-xs font-normal text-ink-3">
                  {t.perGameInGames({
                    perGame: formatPerGame(earned.points, earned.games) ?? '–',
                    games: earned.games,
                  })}
                </span>
              )}
            </span>
          )}
        </Fact>
        <Fact label={t.capHitOfSeason({ season })} lead>
          <Money amount={player.cap.cap_hit} full /> {player.cap.estimated && <StatusTag status="Estimated" />}
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
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5">
            {player.contracts.map((year) => (
              <li
                key={year.season}
                aria-current={year.season === season ? 'true' : undefined}
                className={cx(
                  'rounded-md border px-2 py-1',
                  year.season === season ? 'border-accent bg-accent-soft' : 'border-line',
                  year.season > season && 'bg-sunken',
                )}
              >
                <span className="block text-xs text-ink-2">{year.season}</span>
                <Money
                  as="price"
                  amount={year.cap_hit}
                  className={year.season < season ? 'text-ink-2' : 'font-semibold'}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** On a phone the two that lead share the first row. */
function Fact({ label, lead = false, children }: { label: string; lead?: boolean; children: ReactNode }) {
  return (
    <div className={cx('min-w-0 sm:col-span-1', lead ? 'col-span-3' : 'col-span-2')}>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className={lead ? 'text-lg leading-tight font-semibold tabular-nums' : undefined}>{children}</dd>
    </div>
  );
}
