import type { MatchupEnd, RosterOutlookAnswer } from '@crease/core/competition/ahead/roster-outlook.answers.js';
import type { MatchupCategory } from '@crease/core/competition/matchups/matchup.answers.js';
import { figureText } from '@crease/core/players/scoring/category-set.js';
import type { TradeEffects } from '@crease/core/trades/trade.schema.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chanceWords } from '../../open-league/chance-words.js';
import { useLoadedLeague, keys } from '../../open-league/league-data.js';
import { formatPoints } from '../../open-league/points.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { cx } from '../../../ui/cx.js';
import { FromTo } from './FromTo.js';
import { ScaleSkeleton } from './ScaleSkeleton.js';
import { request } from '../../../platform/requests/api-client.js';
import { recordWords } from '@crease/core/competition/champion.words.js';
import * as t from './scale.words.en.js';

type Rest = NonNullable<RosterOutlookAnswer['rest']>;

/**
 * Effects of a trade on the present matchup of each side, and by category on the rest of its season. Renders nothing
 * where the league has neither.
 */
export function TradeOutlook({ leagueId, sides }: { leagueId: string; sides: TradeEffects['sides'] }) {
  const { teams } = useLoadedLeague(leagueId);
  const outlook = useOutlook(leagueId, sides);
  // A new answer leaves open or closed what was shown (`toggle` reports the first state too), also after an answer
  // without a rest of the season.
  const [open, setOpen] = useState<boolean | null>(null);
  if (outlook.data === undefined)
    return outlook.isError ? <Panel title={t.outlookAfter} state={panelState(outlook)} /> : <ScaleSkeleton low />;
  const { matchups, rest } = outlook.data;
  if (matchups.length === 0 && rest === null) return null;
  const nameOf = (id: string) => teams.find(({ team_id }) => team_id === id)?.team_name ?? '';
  return (
    <Panel
      title={t.outlookAfter}
      footer={
        <p className="text-xs text-ink-3">
          {[...(matchups.length === 0 ? [] : [t.matchupHint]), ...(rest === null ? [] : [t.restHint])].join(' ')}
        </p>
      }
    >
      <ul className="flex flex-col gap-1 text-sm tabular-nums empty:hidden">
        {sides.flatMap(({ team_id: id }) =>
          matchups
            .filter((one) => one.team_id === id)
            .map(({ number, against, before, after }) => (
              <li key={`${id} ${number}`} className="wrap-anywhere">
                {t.teamAgainst({ team: nameOf(id), other: nameOf(against) })}{' '}
                <FromTo before={endWords(before)} after={endWords(after)} />
                {t.partsBetween}
                {t.winProbability}{' '}
                <FromTo before={chanceWords(before.chance, false)} after={chanceWords(after.chance, false)} />
              </li>
            )),
        )}
      </ul>
      {rest !== null && (
        <RestOfSeason rest={rest} nameOf={nameOf} open={open ?? matchups.length === 0} onToggle={setOpen} />
      )}
    </Panel>
  );
}

const endWords = ({ projected, record }: MatchupEnd): string =>
  record === null
    ? t.pointsAtTheEnd({ points: formatPoints(projected ?? 0) })
    : t.categoriesWon({ record: recordWords(record) });

function RestOfSeason({
  rest: { categories, teams },
  nameOf,
  open,
  onToggle,
}: {
  rest: Rest;
  nameOf: (teamId: string) => string;
  open: boolean;
  onToggle: (open: boolean) => void;
}) {
  return (
    <details open={open} onToggle={(event) => onToggle(event.currentTarget.open)} className="text-sm not-first:mt-2">
      <summary className="cursor-pointer py-1 text-ink-2">{t.restOfSeason}</summary>
      <table className="w-full table-fixed tabular-nums">
        <caption className="sr-only">{t.restOfSeason}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-2">
            <th scope="col" className="w-16 py-1 text-left font-medium">
              {t.category}
            </th>
            {teams.map(({ team_id: id }) => (
              <th key={id} scope="col" className="px-2 py-1 text-right font-medium wrap-anywhere">
                {nameOf(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category.short} className="border-b border-line last:border-b-0">
              <th scope="row" title={category.title} className="py-1.5 text-left font-medium">
                {category.short}
              </th>
              {teams.map(({ team_id: id, before, after }) => (
                <Change key={id} category={category} before={before[index] ?? null} after={after[index] ?? null} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Change({
  category,
  before,
  after,
}: {
  category: MatchupCategory;
  before: number | null;
  after: number | null;
}) {
  const words = (figure: number | null) => (figure === null ? '–' : figureText(category, figure));
  const gain = before === null || after === null ? 0 : Math.round((after - before) * 1_000) / 1_000;
  return (
    <td className="px-2 py-1.5 text-right">
      <FromTo before={words(before)} after={words(after)} />
      {gain !== 0 && (
        <span className={cx('block text-xs', gain > 0 === category.low ? 'text-bad' : 'text-good')}>
          {t.change({ figure: figureText(category, Math.abs(gain)), more: gain > 0 })}
        </span>
      )}
    </td>
  );
}

function useOutlook(leagueId: string, sides: TradeEffects['sides']) {
  const idsOf = (players: TradeEffects['sides'][0]['joins']) => players.map(({ player_id: id }) => id);
  const body = {
    sides: sides.map(({ team_id, joins, leaves }) => ({ team_id, joins: idsOf(joins), leaves: idsOf(leaves) })),
  };
  return useQuery({
    queryKey: [...keys.trades(leagueId), 'outlook', body],
    queryFn: ({ signal }) => request('POST /:league_id/roster-outlook', { league_id: leagueId, body, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
