import type { ConflictsAnswer } from '@crease/core/imports/desk/desk.answers.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { Button } from '../../../ui/Button.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { Money } from '../../../ui/figures/Money.js';
import { Panel } from '../../../ui/page/Panel.js';
import { useConflicts, useSettle } from '../imports/desk.data.js';
import * as t from './players.words.en.js';

type Conflict = ConflictsAnswer['conflicts'][number];

/** Cap hits on which two sources disagree: the newer one counts until the site owner chooses. */
export function ConflictsPanel() {
  const query = useConflicts();
  const settle = useSettle();
  const { conflicts = [], total = 0 } = query.data ?? {};
  if (total === 0) return null;
  const decide = (take: 'stored' | 'other', which?: readonly Conflict[]) =>
    settle.mutate({
      take,
      ...(which === undefined
        ? {}
        : { which: which.map(({ player_id, season, origin }) => ({ player_id, season, origin })) }),
    });
  return (
    <Panel
      title={t.disagreeingSourcesCount({ count: total })}
      flush
      className="lg:col-span-2"
      actions={
        <>
          <Button size="sm" disabled={settle.isPending} onClick={() => decide('stored')}>
            {t.keepAllStoredFigures}
          </Button>
          <Button size="sm" variant="quiet" disabled={settle.isPending} onClick={() => decide('other')}>
            {t.takeAllOtherFigures}
          </Button>
        </>
      }
    >
      <p className="px-4 py-3 text-ink-2">{t.newerFigureCountsHint}</p>
      <FormAlert message={failureOf(settle.error)} />
      <ul
        aria-label={t.disagreeingCapHits}
        tabIndex={0}
        className="scroll-slim max-h-96 overflow-y-auto border-t border-line"
      >
        {conflicts.map((one) => (
          <ConflictLine
            key={`${one.player_id} ${one.season} ${one.origin}`}
            conflict={one}
            onDecide={(take) => decide(take, [one])}
          />
        ))}
      </ul>
      {total > conflicts.length && (
        <p className="border-t border-line px-4 py-2 text-sm text-ink-3">
          {t.firstShownOthersFollow({ count: conflicts.length })}
        </p>
      )}
    </Panel>
  );
}

function ConflictLine({
  conflict: one,
  onDecide,
}: {
  conflict: Conflict;
  onDecide: (take: 'stored' | 'other') => void;
}) {
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-b border-line px-4 py-1.5 last:border-b-0 sm:grid-cols-[1fr_auto]">
      <p className="min-w-0">
        <span className="font-medium">{one.name}</span>
        <span className="text-ink-2">{` · ${[one.nhl_club, one.season].filter(Boolean).join(' · ')}`}</span>
      </p>
      <div className="grid grid-cols-2 gap-2 sm:w-96">
        <Choice
          words={t.keep}
          spoken={t.keepFigureOf}
          account={one.stored}
          name={one.name}
          onClick={() => onDecide('stored')}
        />
        <Choice
          words={t.take}
          spoken={t.takeFigureOf}
          account={one.other}
          name={one.name}
          onClick={() => onDecide('other')}
        />
      </div>
    </li>
  );
}

function Choice({
  words,
  spoken,
  account,
  name,
  onClick,
}: {
  words: string;
  spoken: typeof t.keepFigureOf;
  account: Conflict['stored'];
  name: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={spoken({ amount: account.cap_hit, source: account.source, player: name })}
      onClick={onClick}
      className="flex min-h-11 min-w-0 flex-col rounded-md border border-line-strong bg-raised px-3 py-1.5 text-left transition-colors duration-fast hover:border-accent-line hover:bg-accent-soft"
    >
      <span className="text-sm font-medium">
        {words} <Money amount={account.cap_hit} full />
      </span>
      <span className="w-full truncate text-xs text-ink-3">{sourceWords(account)}</span>
    </button>
  );
}

/** The figure's source, and its date when the source's name has none. */
const sourceWords = ({ source, as_of }: Conflict['stored']): string =>
  /\d{4}-\d{2}/.test(source) || as_of === null ? source : `${source} · ${as_of}`;
