import { useId } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { dayWords } from '@crease/core/calendar.js';
import { locale } from '@crease/core/locale.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import { ReasonField } from '../../../ui/fields/ReasonField.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { leagueTime } from '../../open-league/league-time.js';
import { formatPoints } from '../../open-league/points.js';
import * as t from './settings.words.en.js';

const isSooner = ({ begins, begins_forced: forced }: Change): boolean => forced !== begins;

export interface SettingsPreviewProps {
  preview: SettingsPreviewAnswer;
  timeZone: string;
  /** A season or a draft is in progress: pending changes can be forced. */
  forcible: boolean;
  forced: boolean;
  reason: string;
  onForce: (forced: boolean) => void;
  onReason: (reason: string) => void;
}

type Change = SettingsPreviewAnswer['changes'][number];

export function SettingsPreview({
  preview,
  timeZone,
  forcible,
  forced,
  reason,
  onForce,
  onReason,
}: SettingsPreviewProps) {
  const { changes, illegal, notes, refusal } = preview;
  return (
    <>
      <ul aria-label={t.changes} className="flex flex-col">
        {changes.map((change) => (
          <ChangeLine key={change.key} change={change} timeZone={timeZone} forcible={forcible} forced={forced} />
        ))}
      </ul>
      {notes.length > 0 && (
        <ul aria-label={t.sideEffects} className="flex list-disc flex-col gap-1 pl-4 text-ink-2 marker:text-ink-3">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {forcible && preview.waits && refusal === null && changes.some(isSooner) && (
        <div className="flex flex-col gap-3 rounded-md border border-line p-3">
          <Checkbox
            label={t.doNotWait}
            hint={illegal.length === 0 ? t.noTeamWouldBeIllegal : t.teamsWouldBeIllegalHint({ count: illegal.length })}
            checked={forced}
            onChange={onForce}
          />
          {forced && <ReasonField label={t.reasonForNotWaiting} value={reason} onChange={onReason} />}
        </div>
      )}
      {illegal.length > 0 && (forced || !forcible) && (
        <Illegal
          teams={illegal}
          title={(forcible ? t.teamsWouldBeIllegal : t.teamsWouldBeIllegalLater)({ count: illegal.length })}
        />
      )}
    </>
  );
}

function ChangeLine({
  change,
  timeZone,
  forcible,
  forced,
}: Pick<SettingsPreviewProps, 'timeZone' | 'forcible' | 'forced'> & { change: Change }) {
  return (
    <li className="flex flex-col gap-1.5 border-b border-line py-3 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-medium">{change.label}</span>
        <Begins change={change} timeZone={timeZone} forced={forced} />
      </div>
      <span className="flex flex-wrap items-center gap-x-2 text-ink-2">
        <span className="sr-only">{t.changesFrom}</span>
        <span>{change.before_words}</span>
        <ArrowRight size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
        <span className="sr-only">{t.changesTo}</span>
        <span className="font-medium text-ink">{change.after_words}</span>
      </span>
      {change.counts_from !== null && (
        <span className="text-xs text-ink-3">{t.countsForGamesFrom({ day: dayWords(change.counts_from) })}</span>
      )}
      {change.moves.length > 0 && <TeamMoves moves={change.moves} />}
      {change.replaces !== null && (
        <span className="text-xs text-ink-3">{t.replacesComingChange({ change: change.replaces })}</span>
      )}
      {change.illegal.length > 0 && (
        <span className="text-xs text-ink-3">
          {forcible && change.effect === 'next-season'
            ? t.teamsWouldBreakAtOnce({ count: change.illegal.length })
            : t.teamsWouldBreak({ count: change.illegal.length })}
        </span>
      )}
    </li>
  );
}

function Begins({ change, timeZone, forced }: { change: Change; timeZone: string; forced: boolean }) {
  if (forced && isSooner(change)) return <Badge tone="bad">{t.beginsForced({ begins: change.begins_forced })}</Badge>;
  if (change.effect === 'now') return <Badge tone="good">{t.atOnce}</Badge>;
  return (
    <Badge tone="accent">
      {change.due_at === null ? change.begins : t.beginsAt({ moment: leagueTime(change.due_at, timeZone) })}
    </Badge>
  );
}

function Illegal({ teams: named, title }: { teams: SettingsPreviewAnswer['illegal']; title: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md bg-warn-soft px-3 py-2 text-warn">
      <h3 id={id} className="flex items-center gap-2 font-semibold">
        <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
        {title}
      </h3>
      <ul
        className="scroll-slim mt-1.5 flex max-h-48 flex-col gap-1 overflow-y-auto pl-6"
        tabIndex={0}
        aria-label={t.teamsThatWouldBeIllegal}
      >
        {named.map(({ team_id, message }) => (
          <li key={team_id}>{message}</li>
        ))}
      </ul>
    </section>
  );
}

type Moves = SettingsPreviewAnswer['changes'][number]['moves'];

const signed = (points: number): string => (points > 0 ? `+${formatPoints(points)}` : formatPoints(points));

/** Points that each team would have under other weights this season, largest gain first. */
function TeamMoves({ moves }: { moves: Moves }) {
  const rows = moves
    .map((move) => ({ ...move, gained: sumOfPoints([move.would_be, -move.points]) }))
    .sort((one, two) => two.gained - one.gained || locale.compare(one.name, two.name));
  return (
    <div
      className="scroll-slim mt-1 max-h-72 overflow-auto rounded-md border border-line"
      tabIndex={0}
      role="group"
      aria-label={t.seasonByNewScoring}
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="px-3 py-2 text-left text-xs text-ink-3">{t.seasonByNewScoringHint}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-3">
            <th scope="col" className="px-3 py-1 text-left font-medium">
              {t.team}
            </th>
            {[t.pointsNow, t.byTheseWeights, t.change].map((title) => (
              <th key={title} scope="col" className="px-3 py-1 text-right font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ team_id, name, points, would_be, gained }) => (
            <tr key={team_id} className="border-b border-line last:border-b-0">
              <th scope="row" className="max-w-0 w-full truncate px-3 py-1.5 text-left font-normal">
                {name}
              </th>
              <td className="px-3 py-1.5 text-right">{formatPoints(points)}</td>
              <td className="px-3 py-1.5 text-right">{formatPoints(would_be)}</td>
              <td className="px-3 py-1.5 text-right font-medium">{signed(gained)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
