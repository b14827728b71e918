import { useMemo } from 'react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Wand from 'lucide-react/icons/wand-sparkles';
import type { SheetAnswer } from '@crease/core/protection/protection.schema.js';
import { RuleLink } from '../moves/MoveEffect.js';
import { Button } from '../../ui/Button.js';
import { Money } from '../../ui/figures/Money.js';
import { Panel } from '../../ui/page/Panel.js';
import { AuctionMoney, Sums } from './SheetSums.js';
import { judge, suggested } from './sheet.model.js';
import { sentence } from '../../ui/text/sentence.js';
import { type Saving, useAutosave } from './use-autosave.js';
import { type Judged, SheetGroup, SafePlayers } from './SheetGroup.js';
import * as t from './protection.words.en.js';

export const GROUPS = [
  { position: 'F', title: t.forwards },
  { position: 'D', title: t.defensemen },
  { position: 'G', title: t.goalies },
] as const;

/** Assigns each player to core, bench or released. */
export function SheetBuilder({ leagueId, answer }: { leagueId: string; answer: SheetAnswer }) {
  const { sheet, saving, change, retry } = useAutosave(leagueId, answer);
  const judged = useMemo(() => judge(answer, sheet), [answer, sheet]);
  const safe = answer.players.filter(({ place }) => place === 'rookie');
  const closed = !answer.open;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Panel
        title={t.yourPlayers}
        flush
        className="max-lg:order-2"
        actions={
          closed ? undefined : (
            <>
              <Button size="sm" icon={<Wand size={14} aria-hidden="true" />} onClick={() => change(suggested(answer))}>
                {t.suggestSheet}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={sheet.core.length + sheet.bench.length === 0}
                onClick={() => change({ core: [], bench: [] })}
              >
                {t.clear}
              </Button>
            </>
          )
        }
      >
        {GROUPS.map((group) => (
          <SheetGroup key={group.position} {...group} answer={answer} sheet={sheet} judged={judged} onChange={change} />
        ))}
        {safe.length > 0 && <SafePlayers players={safe} />}
      </Panel>
      <div className="flex flex-col gap-4 max-lg:order-1 lg:sticky lg:top-[calc(var(--header)+1rem)]">
        <Panel title={t.sheet} actions={closed ? undefined : <SaveState saving={saving} retry={retry} />}>
          <SheetTotals answer={answer} judged={judged} />
        </Panel>
        <Panel title={t.isItLegal}>
          <Verdict faults={judged.faults} closed={closed} />
        </Panel>
      </div>
    </div>
  );
}
function SheetTotals({ answer, judged: { totals, released, money } }: { answer: SheetAnswer; judged: Judged }) {
  return (
    <>
      <Sums rules={answer.rules} totals={totals} />
      {money !== null && answer.rules.prices && <AuctionMoney money={money} budget={answer.rules.prices.budget} />}
      {money === null && totals.estimated > 0 && (
        <p className="mt-4 text-xs text-ink-3">
          {sentence(t.partIsEstimated, { money: <Money amount={totals.estimated} /> })}
        </p>
      )}
      <p className="mt-4 flex justify-between border-t border-line pt-3 text-ink-2">
        {t.released}
        <span className="font-semibold text-ink">{released}</span>
      </p>
      <p className="mt-3 text-xs text-ink-3">
        {money === null ? t.capHitsOf({ season: answer.season }) : t.pricesOf({ season: answer.season })}{' '}
        {answer.points_from === 'games' ? t.pointsOfLastSeason : t.noGamesOfLastSeason}
      </p>
    </>
  );
}

function Verdict({ faults, closed }: { faults: Judged['faults']; closed: boolean }) {
  return (
    <>
      <div role="status">
        {faults.length === 0 ? (
          <p className="flex items-start gap-2 font-medium text-good">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            {t.sheetIsLegal}
          </p>
        ) : (
          <ul className="flex flex-col gap-3">
            {faults.map((fault) => (
              <li key={`${fault.name}${fault.message}`} className="flex items-start gap-2 text-bad">
                <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
                <span>
                  {fault.message}
                  <span className="block text-xs text-ink-2">
                    {fault.fix} <RuleLink name={fault.name} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!closed && faults.length > 0 && <p className="mt-3 text-xs text-ink-3">{t.illegalSheetHint}</p>}
    </>
  );
}

function SaveState({ saving, retry }: { saving: Saving; retry: () => void }) {
  if (saving.state === 'failed')
    return (
      <span className="flex items-center gap-2">
        <span role="alert" className="text-xs font-medium text-bad">
          {t.notSavedBecause({ reason: saving.message })}
        </span>
        <Button size="sm" onClick={retry}>
          {t.tryAgain}
        </Button>
      </span>
    );
  return (
    <span role="status" className="text-xs text-ink-3">
      {saving.state === 'saving' ? t.saving : t.saved}
    </span>
  );
}
