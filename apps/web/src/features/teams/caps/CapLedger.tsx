import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@crease/core/money.js';
import type { CapLedgerAnswer } from '@crease/core/teams/caps/cap-ledger.answers.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys, useTeamsById } from '../../open-league/league-data.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { Button } from '../../../ui/Button.js';
import * as t from './caps.words.en.js';

/** Every dollar of a team's cap, by season. Loads when it is opened. */
export function CapLedger({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" className="mt-4" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t.everyDollar}
      </Button>
      {open && <Ledger leagueId={leagueId} teamId={teamId} />}
    </>
  );
}

function Ledger({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const query = useQuery({
    queryKey: [...keys.team(leagueId, teamId), 'cap-ledger'],
    queryFn: ({ signal }) =>
      request('GET /:league_id/teams/:team_id/cap-ledger', { league_id: leagueId, team_id: teamId, signal }),
  });
  return (
    <Panel
      title={t.capLedger}
      level={3}
      flush
      className="mt-4"
      footer={<p className="text-xs text-ink-3">{t.ledgerHint}</p>}
      state={panelState(query, () => null)}
    >
      {query.data !== undefined && <Seasons leagueId={leagueId} seasons={query.data.seasons} />}
    </Panel>
  );
}

function Seasons({ leagueId, seasons }: { leagueId: string; seasons: CapLedgerAnswer['seasons'] }) {
  const { teamOf } = useTeamsById(leagueId);
  const [chosen, setChosen] = useState(seasons[0]?.season ?? '');
  const shown = seasons.find(({ season }) => season === chosen) ?? seasons[0];
  const caption = useId();
  if (shown === undefined) return null;
  const nameOf = (teamId: string | null) => teamOf(teamId ?? '')?.team_name ?? null;
  return (
    <>
      {seasons.length > 1 && (
        <div className="border-b border-line px-4 py-2">
          <SegmentedControl
            label={t.season}
            value={shown.season}
            options={seasons.map(({ season }) => ({ value: season, label: season }))}
            onChange={setChosen}
          />
        </div>
      )}
      <table aria-labelledby={caption} className="w-full text-sm">
        <caption id={caption} className="sr-only">
          {t.ledgerOf({ season: shown.season })}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.amount}</th>
          </tr>
        </thead>
        <tbody>
          {shown.lines.map(({ kind, player_id, name, amount, estimated, team_id }, index) => (
            <tr key={`${kind} ${player_id} ${team_id} ${index}`} className="border-b border-line">
              <th scope="row" className="px-4 py-1.5 text-left font-normal">
                <span className="font-medium">{name ?? t.LEDGER_LINE[kind]({ team: nameOf(team_id) })}</span>
                {name !== null && (
                  <span className="block text-xs text-ink-3">
                    {kind === 'salary' && estimated
                      ? t.withoutContract
                      : t.LEDGER_LINE[kind]({ team: nameOf(team_id) })}
                  </span>
                )}
              </th>
              <td className="px-4 py-1.5 text-right tabular-nums">{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="bg-sunken font-semibold">
          <tr>
            <th scope="row" className="px-4 py-2 text-left">
              {t.used}
            </th>
            <td className="px-4 py-2 text-right tabular-nums">{formatMoney(shown.used)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
