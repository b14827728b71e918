import { Suspense, useEffect, useState } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useLoadedLeague, useTeamsById } from '../open-league/league-data.js';
import { openNewLeague } from '../../platform/session/league-start.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { PanelsSkeleton } from '../../ui/page/Skeleton.js';
import { lazyPanel } from '../../platform/pages/lazy-panel.js';
import { FilesPanel } from './FilesPanel.js';
import { InvitesPanel } from './InvitesPanel.js';
import { useMoveIns, useUndoMove } from './move-in.data.js';
import { useMoveIn } from './move-in.store.js';
import { failureOf } from '../../platform/requests/failure.js';
import { newKey } from '../../platform/requests/api-client.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { showToast } from '../../ui/layers/toast.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './move-in.words.en.js';

const MoveInSteps = lazyPanel(() => import('./MoveInSteps.js'), 'MoveInSteps');

/** Reads the tables of another site, maps them, checks the result and imports it. */
export function MoveInPage() {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  usePageTitle(t.moveIn, league.league_name);
  const open = useMoveIn((state) => state.open);
  useEffect(() => open(leagueId), [open, leagueId]);
  if (!me.is_commissioner) return <Navigate to={paths.home(leagueId)} replace />;
  return (
    <>
      <PageHeader title={t.moveInFromAnotherSite} hint={t.moveInHint} />
      <Wizard leagueId={leagueId} />
    </>
  );
}

function Wizard({ leagueId }: { leagueId: string }) {
  const moves = useMoveIns(leagueId);
  const { nameOf } = useTeamsById(leagueId);
  const { sheets, rules, kept } = useMoveIn();
  const closed = moves.data?.closed ?? null;
  if (moves.data === undefined || closed !== null)
    return (
      <>
        <Panel
          title={t.notNow}
          untitled
          state={panelState(moves, () => ({
            words: closed ?? '',
            detail: t.rostersStillChangeable,
            action: <OtherWays leagueId={leagueId} />,
          }))}
        />
        <LastMove leagueId={leagueId} />
        <InvitesPanel leagueId={leagueId} nameOf={nameOf} />
      </>
    );
  return (
    <div className="flex flex-col gap-4">
      <LastMove leagueId={leagueId} />
      <InvitesPanel leagueId={leagueId} nameOf={nameOf} />
      <FilesPanel leagueId={leagueId} />
      {!kept && <NotKept />}
      {sheets.length === 0 && rules.trim() === '' ? (
        <NextSteps />
      ) : (
        <Suspense fallback={<PanelsSkeleton />}>
          <MoveInSteps leagueId={leagueId} nameOf={nameOf} />
        </Suspense>
      )}
    </div>
  );
}

const STEPS = [
  [t.matchColumnsStep, t.columnsNext],
  [t.teamsAndPlacesStep, t.meaningsNext],
  [t.checkResultStep, t.checkNext],
] as const;

/** The way ahead, before there is a table. */
function NextSteps() {
  return (
    <section aria-label={t.nextSteps} className="rounded-lg border border-dashed border-line-strong p-4">
      <h2 className="sr-only">{t.nextSteps}</h2>
      <ol className="grid gap-4 lg:grid-cols-3 lg:gap-8">
        {STEPS.map(([title, words]) => (
          <li key={title}>
            <h3 className="text-sm font-semibold text-ink-2">{title}</h3>
            <p className="mt-0.5 max-w-prose text-sm text-ink-2">{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function OtherWays({ leagueId }: { leagueId: string }) {
  return (
    <span className="flex flex-wrap justify-center gap-2">
      <Link to={paths.commissionerHub(leagueId)} className={buttonClass()}>
        {t.seePhases}
      </Link>
      <Button variant="primary" onClick={() => openNewLeague()}>
        {t.moveIntoNewLeague}
      </Button>
    </span>
  );
}

/** Warns that closing the tab would lose the work. */
function NotKept() {
  return (
    <p role="status" className="flex items-start gap-2 rounded-md border border-line bg-warn-soft px-3 py-2 text-ink">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
      <span>{t.workNotKept}</span>
    </p>
  );
}

function LastMove({ leagueId }: { leagueId: string }) {
  const last = useMoveIns(leagueId).data?.last ?? null;
  const undo = useUndoMove(leagueId);
  const [asked, setAsked] = useState<string | null>(null);
  if (last === null) return null;
  return (
    <Panel
      title={t.lastMove}
      actions={
        last.undone_at === null &&
        last.stays === null && (
          <Button size="sm" onClick={() => setAsked(newKey())}>
            {t.undo}
          </Button>
        )
      }
    >
      <p>
        {sentence(t.broughtBy, {
          source: last.source,
          count: last.players,
          person: last.by,
          time: <RelativeTime at={last.at} />,
        })}
      </p>
      <p className="mt-1 text-ink-2">{last.undone_at === null ? (last.stays ?? t.moveCanBeUndone) : t.moveIsUndone}</p>
      {asked !== null && (
        <FormDialog
          title={t.undoMoveQuestion}
          description={t.undoMoveHint}
          submit={t.undoMove}
          danger
          busy={undo.isPending}
          error={failureOf(undo.error)}
          onClose={() => setAsked(null)}
          onSubmit={() =>
            undo.mutate(
              { id: last.id, key: asked },
              {
                onSuccess: () => {
                  setAsked(null);
                  showToast({ kind: 'success', text: t.moveWasUndone });
                },
              },
            )
          }
        />
      )}
    </Panel>
  );
}
