import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { recapOf } from '@crease/core/draft/recap/draft-recap.rules.js';
import { placesIn } from '@crease/core/draft/recap/pick-story.rules.js';
import { DraftPool } from '@crease/core/draft/team/legality.rules.js';
import { formatMoneyShort } from '@crease/core/money.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { openNewLeague } from '../../../platform/session/league-start.js';
import { paths } from '../../../platform/pages/paths.js';
import { Button, buttonClass } from '../../../ui/Button.js';
import { Tabs } from '../../../ui/page/Tabs.js';
import { RecapView } from '../recap/RecapView.js';
import { TeamPicks } from '../results/PickSections.js';
import { MY_TEAM } from './try.model.js';
import * as t from './try.words.en.js';

interface RecapProps {
  state: DraftState;
  players: readonly PoolEntry[];
  again: () => void;
}

export function TryRecap({ state, players, again }: RecapProps) {
  const [tab, setTab] = useState<'team' | 'recap'>('team');
  const recap = useMemo(() => {
    const points = new Map(players.map((player) => [player.id, player.points ?? null]));
    return recapOf(state, placesIn(new DraftPool(players)), (id) => points.get(id) ?? null);
  }, [state, players]);
  const title = useRef<HTMLHeadingElement>(null);
  // The room is gone with whatever had the focus.
  useEffect(() => title.current?.focus(), []);
  const team = state.teams.find(({ id }) => id === MY_TEAM);
  const mine = state.slots.filter(({ ownerTeamId }) => ownerTeamId === MY_TEAM);
  const place = [...recap.teams].sort((a, b) => b.gain - a.gain).findIndex(({ teamId }) => teamId === MY_TEAM) + 1;
  return (
    <div className="mx-auto max-w-4xl px-3 py-6 sm:px-6 sm:py-10">
      <h1 ref={title} tabIndex={-1} className="text-xl font-bold tracking-tight outline-none">
        {t.draftDone}
      </h1>
      <p className="mt-1 text-md text-ink-2">
        {t.recapFigures({
          players: mine.filter(({ player }) => player !== null).length,
          spent: formatMoneyShort(team?.holdings.capUsed ?? 0),
          cap: formatMoneyShort(state.rules.salaryCap),
        })}{' '}
        {t.placeByValue({ place, teams: recap.teams.length })}
      </p>
      <Next again={again} />
      <div className="mt-6 overflow-hidden rounded-lg border border-line bg-surface shadow-1">
        <Tabs
          label={t.recap}
          value={tab}
          tabs={[
            { value: 'team', label: t.myTeam },
            { value: 'recap', label: t.recap },
          ]}
          onChange={setTab}
        >
          {tab === 'recap' ? (
            <RecapView state={state} recap={recap} my={[MY_TEAM]} league={t.draftName} />
          ) : (
            team !== undefined && (
              <TeamPicks
                team={team}
                peopleOf={({ manager }) => manager}
                slots={mine}
                saidTo={() => []}
                state={state}
                members={[]}
                mine
              />
            )
          )}
        </Tabs>
      </div>
    </div>
  );
}

function Next({ again }: { again: () => void }) {
  const signedIn = useAuth((auth) => auth.status === 'signed-in');
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button variant="primary" size="lg" onClick={openNewLeague}>
          {signedIn ? t.newLeague : t.signUpForLeague}
        </Button>
        <Button icon={<RotateCcw size={16} aria-hidden="true" />} onClick={again}>
          {t.draftAgain}
        </Button>
        <Link to={paths.landing} className={buttonClass('quiet')}>
          {t.backToStart}
        </Link>
      </div>
      <p className="mt-3 text-xs text-ink-3">{t.nothingIsSaved}</p>
    </>
  );
}
