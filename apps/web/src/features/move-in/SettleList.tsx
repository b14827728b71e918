import { useState } from 'react';
import type { MoveInAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import type { Sent } from '@crease/core/imports/move-in/move-in.rules.js';
import { areMostUnknown } from '@crease/core/imports/move-in/row-fates.rules.js';
import { rowKey, type Choices } from '@crease/core/imports/sheet/rows.rules.js';
import { reasonsWords, type ToldReason } from '@crease/core/players/files/report.words.js';
import { positionCode } from '@crease/core/position.js';
import { Button } from '../../ui/Button.js';
import { Select } from '../../ui/fields/Select.js';
import { useMoveIn } from './move-in.store.js';
import { UnknownNames } from './UnknownNames.js';
import * as t from './move-in.words.en.js';

type Choice = Choices['players'][string];

const SHOWN = 300;

const openRows = (answer: MoveInAnswer, sent: readonly Sent[]) =>
  answer.rows.flatMap((row) => {
    const of = row.action === 'refused' ? sent[row.row - 2] : undefined;
    return of === undefined ? [] : [{ ...row, of: of.row, key: rowKey(of.row) }];
  });

/** Players that could not be matched with certainty: the user decides each; the import never guesses. */
export function SettleList({ answer, sent }: { answer: MoveInAnswer; sent: readonly Sent[] }) {
  const choose = useMoveIn((state) => state.players);
  const chosen = useMoveIn((state) => state.choices.players);
  const open = openRows(answer, sent);
  // A row refused for another reason names a known player, so it creates no prospect.
  const unknown = open.filter(
    ({ candidates, player_id, key }) => candidates.length === 0 && player_id === null && chosen[key] === undefined,
  );
  const strange = answer.rows.filter(
    ({ action, candidates, player_id }) => action === 'refused' && candidates.length === 0 && player_id === null,
  ).length;
  const most = areMostUnknown(strange, sent.length);
  const [sure, setSure] = useState(false);
  if (open.length === 0) return null;
  const all = (of: readonly { key: string }[], choice: Choice) =>
    choose(Object.fromEntries(of.map(({ key }) => [key, choice])));
  return (
    <section aria-label={t.notSure}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto font-medium">{t.notSureCount({ count: open.length })}</h3>
        {unknown.length > 0 && (!most || sure) && (
          <Button size="sm" onClick={() => all(unknown, 'new')}>
            {t.bringUnknownAsProspects({ count: unknown.length })}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => all(open, 'skip')}>
          {t.leaveAllBehind}
        </Button>
      </div>
      {most && !sure && (
        <UnknownNames
          unknown={strange}
          all={sent.length}
          sure={t.offerToCreateProspects}
          onSure={() => setSure(true)}
        />
      )}
      <p className="mt-1 text-sm text-ink-2">{t.chooseEachThenTry}</p>
      <ul
        className="scroll-slim mt-2 max-h-96 overflow-y-auto rounded-md border border-line"
        tabIndex={0}
        aria-label={t.playersToReview}
      >
        {open.slice(0, SHOWN).map((row) => (
          <OpenRow key={row.key} row={row} />
        ))}
      </ul>
      {open.length > SHOWN && <p className="mt-1 text-sm text-ink-2">{t.firstShownOthersFollow({ count: SHOWN })}</p>}
    </section>
  );
}

const whyWords = (why: readonly ToldReason[], candidates: number): string =>
  candidates === 0
    ? reasonsWords(why)
    : candidates === 1
      ? t.similarPlayerKnown
      : t.severalPlayersPossible({ count: candidates });

function OpenRow({ row: { key, of, why, candidates } }: { row: ReturnType<typeof openRows>[number] }) {
  const choose = useMoveIn((state) => state.players);
  const chosen = useMoveIn((state) => state.choices.players);
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-b-0 sm:grid-cols-[1fr_16rem]">
      <div className="min-w-0">
        <p className="font-medium">
          {of.player}{' '}
          <span className="font-normal text-ink-2">{[of.pos, of.club, of.team].filter(Boolean).join(' · ')}</span>
        </p>
        <p className="text-sm text-ink-2">{whyWords(why, candidates.length)}</p>
      </div>
      <Select
        label={t.whoIsQuestion({ player: of.player })}
        hideLabel
        value={chosen[key] === undefined ? '' : String(chosen[key])}
        options={[
          { value: '', label: t.notSettledStaysBehind },
          ...candidates.map(({ id, name, position, club }) => ({
            value: String(id),
            label: `${name}, ${positionCode(position)}${club === null ? '' : `, ${club}`}`,
          })),
          { value: 'new', label: t.bringAsNewProspect },
          { value: 'skip', label: t.leaveBehind },
        ]}
        onChange={(next) => {
          if (next === 'new' || next === 'skip') choose({ [key]: next });
          else if (next !== '') choose({ [key]: Number(next) });
        }}
      />
    </li>
  );
}
