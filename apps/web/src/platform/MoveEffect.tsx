import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { MovesPreview, TeamFigures } from '@crease/core/teams/team.schema.js';
import { CapBar } from '../ui/CapBar.js';
import { cx } from '../ui/cx.js';
import { ApiRefusal } from './api-client.js';
import { paths } from './paths.js';

const bar = (figures: TeamFigures) => ({ totalCap: figures.total_cap, salaryRetained: figures.salary_retained });

/** Cap, counts and minimums before and after, and what stands against it with its way out, and the rule in the rulebook. */
export function MoveEffect({ preview }: { preview: MovesPreview }) {
  const { before, after, refusal } = preview;
  return (
    <div className="flex flex-col gap-4">
      <CapBar cap={before.cap} {...bar(before)} after={after === null ? null : bar(after)} />
      <table className="w-full text-sm">
        <caption className="sr-only">The team before and after</caption>
        <thead>
          <tr className="text-xs text-ink-3">
            <th scope="col" className="py-1 text-left font-medium">
              Counts
            </th>
            <th scope="col" className="w-16 py-1 text-right font-medium">
              Before
            </th>
            <th scope="col" className="w-16 py-1 text-right font-medium">
              After
            </th>
            <th scope="col" className="w-24 py-1 text-right font-medium">
              Limit
            </th>
          </tr>
        </thead>
        <tbody>
          <Count label="Active" before={before.active} after={after?.active} most={before.max_roster_size} />
          <Count label="Forwards" before={before.by_position.F} after={after?.by_position.F} least={before.minimums?.F} />
          <Count label="Defensemen" before={before.by_position.D} after={after?.by_position.D} least={before.minimums?.D} />
          <Count label="Goalies" before={before.by_position.G} after={after?.by_position.G} least={before.minimums?.G} />
          <Count label="Injured reserve" before={before.ir} after={after?.ir} most={before.ir_slots} />
          {before.rookie_bank_size !== null && <Count label="Rookie bank" before={before.rookies} after={after?.rookies} most={before.rookie_bank_size} />}
        </tbody>
      </table>
      {refusal !== null ? (
        <Refused>
          {refusal.message} {refusal.fix} <RuleLink name={refusal.name} />
        </Refused>
      ) : (
        after?.violations.map(({ rule, message }) => (
          <Refused key={rule}>
            {message} <RuleLink name={rule} />
          </Refused>
        ))
      )}
    </div>
  );
}

/** To the rule that a refusal applies: the rulebook finds it by the refusal's name. */
export function RuleLink({ name }: { name: string }) {
  const { leagueId = '' } = useParams();
  return (
    <Link to={`${paths.rules(leagueId)}#${name}`} className="rounded-sm font-medium underline">
      The rule
    </Link>
  );
}

/** Why an attempt failed, what would mend it, and the rule behind it where the server refused. */
export function Failed({ error }: { error: Error }) {
  const refusal = error instanceof ApiRefusal ? error.refusal : null;
  return (
    <Refused>
      {error.message} {refusal !== null && `${refusal.fix ?? ''} `}
      {refusal !== null && refusal.name !== 'invalid' && <RuleLink name={refusal.name} />}
    </Refused>
  );
}

export function Refused({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-2 rounded-md bg-bad-soft px-3 py-2 text-sm text-bad">
      <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

function Count({ label, before, after, most, least }: { label: string; before: number; after: number | undefined; most?: number | null; least?: number }) {
  const broken = after !== undefined && ((most != null && after > most) || (least !== undefined && after < least));
  return (
    <tr className="border-t border-line tabular-nums">
      <th scope="row" className="py-1 text-left font-normal text-ink-2">
        {label}
      </th>
      <td className="py-1 text-right">{before}</td>
      <td className={cx('py-1 text-right', broken ? 'font-semibold text-bad' : after !== before && 'font-semibold')}>
        {after ?? '–'}
        {broken && ' !'}
      </td>
      <td className="py-1 text-right text-ink-3">{most != null ? `at most ${most}` : least !== undefined ? `at least ${least}` : 'free'}</td>
    </tr>
  );
}
