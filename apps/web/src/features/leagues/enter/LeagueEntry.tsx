import { Link } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { MyConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import { recordWords } from '@crease/core/competition/champion.words.js';
import { todoCount } from '@crease/core/activity/concerns.rules.js';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import type { NightPoints } from '../../tonight/nights-data.js';
import { formatPoints } from '../../open-league/points.js';
import { paths } from '../../../platform/pages/paths.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { formatWeekday } from '../../../ui/figures/time.js';
import { ordinal } from '../../../ui/figures/ordinal.js';
import { ConcernLine } from '../home/ConcernLine.js';
import * as t from './enter.words.en.js';

/** A calendar day, formatted from its noon in UTC so that it is the same in every zone. */
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** Maximum number of tasks shown per league; the league's home shows the rest. */
const SHOWN = 3;

/** Between two facts. A line ends with it and never begins with it. */
const DOT = '\u00a0· ';

interface LeagueRow {
  league: LeagueListEntry;
  /** Another league has nearly the same name. */
  alike: boolean;
  phase: string;
  night: NightPoints | undefined;
  concerns: MyConcernsAnswer['leagues'][number] | undefined;
}

const openTasks = (answer: LeagueRow['concerns']): number => (answer === undefined ? 0 : todoCount(answer.concerns));

export function LeagueEntry(row: LeagueRow) {
  const { league, concerns: answer } = row;
  const { league_id: id, league_name: name } = league;
  const open = openTasks(answer);
  const shown = answer?.concerns.filter(({ todo }) => todo).slice(0, SHOWN) ?? [];
  return (
    <section aria-label={name} className="overflow-hidden rounded-lg border border-line bg-surface shadow-1">
      <LeagueLink {...row} />
      {shown.length > 0 && (
        <ul aria-label={t.toDoInLeague({ league: name })} className="divide-y divide-line border-t border-line">
          {shown.map((concern) => (
            <li key={`${concern.kind} ${concern.text ?? ''}`}>
              <ConcernLine
                concern={concern}
                leagueId={id}
                teamId={league.user_team_id}
                commissioner={league.is_commissioner}
              />
            </li>
          ))}
          {open > shown.length && (
            <li className="px-4 py-2 text-sm text-ink-2">{t.moreOnLeagueHome({ count: open - shown.length })}</li>
          )}
        </ul>
      )}
    </section>
  );
}

function LeagueLink({ league, alike, phase, night, concerns: answer }: LeagueRow) {
  const { league_id: id, league_name: name, user_team: team, pending } = league;
  const open = openTasks(answer);
  const standing = answer?.standing ?? null;
  const latest = standing?.latest ?? null;
  const place = team ?? (league.is_commissioner ? t.commissionerWithoutTeam : t.noTeam);
  return (
    <Link
      to={paths.home(id)}
      className="group flex min-h-16 items-center gap-3 px-4 py-3 outline-offset-[-2px] hover:bg-hover"
    >
      <Monogram name={team ?? name} picture={league.user_team_picture} size="md" />
      {/* On a phone the tasks are below the names. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-44 flex-1">
          <span className="block font-semibold wrap-anywhere">
            {name}
            {alike && (
              <span className="ml-2 text-xs font-normal text-ink-2">
                {t.seasonAndPhase({ season: league.season, phase })}
              </span>
            )}
          </span>
          <span className="block text-sm text-ink-2 wrap-anywhere">
            {place}
            {standing !== null && DOT}
            {standing !== null && (
              <span className="whitespace-nowrap">
                {t.rankOf({
                  rank: ordinal(standing.rank),
                  count: standing.teams,
                  record: standing.record && recordWords(standing.record),
                })}
              </span>
            )}
            {latest !== null && DOT}
            {latest !== null && (
              <span className="whitespace-nowrap">
                {night === undefined ? (
                  t.pointsOfDay({ points: formatPoints(latest.points), day: formatWeekday(noon(latest.day)) })
                ) : (
                  <>
                    <strong className="font-semibold text-ink">
                      {t.pointsTonight({ points: formatPoints(night.points) })}
                    </strong>
                    {night.source !== null && ` · ${night.source}`}
                  </>
                )}
              </span>
            )}
          </span>
        </span>
        {pending ? (
          <Badge tone="accent">{t.pendingInvite}</Badge>
        ) : (
          answer !== undefined && (
            <Badge tone={open > 0 ? 'accent' : 'neutral'}>
              {open === 0 ? t.nothingToDo : open === 1 ? t.oneThingToDo : t.thingsToDo({ count: open })}
            </Badge>
          )
        )}
      </span>
      <ArrowRight size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
    </Link>
  );
}
