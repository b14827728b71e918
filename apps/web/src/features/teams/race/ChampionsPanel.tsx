import { useState } from 'react';
import { Link } from 'react-router-dom';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Trophy from 'lucide-react/icons/trophy';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import { POSITION_WORDS, positionCode, POSITIONS } from '@crease/core/position.js';
import { paths } from '../../../platform/pages/paths.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { formatPoints } from '../../open-league/points.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { cx } from '../../../ui/cx.js';
import { rankLabel } from '../standings/points.js';
import { type useHistory, useChampionRosters } from './race.data.js';
import { sentence } from '../../../ui/text/sentence.js';
import { recordWords } from '@crease/core/competition/champion.words.js';
import * as t from './race.words.en.js';

export interface Shown {
  leagueId: string;
  mine: string | null;
  nameOf: (id: string) => string;
}

/** Champions by season, newest first, with their final tables. */
export function ChampionsPanel({ query, ...shown }: Shown & { query: ReturnType<typeof useHistory> }) {
  return (
    <Panel
      title={t.champions}
      untitled
      flush
      skeleton={<SkeletonRows rows={3} />}
      state={panelState(query, ({ seasons }) =>
        seasons.length > 0
          ? null
          : {
              words: t.noSeasonOverYet,
              detail: t.noSeasonOverYetHint,
            },
      )}
    >
      {query.data !== undefined && <Champions history={query.data} {...shown} />}
    </Panel>
  );
}

function Champions({ history: { seasons, titles }, ...shown }: Shown & { history: HistoryAnswer }) {
  const { mine, nameOf } = shown;
  return (
    <>
      {titles.length > 0 && seasons.length > 1 && (
        <p className="border-b border-line px-4 py-2.5 text-sm text-ink-2">
          {sentence(t.titlesOf, {
            teams: (
              <>
                {titles.map(({ team_id, count }, index) => (
                  <span key={team_id} className={cx(team_id === mine && 'font-semibold text-ink')}>
                    {`${index === 0 ? '' : ', '}${t.titlesOfTeam({ team: nameOf(team_id), count })}`}
                  </span>
                ))}
              </>
            ),
          })}
        </p>
      )}
      <ul className="divide-y divide-line">
        {seasons.map((season) => (
          <PastSeason key={season.season} season={season} {...shown} />
        ))}
      </ul>
    </>
  );
}

/** More marks would leave a phone no width for the names. */
const MARKS = 2;

function PastSeason({
  season: { season, words, detail, champions, table, written, brought, has_matches: hasMatches, cup_winner: cup },
  leagueId,
  mine,
  nameOf,
}: Shown & { season: HistoryAnswer['seasons'][number] }) {
  const [open, setOpen] = useState(false);
  const { teams } = useLoadedLeague(leagueId);
  const won = teams.filter(({ team_id }) => champions.includes(team_id));
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2 outline-offset-[-2px] hover:bg-hover">
          <Trophy size={18} aria-hidden="true" className="shrink-0 text-warn" />
          {won.slice(0, MARKS).map(({ team_id, team_name, picture }) => (
            <Monogram key={team_id} name={team_name} picture={picture} />
          ))}
          <span className="min-w-0 flex-1 wrap-anywhere">
            {won.length === 0 ? (
              words
            ) : (
              <>
                <span className="font-semibold">{t.wonSeason({ season, teams: won.map((one) => one.team_name) })}</span>
                <span className="block text-sm text-ink-2">{detail}</span>
              </>
            )}
            {cup !== null && <span className="block text-sm text-ink-2">{t.wonCup({ team: nameOf(cup) })}</span>}
          </span>
          <span className="shrink-0 text-xs text-ink-3 max-sm:sr-only">{open ? t.hideTable : t.showTable}</span>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className={cx('shrink-0 text-ink-3 transition-transform duration-fast sm:hidden', open && 'rotate-180')}
          />
        </summary>
        {open && (
          <div className="border-t border-line bg-sunken px-4 py-3">
            <FinalTable season={season} table={table} mine={mine} nameOf={nameOf} />
            {written && !brought && <ChampionRosters leagueId={leagueId} season={season} nameOf={nameOf} />}
            <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm *:text-accent-text *:underline">
              <Link to={paths.seasonPictures(leagueId, season)}>{t.seasonInPictures({ season })}</Link>
              {!brought && <Link to={paths.standings(leagueId, season)}>{t.raceOf({ season })}</Link>}
              {hasMatches && <Link to={paths.matchups(leagueId, season)}>{t.bracketOf({ season })}</Link>}
            </p>
            <p className="mt-2 text-xs text-ink-3">
              {brought ? t.broughtSeasonHint : written ? t.tableWrittenDown : t.tableByKnownPoints}
            </p>
          </div>
        )}
      </details>
    </li>
  );
}

function FinalTable({
  season,
  table,
  mine,
  nameOf,
}: Pick<HistoryAnswer['seasons'][number], 'season' | 'table'> & Pick<Shown, 'mine' | 'nameOf'>) {
  const inMatchups = table.some(({ record }) => record !== null);
  return (
    <table className="w-full max-w-xl text-sm">
      <caption className="sr-only">{t.finalTableOf({ season })}</caption>
      <thead>
        <tr className="text-xs text-ink-3">
          <th scope="col" className="w-10 py-1 text-right font-medium">
            {t.rank}
          </th>
          <th scope="col" className="px-3 py-1 text-left font-medium">
            {t.team}
          </th>
          {inMatchups && (
            <th scope="col" className="px-3 py-1 text-right font-medium">
              {t.record}
            </th>
          )}
          <th scope="col" className="py-1 text-right font-medium">
            {t.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.map((row) => (
          <tr key={row.team_id}>
            <td className="py-1 text-right tabular-nums">{rankLabel(row)}</td>
            <th
              scope="row"
              className={cx(
                'px-3 py-1 text-left wrap-anywhere',
                row.team_id === mine ? 'font-semibold' : 'font-normal',
              )}
            >
              {nameOf(row.team_id)}
              {row.team_id === mine && <span className="sr-only">{` ${t.yourTeam}`}</span>}
            </th>
            {inMatchups && (
              <td className="px-3 py-1 text-right whitespace-nowrap tabular-nums">
                {row.record !== null && recordWords(row.record)}
              </td>
            )}
            <td className="py-1 text-right tabular-nums">{formatPoints(row.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The roster that won a season, by position. Renders nothing until they are known. */
function ChampionRosters({
  leagueId,
  season,
  nameOf,
}: {
  leagueId: string;
  season: string;
  nameOf: (teamId: string) => string;
}) {
  const { data } = useChampionRosters(leagueId, season);
  return data?.teams.map(({ team_id: teamId, players }) => (
    <section key={teamId} className="mt-3 max-w-xl text-sm">
      <h3 className="font-medium wrap-anywhere">{t.rosterOfChampion({ team: nameOf(teamId) })}</h3>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {POSITIONS.filter((position) => players.some((player) => player.position === position)).map((position) => (
          <div key={position} className="contents">
            <dt className="text-ink-3" title={POSITION_WORDS[position][1]}>
              {positionCode(position)}
            </dt>
            <dd className="wrap-anywhere">
              {players
                .filter((player) => player.position === position)
                .map(({ name }) => name)
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
