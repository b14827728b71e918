import { useCallback, useState } from 'react';
import Coins from 'lucide-react/icons/coins';
import Gem from 'lucide-react/icons/gem';
import ImageDown from 'lucide-react/icons/image-down';
import Layers from 'lucide-react/icons/layers';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Scale from 'lucide-react/icons/scale';
import Sparkles from 'lucide-react/icons/sparkles';
import TrendingUp from 'lucide-react/icons/trending-up';
import { locale } from '@crease/core/locale.js';
import { draftName } from '@crease/core/draft/draft-name.words.js';
import type { DraftRecap } from '@crease/core/draft/recap/draft-recap.rules.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { PictureDialog } from '../../../platform/files/PictureDialog.js';
import type { PictureTheme } from '../../../platform/files/picture-share.js';
import { Button } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { PositionHeat } from './PositionHeat.js';
import { RecapTable } from './RecapTable.js';
import { boardPicture, teamPicture } from './recap-pictures.js';
import { awardsOf, type Award } from './recap.model.js';
import * as t from './recap.words.en.js';

const ICON: Readonly<Record<Award['key'], typeof Gem>> = {
  steal: Gem,
  reach: TrendingUp,
  run: Layers,
  rareRun: Sparkles,
  tightest: Scale,
  thriftiest: PiggyBank,
  dearest: Coins,
};

interface RecapProps {
  state: DraftState;
  recap: DraftRecap;
  my: readonly string[];
  /** The league's name on the pictures. */
  league: string;
}

export function RecapView({ state, recap, my, league }: RecapProps) {
  /** The team whose picture is shown; '' means the board's. */
  const [picture, setPicture] = useState<string | null>(null);
  if (recap.teams.every(({ picks }) => picks.length === 0))
    return <EmptyState words={t.noPicksYet} detail={t.noHighlightsHint} />;
  const name = (id: string) => state.teams.find((team) => team.id === id)?.name ?? '';
  const awards = awardsOf(recap, name);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2.5">
        <p className="text-sm text-ink-2">{state.status === 'ended' ? t.highlightsOfNight : t.nightSoFar}</p>
        <Button size="sm" icon={<ImageDown size={14} aria-hidden="true" />} onClick={() => setPicture('')}>
          {t.pictureOfBoard}
        </Button>
      </div>
      <ul
        aria-label={t.awards}
        className={cx(
          'grid gap-px border-b border-line bg-line sm:grid-cols-2',
          awards.length !== 4 && 'xl:grid-cols-3',
        )}
      >
        {awards.map((award) => (
          <AwardCard key={award.key} award={award} inThrees={awards.length !== 4} />
        ))}
      </ul>
      <PositionHeat slots={state.slots} />
      <RecapTable state={state} teams={recap.teams} my={my} onPicture={setPicture} />
      {picture !== null && (
        <RecapPicture league={league} state={state} recap={recap} teamId={picture} onClose={() => setPicture(null)} />
      )}
    </>
  );
}

interface PictureProps {
  league: string;
  state: DraftState;
  recap: DraftRecap;
  /** The team that is shown; '' means the board. */
  teamId: string;
  onClose: () => void;
}

export function RecapPicture({ league, state, recap, teamId, onClose }: PictureProps) {
  const pictured = recap.teams.find((team) => team.teamId === teamId);
  const draw = useCallback(
    (theme: PictureTheme) => {
      const subject = { state, recap, league, theme };
      return pictured === undefined ? boardPicture(subject) : teamPicture(subject, pictured);
    },
    [recap, state, league, pictured],
  );
  const name = state.teams.find((team) => team.id === teamId)?.name ?? '';
  return (
    <PictureDialog
      title={pictured === undefined ? t.boardOf({ draft: draftName(state) }) : locale.labelled(draftName(state), name)}
      words={
        pictured === undefined
          ? t.allPicksOf({ draft: draftName(state) })
          : t.playersDraftedBy({ count: pictured.picks.length, team: name })
      }
      draw={draw}
      onClose={onClose}
    />
  );
}

function AwardCard({
  award: { key, title, name, detail, position },
  inThrees,
}: {
  award: Award;
  /** Three in a row on wide screens. */
  inThrees: boolean;
}) {
  const Icon = ICON[key];
  return (
    // The last item fills its row.
    <li
      className={cx(
        'flex items-start gap-3 bg-surface px-4 py-2 sm:py-3 sm:max-xl:last:odd:col-span-2',
        inThrees && 'xl:last:nth-[3n+1]:col-span-3 xl:last:nth-[3n+2]:col-span-2',
      )}
    >
      <span
        aria-hidden="true"
        className="mt-0.5 flex size-9 shrink-0 items-center justify-center rounded-md bg-accent-soft text-accent-text"
      >
        <Icon size={18} />
      </span>
      <div className="min-w-0">
        <h3 className="text-xs font-medium text-ink-2">{title}</h3>
        <p className="flex min-w-0 items-center gap-1.5 text-md leading-tight font-semibold text-ink">
          {position !== null && <PositionTag position={position} />}
          <span className="min-w-0 break-words">{name}</span>
        </p>
        <p className="mt-0.5 text-xs text-ink-2">{detail}</p>
      </div>
    </li>
  );
}
