import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import type { SheetAnswer } from '@crease/core/protection/protection.schema.js';
import Check from 'lucide-react/icons/check';
import { keys, useLoadedLeague } from '../open-league/league-data.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { usePhase } from '../open-league/season-data.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { LoadingRows, Panel, panelState } from '../../ui/page/Panel.js';
import { DeadlineClock, DeadlineDialog } from './Deadline.js';
import { PublishedSheets } from './PublishedSheets.js';
import { SheetBuilder } from './SheetBuilder.js';
import { usePublishedSheets, useSheet, useSavedSheets } from './protection.data.js';
import { Limits } from './Limits.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './protection.words.en.js';

/** The reader's own protection sheet while sheets are open, all sheets afterwards. */
export function ProtectionPage() {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  usePageTitle(t.protectionSheet, league.league_name);
  const [setting, setSetting] = useState(false);
  const own = useSheet(leagueId, league.protectionSheetsEnabled && me.team_id !== null);
  const round = usePublishedSheets(leagueId, league.current_season).data;
  const protecting = league.phase === 'protection';
  const locked = round?.locked_at != null;
  const reopening = usePhase(leagueId, protecting && locked && me.is_commissioner).data?.reopening ?? null;
  if (!league.protectionSheetsEnabled) return <Navigate to={paths.home(leagueId)} replace />;
  const deadline = round?.deadline ?? null;
  return (
    <>
      <PageHeader
        title={t.protectionSheetBuilder}
        detail={
          protecting
            ? t.keepersOfLeague({ league: league.league_name, season: league.current_season })
            : t.protectionHint
        }
        actions={
          protecting && me.is_commissioner && (!locked || reopening?.obstacles.length === 0) ? (
            <Button variant={deadline === null ? 'primary' : 'secondary'} onClick={() => setSetting(true)}>
              {locked ? t.openSheetsAgain : deadline === null ? t.setTheDeadline : t.moveDeadline}
            </Button>
          ) : undefined
        }
      />
      <div className="mb-4 grid items-stretch gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Panel title={t.deadline}>
          <DeadlineState leagueId={leagueId} deadline={deadline} locked={locked} reopening={reopening} />
        </Panel>
        <Limits league={league} />
      </div>
      {protecting && me.team_id !== null && !locked && <Own leagueId={leagueId} query={own} />}
      {!protecting && me.team_id !== null && round !== undefined && round.sheets.length === 0 && (
        <ToMyTeam leagueId={leagueId} teamId={me.team_id} />
      )}
      <div className="mt-4 flex flex-col gap-4">
        {protecting && me.is_commissioner && !locked && <SavedSheets leagueId={leagueId} />}
        <PublishedSheets leagueId={leagueId} />
      </div>
      {setting && (
        <DeadlineDialog
          leagueId={leagueId}
          deadline={deadline}
          reopening={locked ? reopening : null}
          onClose={() => setSetting(false)}
        />
      )}
    </>
  );
}

function DeadlineState({
  leagueId,
  deadline,
  locked,
  reopening,
}: {
  leagueId: string;
  deadline: string | null;
  locked: boolean;
  reopening: PhaseAnswer['reopening'];
}) {
  const { league, me } = useLoadedLeague(leagueId);
  const client = useQueryClient();
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: keys.protection(leagueId) }),
    [client, leagueId],
  );
  if (league.phase !== 'protection') return <p className="text-ink-2">{t.sheetsNotOpenSentence}</p>;
  if (locked)
    return (
      <div className="flex flex-col gap-1">
        <p className="text-ink-2">{t.sheetsLockedAndPublished}</p>
        {me.is_commissioner && reopening !== null && (
          <p className="text-xs text-ink-3">
            {reopening.obstacles.length === 0
              ? t.canBeOpenedAgain
              : t.cannotBeOpenedAgain({ obstacles: reopening.obstacles.join(' ') })}
          </p>
        )}
      </div>
    );
  return deadline === null ? (
    <p className="text-ink-2">{me.is_commissioner ? t.deadlineNeeded : t.deadlineNotSetYet}</p>
  ) : (
    <DeadlineClock deadline={deadline} onOver={refresh} />
  );
}

function ToMyTeam({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  return (
    <p className="mb-4">
      <Link to={paths.team(leagueId, teamId)} className={buttonClass()}>
        {t.lookAtMyTeam}
      </Link>
    </p>
  );
}

function Own({
  leagueId,
  query,
}: {
  leagueId: string;
  query: { data: SheetAnswer | undefined; error: Error | null; refetch: () => unknown; isFetching: boolean };
}) {
  if (query.data !== undefined) return <SheetBuilder leagueId={leagueId} answer={query.data} />;
  return <LoadingRows query={query} rows={10} />;
}

/** Shows the commissioner which teams have saved a sheet and when, not its content. */
function SavedSheets({ leagueId }: { leagueId: string }) {
  const { teams } = useLoadedLeague(leagueId);
  const query = useSavedSheets(leagueId);
  const all = query.data ?? [];
  const saved = all.filter(({ saved_at }) => saved_at !== null).length;
  return (
    <Panel
      title={
        <>
          {t.whoSavedSheet}
          {all.length > 0 && (
            <span className="font-normal text-ink-3">{` · ${t.savedOf({ count: saved, total: all.length })}`}</span>
          )}
        </>
      }
      flush
      state={panelState(query, (rows) => (rows.length === 0 ? { words: t.sheetsNotOpen } : null))}
    >
      <p className="border-b border-line px-4 py-2 text-xs text-ink-3">{t.savedSheetsHint}</p>
      <ul className="grid sm:grid-cols-2 lg:grid-cols-3">
        {all.map(({ team_id, team_name, has_manager, saved_at }) => (
          <li key={team_id} className="flex min-w-0 items-center gap-3 border-b border-line px-4 py-2">
            <Monogram name={team_name} picture={teams.find((team) => team.team_id === team_id)?.picture ?? null} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium" title={team_name}>
                {team_name}
              </span>
              {saved_at === null ? (
                <span className="block text-xs text-ink-3">
                  {has_manager ? t.notSavedYet : t.noManagerSheetAutomatic}
                </span>
              ) : (
                <span className="flex items-center gap-1 text-xs text-good">
                  <Check size={12} aria-hidden="true" />
                  <span>{sentence(t.savedWhen, { when: <RelativeTime at={saved_at} /> })}</span>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
