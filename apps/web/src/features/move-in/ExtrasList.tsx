import { locale } from '@crease/core/locale.js';
import type { Extras } from '@crease/core/imports/move-in/extras.rules.js';
import { extrasWords } from '@crease/core/imports/move-in/extras.words.js';
import type { ExtrasLine, MoveInAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import {
  reconcilePicks,
  reconcileTables,
  type PicksReconciled,
  type TableReconciled,
} from '@crease/core/imports/move-in/reconcile-picks.rules.js';
import { Badge } from '../../ui/marks/Badge.js';
import * as t from './move-in.words.en.js';

const KINDS: readonly (readonly [ExtrasLine['kind'], string])[] = [
  ['picks', t.draftPicks],
  ['retained', t.retainedSalary],
  ['standings', t.standings],
  ['matches', t.pastMatchups],
  ['trades', t.pastTrades],
  ['drafts', t.pastDrafts],
  ['past_rosters', t.pastRosters],
  ['protected', t.protectionLists],
  ['rules', t.ownRules],
];
const SHOWN = 100;

export function ExtrasList({
  answer,
  along,
  nameOf,
}: {
  answer: MoveInAnswer;
  along: Extras;
  nameOf: (teamId: string) => string;
}) {
  const refused = answer.along.filter(({ action }) => action === 'refused');
  const left = [...along.unread.map(({ where, why }) => ({ where, what: null, why })), ...refused];
  if (answer.along.length + left.length === 0) return null;
  const picks = reconcilePicks(along.body.picks, answer.picks);
  const tables = reconcileTables(along.body.standings, answer.standings);
  return (
    <section aria-label={t.alsoIncluded}>
      <h3 className="font-medium">{t.alsoIncluded}</h3>
      <ul className="mt-1 text-sm">
        {KINDS.map(([kind, label]) => {
          const of = answer.along.filter((line) => line.kind === kind);
          const come = of.filter(({ action }) => action === 'created' || action === 'updated').length;
          const stay = of.filter(({ action }) => action === 'unchanged').length;
          return of.length === 0 ? null : (
            <li key={kind}>
              <span className="font-medium">{label}</span>{' '}
              <span className="text-ink-2 tabular-nums">
                {(kind === 'picks' ? t.movedCounts : t.newCounts)({
                  count: come,
                  unchanged: stay,
                  leftOut: of.length - come - stay,
                })}
              </span>
            </li>
          );
        })}
      </ul>
      {left.length > 0 && (
        <details className="mt-2 rounded-md border border-line" open={left.length <= 10}>
          <summary className="cursor-pointer px-3 py-2 hover:bg-hover">{t.leftOutRows({ count: left.length })}</summary>
          <ul className="border-t border-line px-3 py-2 text-sm">
            {left.slice(0, SHOWN).map((line, at) => (
              <li key={at} className="py-0.5">
                <span className="text-ink-3">{line.where}</span>{' '}
                {line.what !== null && <span className="font-medium">{extrasWords(line.what)}: </span>}
                {line.why !== null && <span className="text-ink-2">{extrasWords(line.why)}</span>}
              </li>
            ))}
            {left.length > SHOWN && <li className="py-0.5 text-ink-3">{t.andMore({ count: left.length - SHOWN })}</li>}
          </ul>
        </details>
      )}
      {picks.length > 0 && <Picks picks={picks} nameOf={nameOf} />}
      {tables.length > 0 && <Tables tables={tables} nameOf={nameOf} />}
      <Seasons matches={answer.matches} nameOf={nameOf} />
    </section>
  );
}

function Picks({ picks, nameOf }: { picks: readonly PicksReconciled[]; nameOf: (teamId: string) => string }) {
  const seasons = [...new Set(picks.map(({ season }) => season))];
  const teams = [...new Set(picks.map(({ team_id }) => team_id))].sort((one, two) =>
    locale.compareNatural(nameOf(one), nameOf(two)),
  );
  const other = picks.filter(({ there, here }) => there !== here).length;
  const cell = (team: string, season: string) =>
    picks.find((one) => one.team_id === team && one.season === season) ?? { there: 0, here: 0 };
  return (
    <details className="mt-2 rounded-md border border-line">
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 px-3 py-2 hover:bg-hover">
        <span className="mr-auto font-medium">{t.picksByOwner}</span>
        <Badge tone={other === 0 ? 'good' : 'warn'}>
          {other === 0 ? t.theSame : other === 1 ? t.oneDifference : t.differencesInAll({ count: other })}
        </Badge>
      </summary>
      <div
        tabIndex={0}
        role="region"
        aria-label={t.picksThereAndHere}
        className="scroll-slim overflow-x-auto border-t border-line px-3 py-2"
      >
        <table className="text-sm tabular-nums">
          <thead className="text-xs text-ink-3">
            <tr>
              <th scope="col" className="pr-4 text-left font-medium">
                {t.team}
              </th>
              {seasons.map((season) => (
                <th key={season} scope="col" className="px-3 text-right font-medium whitespace-nowrap">
                  {season}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {teams.map((team) => (
              <tr key={team}>
                <th scope="row" className="pr-4 text-left font-normal">
                  {nameOf(team)}
                </th>
                {seasons.map((season) => {
                  const { there, here } = cell(team, season);
                  return (
                    <td key={season} className="px-3 text-right whitespace-nowrap">
                      {there === here ? here : <strong>{t.countsThereHere({ there, here })}</strong>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-2 text-xs text-ink-3">{t.tradedPicksOnlyHint}</p>
      </div>
    </details>
  );
}

/** Past standings compared with the source: totals per season, and each team that differs. */
function Tables({ tables, nameOf }: { tables: readonly TableReconciled[]; nameOf: (teamId: string) => string }) {
  const other = tables.reduce((sum, { differences }) => sum + differences.length, 0);
  return (
    <details className="mt-2 rounded-md border border-line">
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 px-3 py-2 hover:bg-hover">
        <span className="mr-auto font-medium">{t.pointsBySeason}</span>
        <Badge tone={other === 0 ? 'good' : 'warn'}>
          {other === 0 ? t.theSame : other === 1 ? t.oneDifference : t.differencesInAll({ count: other })}
        </Badge>
      </summary>
      <ul className="border-t border-line px-3 py-2 text-sm tabular-nums">
        {tables.map(({ season, there, here, differences }) => (
          <li key={season} className="py-0.5">
            <span className="font-medium">{season}</span>{' '}
            <span className="text-ink-2">{t.pointsThereHere({ there, here })}</span>
            {differences.length > 0 && (
              <ul className="pl-4">
                {differences.map((one) => (
                  <li key={one.team_id}>
                    {t.teamStandsThereHere({
                      team: nameOf(one.team_id),
                      there: standsWords(one.there),
                      here: standsWords(one.here),
                    })}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Seasons({ matches, nameOf }: Pick<MoveInAnswer, 'matches'> & { nameOf: (teamId: string) => string }) {
  return (
    <ul aria-label={t.pastMatchups} className="mt-2 text-sm empty:hidden">
      {matches.map(({ season, count, rounds, champion, left }) => (
        <li key={season} className="py-0.5">
          <span className="font-medium">{season}</span>{' '}
          <span className="text-ink-2">
            {t.matchupsOfSeason({ count, rounds, champion: champion === null ? null : nameOf(champion) })}
          </span>
          {rounds > 0 && champion === null && <p className="text-warn">{t.noChampion({ left })}</p>}
        </li>
      ))}
    </ul>
  );
}

const standsWords = (row: TableReconciled['differences'][number]['there']): string =>
  row === null ? t.notInTable : t.standsAt({ rank: row.rank, points: row.points });
