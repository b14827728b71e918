import type { FaPickView } from '@crease/core/answer.parts.js';
import { faPickExpired } from '@crease/core/free-agents/pick.rules.js';
import { faPickMark, type FaPickMark } from '../../platform/fa-pick.js';
import { Badge, type Tone } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import type { Column } from '../../ui/DataTable.js';
import { formatExact, formatWeekday } from '../../ui/time.js';

const TONE: Record<FaPickMark['word'], Tone> = {
  used: 'good',
  'not used': 'neutral',
  Penalty: 'bad',
  traded: 'accent',
  '-': 'neutral',
};

/** A pick can be forfeited, or given back, until its week ends. */
const isChangeable = (pick: FaPickView, now: number) =>
  !faPickExpired(pick, now) && (pick.player_taken === null || pick.player_taken === 'penalty');

interface WeeklyPickColumns {
  now: number;
  /** The week that runs; null before the first one and after the last. */
  running: number | null;
  /** Whose picks are shown. */
  teamId: string;
  nameOf: (teamId: string) => string;
  /** Forfeits a pick or gives it back; null for whoever is no commissioner. */
  onChange: ((pick: FaPickView) => void) | null;
}

/** What stands of each weekly pick. */
export function weeklyPickColumns({ now, running, teamId, nameOf, onChange }: WeeklyPickColumns): Column<FaPickView>[] {
  return [
    {
      key: 'week',
      header: 'Week',
      cell: (pick) => (
        <span className="whitespace-nowrap">
          {`Week ${pick.week}`}
          {pick.week === running && <span className="font-normal text-accent-text"> · now</span>}
        </span>
      ),
    },
    {
      key: 'until',
      header: 'Until',
      title: 'Good until',
      cell: (pick) => (
        <time
          dateTime={pick.expiry_date}
          title={formatExact(Date.parse(pick.expiry_date))}
          className="whitespace-nowrap"
        >
          {formatWeekday(Date.parse(pick.expiry_date))}
        </time>
      ),
    },
    {
      key: 'state',
      header: 'State',
      cell: (pick) => {
        const { word, player } = faPickMark(pick, now);
        return (
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            {word === '-' ? <span className="text-ink-3">open</span> : <Badge tone={TONE[word]}>{word}</Badge>}
            {player !== null && <span className="min-w-0 truncate">{player}</span>}
          </span>
        );
      },
    },
    {
      key: 'owner',
      header: 'Owner',
      cell: (pick) =>
        pick.owned_by !== teamId ? (
          `to ${nameOf(pick.owned_by)}`
        ) : pick.assigned_to !== teamId ? (
          `from ${nameOf(pick.assigned_to)}`
        ) : (
          <span className="text-ink-3">own</span>
        ),
    },
    ...(onChange !== null
      ? [
          {
            key: 'act',
            header: <span className="sr-only">Commissioner</span>,
            align: 'end' as const,
            card: 'head' as const,
            cell: (pick: FaPickView) =>
              isChangeable(pick, now) ? (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`${pick.player_taken === 'penalty' ? 'Give back' : 'Forfeit'} the pick of week ${pick.week}`}
                  onClick={() => onChange(pick)}
                >
                  {pick.player_taken === 'penalty' ? 'Give back' : 'Forfeit'}
                </Button>
              ) : null,
          },
        ]
      : []),
  ];
}
