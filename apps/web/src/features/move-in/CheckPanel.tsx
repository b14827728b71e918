import { useState } from 'react';
import type { Along } from '@crease/core/imports/move-in/along.rules.js';
import type { MoveInFile } from '@crease/core/imports/move-in/move-in.rules.js';
import { newKey } from '../../platform/requests/api-client.js';
import { failureOf } from '../../platform/requests/failure.js';
import { Button } from '../../ui/Button.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { Panel } from '../../ui/page/Panel.js';
import { showToast } from '../../ui/layers/toast.js';
import { AlongList } from './AlongList.js';
import { LeftRows } from './LeftRows.js';
import { ReconcileList } from './ReconcileList.js';
import { SettleList } from './SettleList.js';
import { useInvites } from './invites.store.js';
import { Working } from './Working.js';
import { useBring } from './move-in.data.js';
import { useMoveIn } from './move-in.store.js';
import * as t from './move-in.words.en.js';

/** The stored name of the import's source. */
const sourceOf = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? first.slice(0, 80) : t.sourceAndMore({ source: first.slice(0, 80), count: more.length });

/** The result of the import: first a trial run that lists uncertain players, then the import. */
export function CheckPanel({
  leagueId,
  file,
  along,
  nameOf,
  openTables,
  openPositions,
}: {
  leagueId: string;
  file: MoveInFile;
  along: Along;
  nameOf: (teamId: string) => string;
  /** Tables with open questions. */
  openTables: readonly string[];
  /** Unknown words for positions. */
  openPositions: readonly string[];
}) {
  const bring = useBring(leagueId);
  const clear = useMoveIn((state) => state.clear);
  const names = useMoveIn((state) => sourceOf(state.sheets.map(({ sheet }) => sheet.name)));
  // The content of the last trial; any change requires another.
  const [tried, setTried] = useState<{ text: string; sent: MoveInFile['sent'] } | null>(null);
  const invite = useInvites((state) => state.set);
  const invited = along.managers.flatMap(({ email, ...one }) =>
    email === null ? [] : [{ ...one, email, state: 'waiting' as const, why: null, key: newKey() }],
  );
  const { open, sent } = file;
  const left = { free: 0, gone: 0, skip: 0 };
  for (const { why } of file.left) left[why] += 1;
  const text = JSON.stringify({ rosters: sent.length === 0 ? '' : file.csv, along: along.body });
  const last = bring.data?.dry_run === true ? bring.data : undefined;
  const answer = tried?.text === text ? last : undefined;
  const { rules, ...tables } = along.body;
  const more = Object.values(tables).reduce((sum, rows) => sum + rows.length, 0) + (rules === null ? 0 : 1);
  const unsettled = [
    ...openTables.map((name) => t.theTable({ table: name })),
    ...open.teams.map((name) => t.theTeam({ team: name })),
    ...open.words.map((word) => t.theWord({ word })),
    ...[...new Set(openPositions)].map((word) => t.thePosition({ position: word })),
  ];
  const stopped = unsettled.length > 0;
  const send = (dryRun: boolean) =>
    bring.mutate(
      { text, name: names, dryRun },
      {
        onSuccess: ({ counts, along: came }) => {
          setTried({ text, sent });
          if (dryRun) return;
          clear();
          // Managers are invited later with a separate click, because a message cannot be taken back.
          if (invited.length > 0) invite(invited);
          showToast({
            kind: 'success',
            text: t.leagueMovedIn,
            detail: t.playersInPlaces({
              count: counts.created + counts.updated + counts.unchanged,
              rows: came.length === 0 ? null : came.filter(({ action }) => action !== 'refused').length,
            }),
          });
        },
      },
    );
  return (
    <Panel title={t.checkResultStep}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">
          {t.whatMovesIn({ players: sent.length, free: left.free, gone: left.gone, skipped: left.skip, rows: more })}
        </p>
        {along.managers.length > 0 && <Managers along={along} nameOf={nameOf} />}
        {stopped && <FormAlert message={t.settleFirst({ unsettled: unsettled.join(', ') })} />}
        <FormAlert message={failureOf(bring.error)} />
        <div className="flex flex-wrap gap-2">
          <Button
            variant={answer === undefined ? 'primary' : 'secondary'}
            disabled={stopped || sent.length + more === 0 || bring.isPending}
            busy={bring.isPending && bring.variables.dryRun}
            onClick={() => send(true)}
          >
            {t.tryIt}
          </Button>
          {answer !== undefined && (
            <Button variant="primary" busy={bring.isPending} onClick={() => send(false)}>
              {more > 0
                ? t.bringEverything
                : answer.counts.refused === 0
                  ? t.bringRosters
                  : t.bringRostersWithout({ count: answer.counts.refused })}
            </Button>
          )}
        </div>
        {bring.isPending && (
          <Working
            what={(bring.variables.dryRun ? t.tryingRows : t.bringingRows)({ rosters: sent.length, rows: more })}
            long={bring.variables.dryRun ? t.takesUpToMinute : t.takesUpToMinuteGoesOn}
          />
        )}
        {last !== undefined && tried !== null && <SettleList answer={last} sent={tried.sent} />}
        {answer !== undefined && (
          <>
            <p role="status" className="font-medium">
              {t.resultCounts({
                created: answer.counts.created,
                updated: answer.counts.updated,
                unchanged: answer.counts.unchanged,
                refused: answer.counts.refused,
              })}
            </p>
            {answer.notes.length > 0 && (
              <ul className="flex flex-col gap-1 text-sm text-ink-2">
                {answer.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
            <AlongList answer={answer} along={along} nameOf={nameOf} />
            {(sent.length > 0 || along.totals.size > 0) && <ReconcileList answer={answer} file={file} along={along} />}
            <LeftRows answer={answer} file={file} name={names} />
          </>
        )}
      </div>
    </Panel>
  );
}

/** Managers named in the tables: none is contacted before the import is complete. */
function Managers({ along: { managers }, nameOf }: { along: Along; nameOf: (teamId: string) => string }) {
  const without = managers.filter(({ email }) => email === null);
  const count = managers.length - without.length;
  return (
    <p className="text-ink-2">
      {[
        count > 0 && t.managersInvitedLater({ count }),
        without.length > 0 &&
          t.managersWithoutAddress({
            managers: without
              .map(({ team_id, name }) => t.managerOfTeam({ manager: name, team: nameOf(team_id) }))
              .join(', '),
          }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
