import { Link } from 'react-router-dom';
import { formatMoney, formatPrice } from '@crease/core/money.js';
import type { Season } from '@crease/core/season.js';
import type { PictureTheme } from '../../../platform/files/picture-share.js';
import { SharePicture } from '../../../platform/files/SharePicture.js';
import { paths } from '../../../platform/pages/paths.js';
import { cx } from '../../../ui/cx.js';
import { PositionTag, type Position } from '../../../ui/marks/tags.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { useMedia, usePhone } from '../../../ui/use-media.js';
import {
  contractChart,
  contractsWords,
  endOf,
  GROUP_TITLE,
  type ContractLine,
  type ContractRow,
} from './contracts.model.js';
import * as t from './contracts.words.en.js';

const FILL: Readonly<Record<Position, string>> = { F: 'bg-pos-f', D: 'bg-pos-d', G: 'bg-pos-g' };
const EDGE: Readonly<Record<Position, string>> = { F: 'border-pos-f', D: 'border-pos-d', G: 'border-pos-g' };
/** Bar heights in pixels. */
const [THIN, THICK] = [3, 24];

/** Contracts as bars, as thick as the cap hit. A table, so screen readers get the figures. */
export function ContractChart({
  leagueId,
  team,
  roster,
  first,
}: {
  leagueId: string;
  team: string;
  roster: readonly ContractLine[];
  first: Season;
}) {
  const { league } = useLoadedLeague(leagueId);
  const chart = contractChart(roster, first);
  const { seasons, signed, groups, most } = chart;
  const phone = usePhone();
  // A narrower column breaks a season into two lines.
  const narrow = useMedia('(max-width: 63.99rem)');
  const picture = () => ({
    title: t.contractsOf({ team }),
    words: contractsWords(chart),
    draw: async (theme: PictureTheme) =>
      (await import('./contracts-picture.js')).contractsPicture(
        { league: league.league_name, title: t.contractsOf({ team }), season: first, theme },
        chart,
      ),
  });
  return (
    <>
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t.contractsOf({ team })}</caption>
        <colgroup>
          <col className="w-36 sm:w-56" />
          {!phone && <col className="w-20" />}
          {seasons.map((season) => (
            <col key={season} />
          ))}
          {/* Room for the end of a contract that lasts to the last season. */}
          <col className="w-9" />
        </colgroup>
        <thead className="bg-sunken text-xs text-ink-3">
          <tr>
            <th scope="col" className="h-9 border-b border-line pl-4 text-left font-medium">
              {t.player}
            </th>
            {!phone && (
              <th scope="col" className="border-b border-line pr-3 text-right font-medium">
                {t.capHit}
              </th>
            )}
            {seasons.map((season, index) => (
              <th key={season} scope="col" className="border-b border-line pl-2 text-left font-medium sm:pl-3">
                <span className="block tabular-nums">
                  {narrow ? (
                    <abbr title={season} className="no-underline">
                      {t.shortYear({ year: season.slice(2, 4) })}
                    </abbr>
                  ) : (
                    season
                  )}
                </span>
                <span className="block font-normal max-lg:sr-only">{t.signedCount({ count: signed[index] ?? 0 })}</span>
              </th>
            ))}
            <td className="border-b border-line" />
          </tr>
        </thead>
        {groups.map(({ key, rows }) => (
          <tbody key={key}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={seasons.length + (phone ? 2 : 3)}
                className="border-b border-line bg-sunken px-4 py-1 text-left text-xs font-semibold"
              >
                {GROUP_TITLE[key]} <span className="font-normal text-ink-3">{rows.length}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row
                key={row.player.player_id}
                leagueId={leagueId}
                row={row}
                seasons={seasons}
                most={most}
                phone={phone}
              />
            ))}
          </tbody>
        ))}
      </table>
      <div className="flex items-start justify-between gap-4 px-4 py-2">
        <p className="text-xs text-ink-3">{t.contractsHint}</p>
        <SharePicture picture={picture} />
      </div>
    </>
  );
}

interface RowProps {
  leagueId: string;
  row: ContractRow;
  seasons: readonly Season[];
  most: number;
  phone: boolean;
}

function Row({ leagueId, row, seasons, most, phone }: RowProps) {
  const { player, years, goesOn } = row;
  const { position, expiry_status: status } = player;
  const edge = 'border-b border-line';
  return (
    <tr className="group">
      <th scope="row" className={cx(edge, 'h-row max-w-0 py-0 pr-2 pl-4 text-left font-medium group-hover:bg-hover')}>
        <span className="flex min-w-0 items-center gap-2">
          {!phone && <PositionTag position={position} detail={player.position_detail} />}
          <Link
            to={paths.player(leagueId, player.player_id)}
            title={player.name}
            className="flex h-row min-w-0 flex-col justify-center rounded-sm hover:underline"
          >
            <span className="truncate leading-tight">{player.name}</span>
            {phone && (
              <span className="text-xs leading-tight font-normal text-ink-2 tabular-nums">
                {t.positionAndHit({ position, hit: formatPrice(player.cap_hit) })}
              </span>
            )}
          </Link>
        </span>
      </th>
      {!phone && (
        <td className={cx(edge, 'pr-3 text-right whitespace-nowrap tabular-nums group-hover:bg-hover')}>
          <span title={formatMoney(player.cap_hit)}>{formatPrice(player.cap_hit)}</span>
        </td>
      )}
      {[...seasons, null].map((season, index) => {
        const year = years[index];
        return (
          <td
            key={season ?? 'end'}
            title={year === undefined ? undefined : formatMoney(year.hit)}
            className={cx(edge, 'relative overflow-visible p-0 group-hover:bg-hover')}
          >
            {season !== null && <span className="absolute inset-y-0 left-0 border-l border-line" aria-hidden="true" />}
            {year !== undefined && (
              <>
                <span
                  aria-hidden="true"
                  style={{ height: THIN + (THICK - THIN) * (year.hit / most) }}
                  className={cx(
                    'absolute inset-x-0 top-1/2 -translate-y-1/2 forced-color-adjust-none',
                    year.estimated
                      ? cx('border border-dashed', EDGE[position])
                      : cx(FILL[position], 'forced-colors:bg-[CanvasText]'),
                    index === 0 && 'left-1 rounded-l-sm',
                    index === years.length - 1 && !goesOn && 'right-1 rounded-r-sm',
                  )}
                />
                <span className="sr-only">
                  {year.estimated ? t.estimatedHit({ money: formatMoney(year.hit) }) : formatMoney(year.hit)}
                  {index === years.length - 1 &&
                    ` ${goesOn ? t.goesOn : status === null ? t.ends : t.endsAs({ status })}`}
                </span>
              </>
            )}
            {index === years.length && (
              <span
                aria-hidden={years.length > 0 || undefined}
                className="absolute top-1/2 left-1.5 z-1 -translate-y-1/2 text-xs whitespace-nowrap text-ink-2"
              >
                {endOf(row)}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
