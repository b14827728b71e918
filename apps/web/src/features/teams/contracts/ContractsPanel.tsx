import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import { momentWords } from '@crease/core/calendar.js';
import type { ContractLine, ContractsAnswer } from '@crease/core/contracts/contract.answers.js';
import { formatMoney } from '@crease/core/money.js';
import { paths } from '../../../platform/pages/paths.js';
import { Button, IconButton } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { useContracts, useTeamContracts, waits } from './contracts.data.js';
import * as t from './league-contracts.words.en.js';

const ContractDialog = lazyPart(() =>
  import('./ContractDialog.js').then((module) => ({ default: module.ContractDialog })),
);
const SignDialog = lazyPart(() => import('./SignDialog.js').then((module) => ({ default: module.SignDialog })));

interface TeamContracts {
  leagueId: string;
  teamId: string;
}

/** Contracts to sign, those due first at the top. */
export function ToSignPanel({ leagueId, teamId }: TeamContracts) {
  const waiting = useTeamContracts(leagueId, teamId).lines.filter(waits);
  if (waiting.length === 0) return null;
  return (
    <Panel title={t.toSign} flush>
      <ContractLines
        leagueId={leagueId}
        teamId={teamId}
        lines={waiting.toSorted((one, two) => deadlineOf(one) - deadlineOf(two))}
      />
    </Panel>
  );
}

/** A team's settled contracts with the league. Commissioners set and correct them. */
export function ContractsPanel({ leagueId, teamId }: TeamContracts) {
  const { query, lines } = useTeamContracts(leagueId, teamId);
  const settled = lines.filter((line) => !waits(line));
  return (
    <Panel
      title={t.leagueContracts}
      flush
      className="mt-4"
      footer={<p className="text-xs text-ink-3">{t.minimumHint({ minimum: formatMoney(query.data?.minimum ?? 0) })}</p>}
      state={panelState(query, () =>
        settled.length === 0 ? { words: lines.length === 0 ? t.noPlayers : t.allToSign } : null,
      )}
    >
      <ContractLines leagueId={leagueId} teamId={teamId} lines={settled} />
    </Panel>
  );
}

function ContractLines({ leagueId, teamId, lines }: TeamContracts & { lines: readonly ContractLine[] }) {
  const { me, league } = useLoadedLeague(leagueId);
  const answer = useContracts(leagueId).data;
  const [editing, setEditing] = useState<ContractLine | null>(null);
  const [signing, setSigning] = useState<ContractLine | null>(null);
  return (
    <>
      <ul>
        {lines.map((line) => (
          <Line
            key={line.player_id}
            leagueId={leagueId}
            line={line}
            answer={answer}
            timeZone={league.time_zone}
            onEdit={me.is_commissioner ? () => setEditing(line) : null}
            onSign={me.team_id === teamId && waits(line) ? () => setSigning(line) : null}
          />
        ))}
      </ul>
      <Suspense>
        {editing !== null && answer !== undefined && (
          <ContractDialog
            leagueId={leagueId}
            line={editing}
            season={answer.season}
            minimum={answer.minimum}
            onClose={() => setEditing(null)}
          />
        )}
        {signing !== null && answer?.signing && (
          <SignDialog
            leagueId={leagueId}
            line={signing}
            answer={answer}
            rules={answer.signing}
            onClose={() => setSigning(null)}
          />
        )}
      </Suspense>
    </>
  );
}

const deadlineOf = ({ contract }: ContractLine): number => Date.parse(contract?.sign_until ?? '');

interface LineProps {
  readonly leagueId: string;
  readonly line: ContractLine;
  readonly answer: ContractsAnswer | undefined;
  readonly timeZone: string;
  readonly onEdit: (() => void) | null;
  readonly onSign: (() => void) | null;
}

function Line({ leagueId, line, answer, timeZone, onEdit, onSign }: LineProps) {
  const { name, position, player_id, place, contract } = line;
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
      <PositionTag position={position} />
      <span className="min-w-0 flex-1">
        <Link to={paths.player(leagueId, player_id)} className="block truncate font-medium hover:underline">
          {name}
        </Link>
        <span className={cx('block text-xs text-ink-3', !waits(line) && 'truncate')}>
          {contract === null
            ? place === 'rookie'
              ? t.noContractNeeded
              : t.noContract
            : contract.sign_until !== null
              ? t.signUntil({
                  until: momentWords(Date.parse(contract.sign_until), timeZone),
                  season: contract.last_season,
                })
              : contract.last_season === answer?.season
                ? t.endsThisSeason({ entryLevel: contract.kind === 'entry-level' })
                : t.through({ season: contract.last_season, entryLevel: contract.kind === 'entry-level' })}
        </span>
      </span>
      <span className="font-semibold tabular-nums">{formatMoney(line.cost)}</span>
      {onSign !== null && (
        <Button size="sm" aria-label={t.signOf({ name })} onClick={onSign}>
          {t.sign}
        </Button>
      )}
      {onEdit !== null && (
        <IconButton
          label={t.editContractOf({ name })}
          size="sm"
          icon={<Pencil size={16} aria-hidden="true" />}
          onClick={onEdit}
        />
      )}
    </li>
  );
}
