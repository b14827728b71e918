import type { Extras } from '@crease/core/imports/move-in/extras.rules.js';
import { extrasWords } from '@crease/core/imports/move-in/extras.words.js';
import { retainedOf } from '@crease/core/imports/move-in/retained.rules.js';
import type { MoveInAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import type { MoveInFile } from '@crease/core/imports/move-in/move-in.rules.js';
import { reconcile, type Difference, type Reconciled } from '@crease/core/imports/move-in/reconcile.rules.js';
import { rowsOfTeam } from '@crease/core/imports/move-in/row-fates.rules.js';
import { reasonsWords } from '@crease/core/players/files/report.words.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Money } from '../../ui/figures/Money.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './move-in.words.en.js';

interface Compared {
  readonly answer: MoveInAnswer;
  readonly file: Pick<MoveInFile, 'sent' | 'left'>;
  readonly along: Extras;
}

interface TeamReconciled extends Reconciled {
  readonly team_id: string;
  readonly name: string;
}

/** Each team compared with the other site; every difference is explained by a row. */
export function ReconcileList({ answer, file, along }: Compared) {
  const teams = reconciled({ answer, file, along });
  return (
    <section aria-label={t.thereAndHere}>
      <h3 className="font-medium">{t.thereAndHere}</h3>
      <ul className="mt-2 grid gap-3 xl:grid-cols-2">
        {teams.map((team) => (
          <li key={team.team_id} className="rounded-md border border-line">
            <TeamRow team={team} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const PLACES = [
  ['active', t.active],
  ['ir', t.injuredReserveShort],
  ['rookie', t.bank],
] as const;

function TeamRow({ team: { name, there, here, differences } }: { team: TeamReconciled }) {
  const equal = differences.length === 0;
  return (
    <details>
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1 px-3 py-2 hover:bg-hover">
        <span className="mr-auto font-medium">{name}</span>
        <Badge tone={equal ? 'good' : 'warn'}>
          {equal
            ? t.theSame
            : differences.length === 1
              ? t.oneDifference
              : t.differencesInAll({ count: differences.length })}
        </Badge>
      </summary>
      <div className="border-t border-line px-3 py-2 text-sm">
        <Sides there={there} here={here} />
        {!equal && (
          <ul className="mt-2 flex flex-col gap-1 border-t border-line pt-2">
            {differences.map((one, at) => (
              <li key={at} className="flex flex-wrap gap-x-2">
                <span className="font-medium">{one.player || HEADS[one.why]}</span>
                <span className="text-ink-2">
                  <DifferenceWords difference={one} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function Sides({ there, here }: Pick<TeamReconciled, 'there' | 'here'>) {
  return (
    <table className="w-full tabular-nums">
      <thead className="text-left text-xs text-ink-3">
        <tr>
          <th scope="col" className="font-medium">
            <span className="sr-only">{t.where}</span>
          </th>
          {PLACES.map(([place, label]) => (
            <th key={place} scope="col" className="text-right font-medium">
              {label}
            </th>
          ))}
          <th scope="col" className="text-right font-medium">
            {t.cap}
          </th>
        </tr>
      </thead>
      <tbody>
        {(
          [
            [t.there, there],
            [t.here, here],
          ] as const
        ).map(([where, side]) => (
          <tr key={where}>
            <th scope="row" className="text-left font-normal text-ink-2">
              {where}
            </th>
            {PLACES.map(([place]) => (
              <td key={place} className="text-right">
                {side.players[place]}
              </td>
            ))}
            <td className="text-right">{side.cap === null ? t.notSaid : <Money amount={side.cap} full />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HEADS: Readonly<Partial<Record<Difference['why'], string>>> = { penalty: t.capPenalty, total: t.total };

function DifferenceWords({ difference: { why, there, here, detail, refused = null } }: { difference: Difference }) {
  const amountThere = <Money amount={there ?? 0} full />;
  const amountHere = <Money amount={here ?? 0} full />;
  const reason = reasonsWords(detail);
  if (why === 'penalty') return sentence(t.penaltyThere, { amount: amountThere });
  if (why === 'total')
    return here === null
      ? sentence(t.totalUnlikeRows, {
          amount: <Money amount={Math.abs(there ?? 0)} full />,
          isLess: (there ?? 0) < 0,
        })
      : sentence(t.totalsThereHere, { there: amountThere, here: amountHere });
  if (why === 'retained')
    return sentence(t.retainedThereHere, {
      there: there === null ? t.nothing : amountThere,
      here: here === null ? t.nothing : amountHere,
      detail: refused === null ? null : extrasWords(refused),
    });
  if (why === 'missing')
    return there !== null && there > 0
      ? sentence(t.amountDoesNotCome, { amount: amountThere, reason })
      : t.doesNotCome({ reason });
  if (why === 'extra') return sentence(t.amountOnlyHere, { amount: amountHere });
  return sentence(t.amountsThereHere, { there: amountThere, here: amountHere });
}

/** Teams that the tables name. */
function reconciled({ answer, file, along }: Compared): TeamReconciled[] {
  const kept = retainedOf(along.body.retained, file.sent, answer.along);
  return answer.teams.flatMap(({ team_id, team_name, players, retained }) => {
    const rows = rowsOfTeam(file, answer, { team_id, team_name });
    const totals = along.totals.get(team_id);
    if (rows.length === 0 && totals === undefined) return [];
    const names = new Map(players.map(({ player_id, name }) => [String(player_id), name]));
    const found = reconcile({
      rows,
      counted: players,
      retained: { there: kept.get(team_id) ?? [], here: retained },
      totals,
      farmCounts: answer.farm_on_cap,
    });
    return [
      {
        team_id,
        name: team_name,
        ...found,
        differences: found.differences.map((one) => ({ ...one, player: names.get(one.player) ?? one.player })),
      },
    ];
  });
}
