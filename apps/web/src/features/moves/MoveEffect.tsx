import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { MovesPreview, TeamFigures } from '@crease/core/teams/team.schema.js';
import { CapBar } from '../../ui/figures/CapBar.js';
import { LoadingRows } from '../../ui/page/Panel.js';
import { ApiRefusal } from '../../platform/requests/api-client.js';
import { BeforeAfter, BeforeAfterRow } from './BeforeAfter.js';
import { failureOf } from '../../platform/requests/failure.js';
import { paths } from '../../platform/pages/paths.js';
import * as t from './moves.words.en.js';

const bar = (figures: TeamFigures) => ({
  totalCap: figures.total_cap,
  salaryRetained: figures.salary_retained,
  estimated: figures.estimated,
});

/** A team before and after a move. Its dialog shows a refusal above the buttons (`moveNotice`). */
export function MoveEffect({ preview }: { preview: Pick<MovesPreview, 'before' | 'after' | 'refusal'> }) {
  const { before, after, refusal } = preview;
  return (
    <div className="flex flex-col gap-4">
      <CapBar cap={before.cap} {...bar(before)} after={after === null ? null : bar(after)} />
      <BeforeAfter caption={t.teamBeforeAndAfter} of={t.counts} limited>
        <Count label={t.active} before={before.active} after={after?.active} most={before.max_roster_size} />
        <Count
          label={t.forwards}
          before={before.by_position.F}
          after={after?.by_position.F}
          least={before.minimums?.F}
        />
        <Count
          label={t.defensemen}
          before={before.by_position.D}
          after={after?.by_position.D}
          least={before.minimums?.D}
        />
        <Count
          label={t.goalies}
          before={before.by_position.G}
          after={after?.by_position.G}
          least={before.minimums?.G}
        />
        <Count label={t.injuredReserve} before={before.ir} after={after?.ir} most={before.ir_slots} />
        {(before.rookie_bank_size !== null || before.rookies + (after?.rookies ?? 0) > 0) && (
          <Count label={t.rookieBank} before={before.rookies} after={after?.rookies} most={before.rookie_bank_size} />
        )}
      </BeforeAfter>
      {refusal === null &&
        after?.violations.map(({ rule, message }) => (
          <Refused key={rule}>
            {message} <RuleLink name={rule} />
          </Refused>
        ))}
    </div>
  );
}

export const MovePreview = ({ query }: { query: UseQueryResult<MovesPreview> }) =>
  query.data === undefined ? <LoadingRows query={query} rows={6} lead={false} /> : <MoveEffect preview={query.data} />;

/** Link to the rule behind a refusal; the rulebook finds it by the refusal's name. */
export function RuleLink({ name }: { name: string }) {
  const { leagueId = '' } = useParams();
  return (
    <Link to={`${paths.rules(leagueId)}#${name}`} className="rounded-sm font-medium underline">
      {t.theRule}
    </Link>
  );
}

/** Why an attempt failed and what would help. */
function Failed({ error }: { error: Error }) {
  return (
    <>
      {failureOf(error)}{' '}
      {error instanceof ApiRefusal && error.refusal.name !== 'invalid' && <RuleLink name={error.refusal.name} />}
    </>
  );
}

/** Why a move fails, for the place above a dialog's buttons; null when it would work. */
export function moveNotice(error: Error | null, preview: MovesPreview | undefined): ReactNode {
  if (error !== null) return <Failed error={error} />;
  const refusal = preview?.refusal ?? null;
  if (refusal === null) return null;
  return (
    <>
      {refusal.message} {refusal.fix} <RuleLink name={refusal.name} />
    </>
  );
}

function Refused({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-2 rounded-md bg-bad-soft px-3 py-2 text-sm text-bad">
      <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

function Count({
  label,
  before,
  after,
  most,
  least,
}: {
  label: string;
  before: number;
  after: number | undefined;
  most?: number | null;
  least?: number;
}) {
  const broken = after !== undefined && ((most != null && after > most) || (least !== undefined && after < least));
  return (
    <BeforeAfterRow
      label={label}
      before={before}
      after={after ?? '–'}
      broken={broken}
      changed={after !== before}
      limit={most != null ? t.atMost({ count: most }) : least !== undefined ? t.atLeast({ count: least }) : t.noLimit}
    />
  );
}
