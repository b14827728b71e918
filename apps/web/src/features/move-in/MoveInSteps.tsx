import { extrasOf } from '@crease/core/imports/move-in/extras.rules.js';
import { teamsNamed } from '@crease/core/imports/move-in/extras-rows.rules.js';
import { moveInFile } from '@crease/core/imports/move-in/move-in.rules.js';
import { unknownPositions } from '@crease/core/imports/move-in/questions.rules.js';
import { teamsFound } from '@crease/core/imports/sheet/rows.rules.js';
import { useRef } from 'react';
import { useMissing } from '../../ui/fields/use-missing.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { CheckPanel } from './CheckPanel.js';
import { ColumnsPanel } from './ColumnsPanel.js';
import { MeaningsPanel } from './MeaningsPanel.js';
import { useMoveIn } from './move-in.store.js';
import { extrasRowsOf, questionsFor, rowsOf } from './mapped-sheets.js';

/** The steps after the tables are read. */
export function MoveInSteps({ leagueId, nameOf }: { leagueId: string; nameOf: (teamId: string) => string }) {
  const { teams } = useLoadedLeague(leagueId);
  const { sheets, choices, pickType, rules } = useMoveIn();
  // A user who already manages a team needs no invitation to it.
  const managed = new Set(teams.flatMap((team) => (team.hasManager ? [team.team_id] : [])));
  const rows = rowsOf(sheets);
  const named = teamsNamed(extrasRowsOf(sheets));
  const league = teams.map(({ team_id, team_name }) => ({ team_id, name: team_name }));
  const known = teamsFound([...rows, ...named], league, choices);
  const ids = new Map(known.flatMap(({ name, team_id }) => (team_id === null ? [] : [[name, team_id] as const])));
  const along = extrasOf(sheets, ids, { pickType, rules, positions: choices.positions });
  const positions = [...rows.flatMap(({ unknown_pos }) => unknown_pos ?? []), ...unknownPositions(sheets)];
  const unknown = positions.filter((word) => choices.positions?.[word] === undefined);
  const open = sheets.filter((one) => questionsFor(one).length > 0).map(({ sheet }) => sheet.name);
  const form = useRef<HTMLFormElement>(null);
  const file = moveInFile(rows, league, choices);
  const missing = useMissing(
    form,
    open.length + unknown.length + file.open.teams.length + file.open.words.length === 0,
    null,
  );
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      {sheets.length > 0 && <ColumnsPanel sheets={sheets} />}
      {rows.length + named.length > 0 && (
        <MeaningsPanel rows={rows} named={named} positions={positions} league={league} choices={choices} />
      )}
      <CheckPanel
        leagueId={leagueId}
        file={file}
        along={{ ...along, managers: along.managers.filter(({ team_id }) => !managed.has(team_id)) }}
        nameOf={nameOf}
        openTables={open}
        openPositions={unknown}
        onOpen={missing.show}
        key={JSON.stringify(choices.teams)}
      />
    </form>
  );
}
