import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import ImageDown from 'lucide-react/icons/image-down';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import ScrollText from 'lucide-react/icons/scroll-text';
import { draftName } from '@crease/core/draft/draft-name.words.js';
import type { DraftTeam } from '@crease/core/draft/draft.model.js';
import type { DraftRecap as Recap } from '@crease/core/draft/recap/draft-recap.rules.js';
import { paths } from '../../../platform/pages/paths.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { buttonClass, IconButton } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { Panel } from '../../../ui/page/Panel.js';
import { TeamPicks } from '../results/PickSections.js';
import { usePickReactions } from '../results/use-pick-reactions.js';
import { useDraft, useScope, useView } from '../state/room-context.js';
import { usePeople } from '../state/use-people.js';
import DraftRecap, { useRecap } from '../recap/DraftRecap.js';
import { RecapPicture } from '../recap/RecapView.js';
import * as t from '../recap/recap.words.en.js';

/** Replaces the room of an ended draft: the recap, the user's own picks, and the ways to the rest. */
export default function EndedRoom() {
  const { leagueId, draftId } = useScope();
  const state = useDraft();
  const my = useView((view) => view.my.teamIds);
  const { recap, league } = useRecap(leagueId, state);
  usePageTitle(t.recapOf({ draft: draftName(state) }), league.league_name);
  const own = state.teams.filter(({ id }) => my.includes(id));
  return (
    <div className="mx-auto w-full max-w-7xl px-3 py-3 sm:px-6 sm:py-4">
      <PageHeader
        title={t.recapOf({ draft: draftName(state) })}
        actions={
          <>
            <Link to={paths.draftRoom(leagueId, draftId, 'room')} className={buttonClass('secondary', 'sm')}>
              <LayoutGrid size={14} aria-hidden="true" />
              <span>{t.board}</span>
            </Link>
            <Link to={paths.draft(leagueId, draftId, 'log')} className={buttonClass('secondary', 'sm')}>
              <ScrollText size={14} aria-hidden="true" />
              <span>{t.log}</span>
            </Link>
          </>
        }
      />
      <div className={cx('grid items-start gap-3 lg:gap-4', own.length > 0 && 'lg:grid-cols-[minmax(0,1fr)_23rem]')}>
        <Panel flush untitled title={t.recap}>
          <DraftRecap leagueId={leagueId} state={state} my={my} />
        </Panel>
        {own.length > 0 && (
          <div className="grid gap-3 lg:gap-4">
            {own.map((team) => (
              <MyCard key={team.id} team={team} recap={recap} league={league.league_name} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function MyCard({ team, recap, league }: { team: DraftTeam; recap: Recap | null; league: string }) {
  const { leagueId, draftId } = useScope();
  const state = useDraft();
  const saidTo = usePickReactions(leagueId, draftId);
  const [picture, setPicture] = useState(false);
  const peopleOf = usePeople();
  const members = useView((view) => view.people);
  const slots = state.slots.filter(({ ownerTeamId, status }) => ownerTeamId === team.id && status !== 'open');
  const pictured = recap !== null && slots.some(({ player }) => player !== null);
  return (
    <Panel
      flush
      title={t.myDraft}
      actions={
        pictured && (
          <IconButton
            size="sm"
            label={t.pictureOf({ team: team.name })}
            icon={<ImageDown size={16} aria-hidden="true" />}
            onClick={() => setPicture(true)}
          />
        )
      }
    >
      <TeamPicks team={team} peopleOf={peopleOf} slots={slots} saidTo={saidTo} state={state} members={members} mine />
      {pictured && picture && (
        <Suspense>
          <RecapPicture
            league={league}
            state={state}
            recap={recap}
            teamId={team.id}
            onClose={() => setPicture(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
