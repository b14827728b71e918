import type { Extras } from '@crease/core/imports/move-in/extras.rules.js';
import type { MoveInFile } from '@crease/core/imports/move-in/move-in.rules.js';
import { type ComponentProps, useEffect, useState } from 'react';
import { failureOf } from '../../platform/requests/failure.js';
import { Button } from '../../ui/Button.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { Panel } from '../../ui/page/Panel.js';
import { ExtrasList } from './ExtrasList.js';
import { LeftRows } from './LeftRows.js';
import { ReconcileList } from './ReconcileList.js';
import { SettleList } from './SettleList.js';
import { newKey } from '../../platform/requests/api-client.js';
import { showToast } from '../../ui/layers/toast.js';
import { useInvites } from './invites.store.js';
import { useBring } from './move-in.data.js';
import { useMoveIn } from './move-in.store.js';
import { reasonWords } from '@crease/core/players/files/report.words.js';
import * as t from './move-in.words.en.js';

/** The result of the import: first a trial run that lists uncertain players, then the import. */
export function CheckPanel({
  leagueId,
  file,
  along,
  nameOf,
  openTables,
  openPositions,
  onOpen,
}: {
  leagueId: string;
  file: MoveInFile;
  along: Extras;
  nameOf: (teamId: string) => string;
  openTables: readonly string[];
  openPositions: readonly string[];
  /** Moves the focus to the first open question. */
  onOpen: () => void;
}) {
  const trial = useTrial(leagueId, file, along);
  const { bring, names, tried, last, answer, more } = trial;
  const { open, sent } = file;
  const left = { free: 0, gone: 0, skip: 0 };
  for (const { why } of file.left) left[why] += 1;
  const unsettled = [
    ...openTables.map((name) => t.theTable({ table: name })),
    ...open.teams.map((name) => t.theTeam({ team: name })),
    ...open.words.map((word) => t.theWord({ word })),
    ...[...new Set(openPositions)].map((word) => t.thePosition({ position: word })),
  ];
  const stopped = unsettled.length > 0;
  return (
    <Panel title={t.checkResultStep}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">
          {t.whatMovesIn({ players: sent.length, free: left.free, gone: left.gone, skipped: left.skip, rows: more })}
        </p>
        {along.managers.length > 0 && <Managers along={along} nameOf={nameOf} />}
        {stopped && <FormAlert message={t.settleFirst({ unsettled: unsettled.join(', ') })} />}
        <FormAlert message={failureOf(bring.error)} />
        <SendButtons trial={trial} onOpen={stopped ? onOpen : null} empty={file.sent.length + trial.more === 0} />
        {bring.isPending && (
          <RunningStep
            what={(bring.variables.dryRun ? t.tryingRows : t.bringingRows)({ rosters: sent.length, rows: more })}
            long={bring.variables.dryRun ? t.takesUpToMinute : t.takesUpToMinuteGoesOn}
          />
        )}
        {last !== undefined && tried !== null && <SettleList answer={last} sent={tried.sent} />}
        {answer !== undefined && <Result answer={answer} file={file} along={along} names={names} nameOf={nameOf} />}
      </div>
    </Panel>
  );
}

function SendButtons({
  trial: { bring, answer, more, send },
  onOpen,
  empty,
}: {
  trial: ReturnType<typeof useTrial>;
  onOpen: (() => void) | null;
  empty: boolean;
}) {
  const [asked, setAsked] = useState(false);
  const tryIt = () => {
    setAsked(true);
    // The alert above names what is open.
    if (onOpen !== null) onOpen();
    else if (!empty) send(true);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {asked && empty && onOpen === null && <FormAlert message={t.nothingToMoveIn} />}
      <Button
        variant={answer === undefined ? 'primary' : 'secondary'}
        disabled={bring.isPending}
        busy={bring.isPending && bring.variables.dryRun}
        onClick={tryIt}
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
  );
}

function Result({
  answer,
  file,
  along,
  names,
  nameOf,
}: {
  answer: ComponentProps<typeof ExtrasList>['answer'];
  file: MoveInFile;
  along: Extras;
  names: string;
  nameOf: (teamId: string) => string;
}) {
  return (
    <>
      <p role="status" className="font-medium">
        {t.resultCounts(answer.counts)}
      </p>
      {answer.notes.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm text-ink-2">
          {answer.notes.map(reasonWords).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ExtrasList answer={answer} along={along} nameOf={nameOf} />
      {(file.sent.length > 0 || along.totals.size > 0) && <ReconcileList answer={answer} file={file} along={along} />}
      <LeftRows answer={answer} file={file} name={names} />
    </>
  );
}

/** Managers named in the tables: none is contacted before the import is complete. */
function Managers({ along: { managers }, nameOf }: { along: Extras; nameOf: (teamId: string) => string }) {
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

const TICK_MS = 1_000;
/** Seconds until the progress text is shown. */
const LONG_S = 3;

/** The running step. Announced to screen readers at the start and when it takes long. */
function RunningStep({ what, long }: { what: string; /** Announced when it takes long. */ long: string }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - began) / 1_000)), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="flex flex-col gap-1">
      <progress aria-label={what} className="h-2 w-full max-w-80" />
      <p className="text-ink-2">
        {what}
        <span aria-hidden="true" className="tabular-nums">{` ${t.secondsElapsed({ seconds })}`}</span>
      </p>
      <p role="status" className="text-sm text-ink-2">
        {seconds >= LONG_S && long}
      </p>
    </div>
  );
}

/** The stored name of the import's source, without words: readers have their own language. */
const sourceOf = ([first = '', ...more]: readonly string[]): string =>
  first.slice(0, 80) + (more.length === 0 ? '' : ` + ${more.length}`);

/** Sends the file: as a trial, then for good. `answer` is the trial's when nothing has changed since. */
function useTrial(leagueId: string, file: MoveInFile, along: Extras) {
  const { sent } = file;
  const bring = useBring(leagueId);
  const clear = useMoveIn((state) => state.clear);
  const names = useMoveIn((state) => sourceOf(state.sheets.map(({ sheet }) => sheet.name)));
  // The content of the last trial; any change requires another.
  const [tried, setTried] = useState<{ text: string; sent: MoveInFile['sent'] } | null>(null);
  const invite = useInvites((state) => state.set);
  const invited = along.managers.flatMap(({ email, ...one }) =>
    email === null ? [] : [{ ...one, email, state: 'waiting' as const, why: null, key: newKey() }],
  );
  const text = JSON.stringify({ rosters: sent.length === 0 ? '' : file.csv, along: along.body });
  const last = bring.data?.dry_run === true ? bring.data : undefined;
  const answer = tried?.text === text ? last : undefined;
  const { rules, ...tables } = along.body;
  const more = Object.values(tables).reduce((sum, rows) => sum + rows.length, 0) + (rules === null ? 0 : 1);
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
  return { bring, names, tried, last, answer, more, send };
}
