import { useEffect } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Navigate, useParams } from 'react-router-dom';
import { alongOf } from '@crease/core/imports/move-in/along.rules.js';
import { teamsNamed } from '@crease/core/imports/move-in/along-rows.rules.js';
import { moveInFile } from '@crease/core/imports/move-in/move-in.rules.js';
import { unknownPositions } from '@crease/core/imports/move-in/questions.rules.js';
import { teamsFound } from '@crease/core/imports/sheet/rows.rules.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { CheckPanel } from './CheckPanel.js';
import { ColumnsPanel } from './ColumnsPanel.js';
import { FilesPanel } from './FilesPanel.js';
import { InvitesPanel } from './InvitesPanel.js';
import { LastMove } from './LastMove.js';
import { MeaningsPanel } from './MeaningsPanel.js';
import { useMoveIns } from './move-in.data.js';
import { useMoveIn } from './move-in.store.js';
import { alongRowsOf, questionsFor, rowsOf } from './mapped-sheets.js';
import * as t from './move-in.words.en.js';

/** Imports a league from another site: reads its tables, maps them, checks the result and imports it. */
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
  const { teams } = useLoadedLeague(leagueId);
  const { sheets, choices, pickType, rules, kept } = useMoveIn();
  const closed = moves.data?.closed ?? null;
  // A user who already manages a team needs no invitation to it.
  const managed = new Set(teams.flatMap((team) => (team.hasManager ? [team.team_id] : [])));
  const nameOf = (id: string): string => teams.find(({ team_id }) => team_id === id)?.team_name ?? '';
  if (moves.data === undefined || closed !== null)
    return (
      <>
        <Panel
          title={t.notNow}
          state={panelState(moves, () => ({
            words: closed ?? '',
            detail: t.rostersStillChangeable,
          }))}
        />
        <LastMove leagueId={leagueId} />
        <InvitesPanel leagueId={leagueId} nameOf={nameOf} />
      </>
    );
  const rows = rowsOf(sheets);
  const named = teamsNamed(alongRowsOf(sheets));
  const league = teams.map(({ team_id, team_name }) => ({ team_id, name: team_name }));
  const known = teamsFound([...rows, ...named], league, choices);
  const ids = new Map(known.flatMap(({ name, team_id }) => (team_id === null ? [] : [[name, team_id] as const])));
  const along = alongOf(sheets, ids, { pickType, rules, positions: choices.positions });
  const positions = [...rows.flatMap(({ unknown_pos }) => unknown_pos ?? []), ...unknownPositions(sheets)];
  const open = sheets.filter((one) => questionsFor(one).length > 0).map(({ sheet }) => sheet.name);
  return (
    <div className="flex flex-col gap-4">
      <LastMove leagueId={leagueId} />
      <InvitesPanel leagueId={leagueId} nameOf={nameOf} />
      <FilesPanel leagueId={leagueId} />
      {!kept && <NotKept />}
      {sheets.length > 0 && <ColumnsPanel sheets={sheets} />}
      {rows.length + named.length > 0 && (
        <MeaningsPanel rows={rows} named={named} positions={positions} league={league} choices={choices} />
      )}
      {(sheets.length > 0 || rules.trim() !== '') && (
        <CheckPanel
          leagueId={leagueId}
          file={moveInFile(rows, league, choices)}
          along={{ ...along, managers: along.managers.filter(({ team_id }) => !managed.has(team_id)) }}
          nameOf={nameOf}
          openTables={open}
          openPositions={positions.filter((word) => choices.positions?.[word] === undefined)}
          key={JSON.stringify(choices.teams)}
        />
      )}
    </div>
  );
}

/** Warning that the browser did not store the work, so that closing the tab would lose it. */
function NotKept() {
  return (
    <p role="status" className="flex items-start gap-2 rounded-md border border-line bg-warn-soft px-3 py-2 text-ink">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
      <span>{t.workNotKept}</span>
    </p>
  );
}
