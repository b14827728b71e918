import { useState, type ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { FaPickView } from '@crease/core/answer.parts.js';
import type { TeamPick } from '@crease/core/teams/team.answers.js';
import { sayStored } from '@crease/core/words.js';
import { Link } from 'react-router-dom';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { Button } from '../../../ui/Button.js';
import { Panel, LoadingRows } from '../../../ui/page/Panel.js';
import { cx } from '../../../ui/cx.js';
import { DeclarePick } from './DeclarePick.js';
import { PickActs, type Declaring } from './PickActs.js';
import { SeasonPicks, type ChipsProps } from './SeasonPicks.js';
import { FaPicks } from './FaPicks.js';
import { paths } from '../../../platform/pages/paths.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { usePickHistory } from '../team-page.data.js';
import * as t from '../teams.words.en.js';
import { UNREADABLE } from '@crease/core/messages/unreadable.words.en.js';
import { PICK_STEPS } from '@crease/core/leagues/drafts/pick-step.words.en.js';

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
  const { me } = useLoadedLeague(leagueId);
  const { nameOf: name } = useTeamsById(leagueId, t.anotherTeam);
  const [asked, setAsked] = useState<TeamPick | null>(null);
  const [declaring, setDeclaring] = useState<Declaring | null>(null);
  return (
    <div className={cx('mt-4 grid items-start gap-4', faPicks.length > 0 && 'lg:grid-cols-[2fr_1fr]')}>
      <DraftPicks
        teamId={teamId}
        picks={picks}
        name={name}
        onOpen={setAsked}
        onAdd={me.is_commissioner ? () => setDeclaring({ what: 'added' }) : null}
      />
      {faPicks.length > 0 && <FaPicks leagueId={leagueId} teamId={teamId} faPicks={faPicks} name={name} />}
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

/** The picks by season; `onAdd` is null for readers without the right to add one. */
function DraftPicks({ picks, onAdd, ...chips }: ChipsProps & { onAdd: (() => void) | null }) {
  const seasons = [...new Set(picks.map(({ season }) => season))];
  return (
    <Panel
      title={t.draftPicks}
      flush
      actions={
        onAdd !== null &&
        picks.some(({ coming }) => coming) && (
          <Button size="sm" icon={<Plus size={16} aria-hidden="true" />} onClick={onAdd}>
            {t.compensatoryPick}
          </Button>
        )
      }
      state={picks.length === 0 ? { kind: 'empty', words: t.noDraftPicksYet } : { kind: 'full' }}
    >
      {seasons.map((season) => (
        <SeasonPicks key={season} season={season} picks={picks.filter((pick) => pick.season === season)} {...chips} />
      ))}
    </Panel>
  );
}

/** A pick's history, oldest step first. */
function PickHistoryDialog({
  leagueId,
  pickId,
  title,
  actions,
  onClose,
}: {
  leagueId: string;
  pickId: string;
  title: string;
  actions?: ReactNode;
  onClose: () => void;
}) {
  const query = usePickHistory(leagueId, pickId);
  return (
    <Dialog open onClose={onClose} title={t.historyOfPick} description={title}>
      {query.data === undefined ? (
        <LoadingRows query={query} rows={3} lead={false} />
      ) : (
        <ol className="ml-1.5 border-l border-line-strong">
          {query.data.history.map((step) => (
            <li key={`${step.date}${step.what}`} className="relative pb-3 pl-5 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[0.3125rem] size-2.5 rounded-full border-2 border-raised bg-accent"
              />
              <span className="block">{sayStored(PICK_STEPS, step.says, UNREADABLE)}</span>
              <span className="block text-xs text-ink-3">
                <RelativeTime at={step.date} />
                {step.trade_id !== null && (
                  <>
                    {' · '}
                    <Link to={paths.trade(leagueId, step.trade_id)} className="rounded-sm text-accent-text underline">
                      {t.theTrade}
                    </Link>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {actions}
    </Dialog>
  );
}
