import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Wand from 'lucide-react/icons/wand-sparkles';
import type { SheetAnswer, SheetPlayerView } from '@crease/core/protection/protection.schema.js';
import type { KeeperPick } from '@crease/core/protection/keeper-picks.rules.js';
import type { Sheet } from '@crease/core/protection/sheet.rules.js';
import { request, isRefusal } from '../../platform/requests/api-client.js';
import { RuleLink } from '../moves/MoveEffect.js';
import { contractWords } from './contract.js';
import { playedWords } from '../open-league/points.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Button } from '../../ui/Button.js';
import { Money } from '../../ui/figures/Money.js';
import { Panel } from '../../ui/page/Panel.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { PositionTag, StatusTag } from '../../ui/marks/tags.js';
import { cx } from '../../ui/cx.js';
import { KeeperCost, Sums } from './SheetSums.js';
import { sheetKey } from './protection.data.js';
import { judge, ofTeam, placeOf, put, suggested, type Place } from './sheet.model.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './protection.words.en.js';

const GROUPS = [
  { position: 'F', title: t.forwards },
  { position: 'D', title: t.defensemen },
  { position: 'G', title: t.goalies },
] as const;

const PLACES = [
  { value: 'core', label: t.core },
  { value: 'bench', label: t.bench },
  { value: 'out', label: t.release },
] as const;

/** Sheets by number have no bench. */
const KEPT = [
  { value: 'core', label: t.keep },
  { value: 'out', label: t.release },
] as const;

const PAUSE_MS = 500;

type Saving = { state: 'saved' } | { state: 'saving' } | { state: 'failed'; message: string };

/** Saves the sheet a moment after every change. The latest change wins, also when an earlier answer arrives late. */
function useAutosave(leagueId: string, answer: SheetAnswer) {
  const client = useQueryClient();
  const [known, setKnown] = useState(answer);
  const [sheet, setSheet] = useState<Sheet>(answer);
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  // Take over a change from another device, unless a local change is still being saved.
  if (answer !== known && saving.state === 'saved') {
    setKnown(answer);
    setSheet(answer);
  }
  const wanted = useRef<Sheet | null>(null);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  // Remove players who have left the team: they can no longer be unmarked and would block the others.
  const team = useRef(answer);
  useEffect(() => {
    team.current = answer;
  }, [answer]);

  const flush = useCallback(
    async (leaving = false) => {
      clearTimeout(timer.current);
      if ((busy.current && !leaving) || wanted.current === null) return;
      busy.current = true;
      const sent = ofTeam(team.current, wanted.current);
      wanted.current = null;
      try {
        const kept = await request('PUT /:league_id/protection-sheet', {
          league_id: leagueId,
          body: sent,
          keepalive: true,
        });
        // A fetch already in flight would restore an older sheet.
        await client.cancelQueries({ queryKey: sheetKey(leagueId) });
        client.setQueryData(sheetKey(leagueId), kept);
        busy.current = false;
        if (wanted.current === null) setSaving({ state: 'saved' });
        else void flush();
      } catch (error) {
        busy.current = false;
        wanted.current ??= sent;
        setSaving({
          state: 'failed',
          message: error instanceof Error ? error.message : t.sheetNotSaved,
        });
        if (isRefusal(error)) void client.invalidateQueries({ queryKey: sheetKey(leagueId) });
      }
    },
    [client, leagueId],
  );

  const change = (next: Sheet) => {
    setSheet(next);
    wanted.current = next;
    setSaving({ state: 'saving' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  };
  // Save at once when the user leaves the page.
  useEffect(() => {
    const hide = () => void flush(true);
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      void flush();
    };
  }, [flush]);
  return { sheet: ofTeam(answer, sheet), saving, change, retry: () => void flush() };
}

/** Assigns each player to core, bench or released, with totals and all faults. */
export function SheetBuilder({ leagueId, answer }: { leagueId: string; answer: SheetAnswer }) {
  const { sheet, saving, change, retry } = useAutosave(leagueId, answer);
  const { totals, faults, released, costs } = useMemo(() => judge(answer, sheet), [answer, sheet]);
  const { rules } = answer;
  const safe = answer.players.filter(({ place }) => place === 'rookie');
  const closed = !answer.open;
  const byNumber = rules.kind !== 'dollars';
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
        {GROUPS.map(({ position, title }) => {
          const group = answer.players
            .filter((player) => player.position === position && player.place !== 'rookie')
            .sort((a, b) => b.charge - a.charge || a.name.localeCompare(b.name));
          return (
            <section key={position} aria-label={title} className="not-first:border-t not-first:border-line">
              <h3 className="flex items-center gap-2 border-b border-line bg-sunken px-4 py-2 text-sm font-semibold">
                <PositionTag position={position} />
                {title}
                <span
                  className={cx(
                    'font-normal',
                    totals.byPosition[position] < rules.minimums[position] ? 'font-medium text-bad' : 'text-ink-3',
                  )}
                >
                  {(byNumber ? t.keptOfPosition : t.coreOfPosition)({
                    count: totals.byPosition[position],
                    least: rules.minimums[position],
                    most: rules.most?.[position] ?? null,
                  })}
                </span>
              </h3>
              {group.length === 0 ? (
                <p className="px-4 py-3 text-ink-3">{t.nobody}</p>
              ) : (
                <ul>
                  {group.map((player) => (
                    <Line
                      key={player.player_id}
                      player={player}
                      rules={rules}
                      cost={costs.get(player.player_id)}
                      place={placeOf(sheet, player.player_id)}
                      disabled={closed}
                      onPlace={(place) => change(put(sheet, player.player_id, place))}
                    />
                  ))}
                </ul>
              )}
            </section>
          );
        })}
        {safe.length > 0 && (
          <section aria-label={t.rookieBank} className="border-t border-line">
            <h3 className="border-b border-line bg-sunken px-4 py-2 text-sm font-semibold">
              {t.rookieBank} <span className="font-normal text-ink-3">{`· ${t.safeWithoutPlace}`}</span>
            </h3>
            <ul className="flex flex-wrap gap-2 px-4 py-3">
              {safe.map((player) => (
                <li
                  key={player.player_id}
                  className="flex items-center gap-1.5 rounded-md border border-line bg-sunken px-2 py-1"
                >
                  <PositionTag position={player.position} />
                  {player.name}
                </li>
              ))}
            </ul>
          </section>
        )}
      </Panel>
      <div className="flex flex-col gap-4 max-lg:order-1 lg:sticky lg:top-[calc(var(--header)+1rem)]">
        <Panel title={t.sheet} actions={closed ? undefined : <SaveState saving={saving} retry={retry} />}>
          <Sums rules={rules} totals={totals} />
          {totals.estimated > 0 && (
            <p className="mt-4 text-xs text-ink-3">
              {sentence(t.partIsEstimated, { money: <Money amount={totals.estimated} /> })}
            </p>
          )}
          <p className="mt-4 flex justify-between border-t border-line pt-3 text-ink-2">
            {t.released}
            <span className="font-semibold text-ink">{released}</span>
          </p>
          <p className="mt-3 text-xs text-ink-3">
            {t.capHitsOf({ season: answer.season })}{' '}
            {answer.points_from === 'games' ? t.pointsOfLastSeason : t.noGamesOfLastSeason}
          </p>
        </Panel>
        <Panel title={t.isItLegal}>
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
        </Panel>
      </div>
    </div>
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

function Line({
  player,
  rules,
  cost,
  place,
  disabled,
  onPlace,
}: {
  player: SheetPlayerView;
  rules: SheetAnswer['rules'];
  /**
   * Sheets by round: the pick that the player costs, null when none is left; undefined for players who are not kept.
   */
  cost: KeeperPick | null | undefined;
  place: Place;
  disabled: boolean;
  onPlace: (place: Place) => void;
}) {
  const places = rules.kind === 'dollars' ? PLACES : KEPT;
  return (
    <li
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-1.5 last:border-b-0',
        place === 'core' && 'shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span className="min-w-40 flex-1">
        <span className="flex flex-wrap items-center gap-1.5 font-medium">
          {player.name}
          {player.place === 'ir' && <StatusTag status="IR" />}
        </span>
        <span className="text-xs text-ink-3">
          {t.lastSeasonAndContract({
            played: playedWords(player.last_points, player.last_games),
            contract: contractWords(player),
          })}
          {rules.years !== null && player.kept > 0 && (
            <span className={cx(player.kept >= rules.years && 'font-medium text-bad')}>
              {` · ${t.keptSeasons({ count: player.kept, most: rules.years })}`}
            </span>
          )}
          {player.charge !== player.cap_hit && (
            <>
              {' · '}
              {sentence(t.hitLessRetained, {
                hit: <Money as="price" amount={player.cap_hit} />,
                retained: <Money amount={player.cap_hit - player.charge} />,
              })}
            </>
          )}
          <KeeperCost asked={player.round} cost={cost} />
        </span>
      </span>
      <span className="inline-flex items-center justify-end gap-1.5 sm:w-28">
        {player.estimated && <StatusTag status="Estimated" />}
        <Money as="price" amount={player.charge} className="w-14 text-right font-medium" />
      </span>
      {disabled ? (
        <Badge tone={place === 'out' ? 'neutral' : 'accent'}>
          {places.find(({ value }) => value === place)?.label}
        </Badge>
      ) : (
        <SegmentedControl label={player.name} value={place} options={places} onChange={onPlace} />
      )}
    </li>
  );
}
