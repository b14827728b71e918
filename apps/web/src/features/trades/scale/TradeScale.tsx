import { formatMoney } from '@crease/core/money.js';
import { locale } from '@crease/core/locale.js';
import { isDecidedByPoints } from '@crease/core/leagues/formats.js';
import { formatPoints } from '../../open-league/points.js';
import { useLoadedLeague, useTeamColor } from '../../open-league/league-data.js';
import type { PictureTheme } from '../../../platform/files/picture-share.js';
import { SharePicture } from '../../../platform/files/SharePicture.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { cx } from '../../../ui/cx.js';
import { useGlance } from '../glance-data.js';
import { playersIn, shortMoney } from '../trade-assets.js';
import type { CardSides } from '../TradeCard.js';
import { ScaleSkeleton } from './ScaleSkeleton.js';
import { heavier, scaleRows, type ScaleRow } from './scale.model.js';
import type { ScaleLine } from './scale-picture.js';
import * as t from './scale.words.en.js';

/** Bars of the assets that each team receives, in a table with a row for each figure. */
export function TradeScale({ leagueId, sides }: { leagueId: string; sides: CardSides }) {
  const { league } = useLoadedLeague(leagueId);
  const colorOf = useTeamColor(leagueId);
  const glance = useGlance(leagueId, playersIn(sides));
  const [first, second] = sides;
  const rows = scaleRows([second.assets, first.assets], glance, isDecidedByPoints(league));
  if (glance.season === null)
    return glance.query.isError ? <Panel title={t.compared} state={panelState(glance.query)} /> : <ScaleSkeleton />;
  if (rows.length === 0) return null;
  const season = glance.season === league.current_season ? null : glance.season;
  const picture = () => {
    const lines = rows.map((row): ScaleLine => ({
      label: labelOf(row, season),
      figures: [valueOf(row, 0), valueOf(row, 1)],
      shares: row.shares,
      heavier: heavier(row),
    }));
    const lookOf = ({ team_id, team_name: name, picture: logo }: CardSides[number]) => ({
      name,
      picture: logo,
      color: colorOf(team_id),
    });
    return {
      title: t.comparedOf({ team: first.team_name, otherTeam: second.team_name }),
      words: lines
        .map(({ label, figures: [one, two] }) =>
          t.lineOf({ label, team: first.team_name, figure: one, otherTeam: second.team_name, otherFigure: two }),
        )
        .join(' '),
      draw: async (theme: PictureTheme) =>
        (await import('./scale-picture.js')).scalePicture(
          { league: league.league_name, title: t.compared, season: league.current_season, theme },
          [lookOf(first), lookOf(second)],
          lines,
          (team) => t.receives({ team }),
        ),
    };
  };
  return (
    <Panel
      title={t.compared}
      flush
      actions={<SharePicture about={t.compared} picture={picture} />}
      footer={<p className="text-xs text-ink-3">{t.scaleHint}</p>}
    >
      <table className="w-full table-fixed text-sm tabular-nums">
        <caption className="sr-only">{t.compared}</caption>
        <thead>
          <tr className="border-b border-line bg-sunken text-xs text-ink-2">
            <Head side={first} end />
            <th scope="col" className="w-22 font-normal sm:w-32">
              <span className="sr-only">{t.figure}</span>
            </th>
            <Head side={second} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.kind} ${row.season}`} className="border-b border-line last:border-b-0">
              <Side row={row} at={0} color={colorOf(first.team_id)} />
              <th scope="row" className="px-1 py-1.5 text-center text-xs font-medium whitespace-nowrap text-ink-2">
                {labelOf(row, season)}
              </th>
              <Side row={row} at={1} color={colorOf(second.team_id)} />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Head({ side: { team_name: name, picture }, end = false }: { side: CardSides[number]; end?: boolean }) {
  return (
    <th scope="col" className="px-3 py-2 font-medium">
      <span className={cx('flex items-center gap-2', end && 'flex-row-reverse text-right', !end && 'text-left')}>
        <Monogram name={name} picture={picture} size="xs" />
        <span className="min-w-0 wrap-anywhere">{t.receives({ team: name })}</span>
      </span>
    </th>
  );
}

const labelOf = ({ kind, season }: ScaleRow, pointsSeason: string | null): string =>
  kind === 'cap'
    ? t.capOf({ season: season?.slice(2) ?? '' })
    : kind === 'age'
      ? t.meanAge
      : pointsSeason === null
        ? t.points
        : t.pointsOf({ season: pointsSeason });

function Side({ row, at, color }: { row: ScaleRow; at: 0 | 1; color: string }) {
  const value = row.values[at];
  return (
    <td className="px-3 py-1.5">
      <span className={cx('flex items-center gap-2', at === 0 ? 'justify-end' : 'flex-row-reverse justify-end')}>
        <span
          title={row.kind === 'cap' && value !== null ? formatMoney(value) : undefined}
          className={cx(
            'w-13 shrink-0',
            at === 1 && 'text-right',
            heavier(row) === at ? 'font-semibold' : 'text-ink-2',
          )}
        >
          {value === null ? <NoPlayers /> : figureOf(row, value)}
        </span>
        <span aria-hidden="true" className={cx('flex h-3 min-w-0 flex-1', at === 0 && 'justify-end')}>
          <span
            style={{ width: `${100 * row.shares[at]}%`, background: color }}
            className={cx('h-full forced-color-adjust-none', at === 0 ? 'rounded-l-sm' : 'rounded-r-sm')}
          />
        </span>
      </span>
    </td>
  );
}

const NoPlayers = () => (
  <span className="text-ink-3">
    <span aria-hidden="true">–</span>
    <span className="sr-only">{t.noPlayers}</span>
  </span>
);

const figureOf = ({ kind }: ScaleRow, value: number): string =>
  kind === 'cap'
    ? shortMoney(value)
    : kind === 'age'
      ? locale.number(value, { maximumFractionDigits: 1 })
      : formatPoints(value);

const valueOf = (row: ScaleRow, at: 0 | 1): string => {
  const value = row.values[at];
  return value === null ? '–' : figureOf(row, value);
};
