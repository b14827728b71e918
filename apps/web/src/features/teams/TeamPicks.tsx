import { useState } from 'react';
import { Link } from 'react-router-dom';
import Plus from 'lucide-react/icons/plus';
import type { FaPickView } from '@crease/core/answer.parts.js';
import type { TeamPick } from '@crease/core/teams/team.answers.js';
import { currentWeek, faWeekWords, faWeeks, weekRuns, type FaWeek } from '../moves/fa-pick.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Button } from '../../ui/Button.js';
import { Panel } from '../../ui/page/Panel.js';
import { useNow } from '../../ui/figures/use-now.js';
import { cx } from '../../ui/cx.js';
import { DeclarePick, PickActs, type Declaring } from './DeclarePick.js';
import { PickHistoryDialog } from './PickHistoryDialog.js';
import * as t from './teams.words.en.js';

/** The team's draft picks of all tradable seasons, own and acquired, and its free-agent picks by week. */
export function Picks({
  leagueId,
  teamId,
  picks,
  faPicks,
}: {
  leagueId: string;
  teamId: string;
  picks: readonly TeamPick[];
  faPicks: readonly FaPickView[];
}) {
  const { teams, me } = useLoadedLeague(leagueId);
  const now = useNow();
  const [asked, setAsked] = useState<TeamPick | null>(null);
  const [declaring, setDeclaring] = useState<Declaring | null>(null);
  const name = (id: string) => teams.find((team) => team.team_id === id)?.team_name ?? t.anotherTeam;
  const week = currentWeek(faPicks, now) ?? 1;
  const running = weekRuns(faPicks, week, now);
  const ahead = faWeeks(faPicks, teamId, now).filter((one) => one.week >= week);
  const seasons = [...new Set(picks.map(({ season }) => season))];
  return (
    <div className={cx('mt-4 grid items-start gap-4', faPicks.length > 0 && 'lg:grid-cols-[2fr_1fr]')}>
      <Panel
        title={t.draftPicks}
        flush
        actions={
          me.is_commissioner &&
          picks.some(({ coming }) => coming) && (
            <Button
              size="sm"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => setDeclaring({ what: 'added' })}
            >
              {t.compensatoryPick}
            </Button>
          )
        }
        state={picks.length === 0 ? { kind: 'empty', words: t.noDraftPicksYet } : { kind: 'full' }}
      >
        {seasons.map((season) => (
          <section
            key={season}
            aria-label={t.picksOfSeason({ season })}
            className="border-b border-line px-4 py-3 last:border-b-0"
          >
            <h3 className="text-sm font-semibold">{season}</h3>
            {(['general', 'rookie'] as const).map((type) => {
              const group = picks.filter((pick) => pick.season === season && pick.type === type);
              if (group.length === 0) return null;
              const chips = {
                teamId,
                name,
                onOpen: setAsked,
              };
              const held = group.filter((pick) => pick.owned_by === teamId && pick.forfeited === null).length;
              return (
                <div key={type} className="mt-2">
                  <h4 className="mb-1.5 text-xs font-medium text-ink-3">
                    {t.draftAndPicks({ draft: type === 'rookie' ? t.rookieDraft : t.generalDraft, count: held })}
                  </h4>
                  <Chips picks={group.filter(({ player }) => player === null)} {...chips} />
                  <Used picks={group.filter(({ player }) => player !== null)} {...chips} />
                </div>
              );
            })}
          </section>
        ))}
      </Panel>
      {faPicks.length > 0 && (
        <Panel
          title={t.freeAgentPicks}
          flush
          footer={
            <Link
              to={paths.freeAgents(leagueId, `?team=${teamId}`)}
              className="rounded-sm text-sm font-medium text-accent-text hover:underline"
            >
              {t.allWeeksAndWaivers}
            </Link>
          }
        >
          <ul
            className="scroll-slim max-h-96 overflow-y-auto outline-offset-[-2px]"
            tabIndex={0}
            aria-label={t.freeAgentPicksByWeek}
          >
            {ahead.map((one) => (
              <Week key={one.week} week={one} running={running && one.week === week} name={name} />
            ))}
          </ul>
        </Panel>
      )}
      {asked !== null && (
        <PickHistoryDialog
          leagueId={leagueId}
          pickId={asked.id}
          title={t.draftPickOfTeam({
            team: name(asked.assigned_to),
            season: asked.season,
            type: asked.type,
            round: asked.round,
          })}
          actions={
            me.is_commissioner && (
              <PickActs
                pick={asked}
                onAct={(what) => {
                  setDeclaring({ what, pick: asked });
                  setAsked(null);
                }}
              />
            )
          }
          onClose={() => setAsked(null)}
        />
      )}
      {declaring !== null && (
        <DeclarePick
          leagueId={leagueId}
          team={{ id: teamId, name: name(teamId) }}
          picks={picks}
          declaring={declaring}
          onClose={() => setDeclaring(null)}
        />
      )}
    </div>
  );
}

interface ChipsProps {
  picks: readonly TeamPick[];
  teamId: string;
  name: (id: string) => string;
  onOpen: (pick: TeamPick) => void;
}

function Chips({ picks, teamId, name, onOpen }: ChipsProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {picks.map((pick) => (
        <li key={pick.id}>
          <DraftPick pick={pick} teamId={teamId} name={name} onOpen={() => onOpen(pick)} />
        </li>
      ))}
    </ul>
  );
}

/** Players drafted with used picks; collapsed at first. */
function Used(chips: ChipsProps) {
  if (chips.picks.length === 0) return null;
  return (
    <details className="mt-1.5">
      <summary className="w-fit cursor-pointer rounded-sm py-0.5 text-sm text-ink-2 pointer-coarse:min-h-control pointer-coarse:py-2.5">
        {t.picksUsed({ count: chips.picks.length })}
      </summary>
      <div className="mt-1.5">
        <Chips {...chips} />
      </div>
    </details>
  );
}

/** A pick as a chip: original team, owner, and the player drafted with it. A click opens its history. */
function DraftPick({
  pick,
  teamId,
  name,
  onOpen,
}: {
  pick: TeamPick;
  teamId: string;
  name: (id: string) => string;
  onOpen: () => void;
}) {
  const gone = pick.owned_by !== teamId;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cx(
        'min-h-7 rounded-md border px-2 py-0.5 text-left text-sm hover:border-accent-line hover:bg-hover pointer-coarse:min-h-control',
        gone ? 'border-dashed border-line text-ink-3' : 'border-line bg-sunken',
      )}
    >
      <span className={cx(gone || pick.forfeited !== null ? 'line-through' : 'font-medium')}>
        {t.roundNumber({ round: pick.round })}
      </span>
      {pick.pick_number !== null && (
        <span className="text-ink-3">{` · ${t.pickNumber({ number: pick.pick_number })}`}</span>
      )}
      {gone && <span>{` · ${t.tradedTo({ team: name(pick.owned_by) })}`}</span>}
      {!gone && pick.assigned_to !== teamId && (
        <span className="text-accent-text">{` · ${t.fromTeam({ team: name(pick.assigned_to) })}`}</span>
      )}
      {pick.compensatory && <span className="text-accent-text">{` · ${t.compensatory}`}</span>}
      {pick.forfeited !== null && <span className="text-warn">{` · ${pick.kept ? t.givenUp : t.forfeited}`}</span>}
      {pick.player !== null && <span className="text-ink-2">{` · ${pick.player}`}</span>}
    </button>
  );
}

function Week({ week, running, name }: { week: FaWeek; running: boolean; name: (id: string) => string }) {
  const details = [
    ...week.taken,
    ...week.from.map((id) => t.oneFromTeam({ team: name(id) })),
    ...week.to.map((id) => t.oneToTeam({ team: name(id) })),
  ];
  return (
    <li className="flex min-h-row items-center justify-between gap-3 border-b border-line px-4 py-1 text-sm last:border-b-0">
      <span className="min-w-0">
        {t.week({ week: week.week })}
        {running && <span className="text-accent-text">{` · ${t.now}`}</span>}
        {details.length > 0 && <span className="text-ink-3">{` · ${details.join(', ')}`}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-2 tabular-nums">
        {week.penalties > 0 && <Badge tone="bad">{t.penalties({ count: week.penalties })}</Badge>}
        <span className={week.left > 0 ? undefined : 'text-ink-3'}>{faWeekWords(week)}</span>
      </span>
    </li>
  );
}
