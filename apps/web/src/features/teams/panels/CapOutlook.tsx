import type { ReactNode } from 'react';
import { type Dollars, capLevel } from '@crease/core/money.js';
import type { Season } from '@crease/core/season.js';
import type { OutlookSeason } from '@crease/core/teams/team.answers.js';
import { CapSpace } from '../../../ui/figures/CapBar.js';
import { Money } from '../../../ui/figures/Money.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from '../teams.words.en.js';

const FILL = { room: 'fill-good-fill', tight: 'fill-warn-fill', over: 'fill-bad-fill' } as const;
const HEIGHT = 84;
const BAR = 44;
const GAP = 100;

/**
 * A team's cap by season as bars: signed contracts, retained salary on top, estimates as an outline. A table below has
 * the same figures. `present` is the season in which estimated hits count.
 */
export function CapOutlook({ years, present }: { years: readonly OutlookSeason[]; present: Season }) {
  const [first = 0, last = first] = [years[0]?.cap, years.at(-1)?.cap];
  return (
    <figure>
      <Bars years={years} />
      <Figures years={years} present={present} />
      <figcaption className="mt-2 text-xs text-ink-3">
        {first === last
          ? sentence(t.capLine, { cap: <Money as="limit" amount={first} /> })
          : sentence(t.capLines, {
              cap: <Money as="limit" amount={first} />,
              laterCap: <Money as="limit" amount={last} />,
            })}{' '}
        {t.capUsedHint({ season: present })}
      </figcaption>
    </figure>
  );
}

/** Amounts that count in addition to players: retained salary, dead cap and cap space traded away. */
const besides = ({ retained, dead, space_given: given }: OutlookSeason): Dollars =>
  retained + dead + Math.max(0, given);

/** The cap, with cap space received in trades. */
const ownCap = ({ cap, space_given: given }: OutlookSeason): Dollars => cap + Math.max(0, -given);

function Bars({ years }: { years: readonly OutlookSeason[] }) {
  const most = Math.max(
    ...years.map((year) => Math.max(ownCap(year), year.signed + year.injured + besides(year) + year.estimated)),
    1,
  );
  const high = (amount: Dollars) => (amount / most) * HEIGHT;
  const top = (amount: Dollars) => 4 + HEIGHT - high(amount);
  return (
    <svg
      viewBox={`0 0 ${GAP * years.length} ${HEIGHT + 6}`}
      className="mb-1 ml-22 h-24 w-[calc(100%-var(--spacing)*22)]"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {years.map((year, index) => {
        const { season, estimated, space, cap } = year;
        const signed = year.signed + year.injured;
        const other = besides(year);
        const left = index * GAP + (GAP - BAR) / 2;
        return (
          <g key={season}>
            <rect x={left} y={4} width={BAR} height={HEIGHT} className="fill-sunken" />
            <rect x={left} y={top(signed)} width={BAR} height={high(signed)} className={FILL[capLevel(space, cap)]} />
            {other > 0 && (
              <rect x={left} y={top(signed + other)} width={BAR} height={high(other)} className="fill-ink-3" />
            )}
            {estimated > 0 && (
              <rect
                x={left}
                y={top(signed + other + estimated)}
                width={BAR}
                height={high(estimated)}
                className="fill-surface stroke-line-strong"
                strokeWidth={1}
                strokeDasharray="3 2"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </g>
        );
      })}
      {years.map((year, index) => (
        <line
          key={year.season}
          x1={index * GAP}
          x2={(index + 1) * GAP}
          y1={top(ownCap(year))}
          y2={top(ownCap(year))}
          className="stroke-ink-2"
          strokeWidth={1.5}
          strokeDasharray="4 3"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function Figures({ years, present }: Parameters<typeof CapOutlook>[0]) {
  return (
    <table className="w-full table-fixed text-right text-xs tabular-nums">
      <caption className="sr-only">{t.capBySeason}</caption>
      <colgroup>
        <col className="w-22" />
      </colgroup>
      <thead>
        <tr className="text-ink-3">
          <td />
          {years.map(({ season }) => (
            <th key={season} scope="col" className="pb-0.5 text-center font-medium">
              {season}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row
          label={t.capUsed}
          years={years}
          cell={({ used }) => <Money as="price" amount={used} className="text-sm font-semibold" />}
        />
        {years.some(({ retained }) => retained > 0) && (
          <Row label={t.includingRetained} years={years} cell={({ retained }) => <Money amount={retained} />} />
        )}
        {years.some(({ injured }) => injured > 0) && (
          <Row label={t.includingInjured} years={years} cell={({ injured }) => <Money amount={injured} />} />
        )}
        {years.some(({ space_given: given }) => given !== 0) && (
          <Row label={t.includingTraded} years={years} cell={({ space_given: given }) => <Money amount={given} />} />
        )}
        {years.some(({ estimated }) => estimated > 0) && (
          <Row
            label={t.estimated}
            years={years}
            cell={({ season, estimated }) =>
              estimated === 0 ? (
                <Money amount={0} />
              ) : (
                <span title={season > present ? t.apartFromCapUsed : t.partOfCapUsed}>
                  {sentence(season > present ? t.estimateApart : t.estimateInIt, {
                    money: <Money amount={estimated} />,
                  })}
                </span>
              )
            }
          />
        )}
        <Row label={t.capSpace} years={years} cell={({ space, cap }) => <CapSpace space={space} cap={cap} />} />
        <Row
          label={t.signed}
          years={years}
          cell={({ players_signed, players_estimated }) =>
            t.signedOfAll({ count: players_signed, total: players_signed + players_estimated })
          }
        />
      </tbody>
    </table>
  );
}

function Row({
  label,
  years,
  cell,
}: {
  label: string;
  years: readonly OutlookSeason[];
  cell: (year: OutlookSeason) => ReactNode;
}) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-0.5 text-left font-normal whitespace-nowrap text-ink-3">
        {label}
      </th>
      {years.map((year) => (
        <td key={year.season} className="py-0.5 text-center whitespace-nowrap text-ink-2">
          {cell(year)}
        </td>
      ))}
    </tr>
  );
}
