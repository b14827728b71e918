import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import ImageDown from 'lucide-react/icons/image-down';
import Monitor from 'lucide-react/icons/monitor';
import Trophy from 'lucide-react/icons/trophy';
import type { PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { momentWords } from '@crease/core/calendar.js';
import { FURTHER_NAMES } from '@crease/core/competition/playoffs/playoff.words.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { Button, buttonClass } from '../../../ui/Button.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { Panel } from '../../../ui/page/Panel.js';
import { sentence } from '../../../ui/text/sentence.js';
import { BracketRounds, type ShownBracket } from './BracketRounds.js';
import { SideName } from './MatchupSide.js';
import * as t from './playoffs.words.en.js';

const BracketPicture = lazyPart(() => import('./BracketPicture.js'));

type Shown = Omit<ShownBracket, 'bracket'> & { readonly playoffs: PlayoffsView };

/** Before the play-offs begin, pairs follow the present table. */
export function PlayoffBracket({ shown }: { shown: Shown }) {
  const { begun, champion, third, consolation, pairs_until: until, ...title } = shown.playoffs;
  const { league } = useLoadedLeague(shown.leagueId);
  return (
    <>
      <Panel
        title={t.playoffs}
        actions={
          <>
            <Link
              to={paths.bracket(shown.leagueId, shown.season)}
              target="_blank"
              className={buttonClass('secondary', 'sm', 'max-[50rem]:hidden')}
            >
              <Monitor size={16} aria-hidden="true" className="-ml-0.5" />
              {t.bigScreen}
            </Link>
            <PictureButton shown={shown} />
          </>
        }
      >
        {!begun && <p className="mb-4 text-sm text-ink-2">{t.ifTheyBeganToday}</p>}
        {until !== undefined && (
          <p className="mb-4 text-sm text-ink-2">
            {t.pairsFollowUntil({ at: momentWords(Date.parse(until), league.time_zone) })}
          </p>
        )}
        {champion !== null && <Winner shown={shown} words={t.wonPlayoffs} teamId={champion} />}
        <BracketRounds shown={{ ...shown, bracket: { ...title, third } }} />
      </Panel>
      {consolation !== null && (
        <Panel title={FURTHER_NAMES[consolation.kind]}>
          {consolation.winner !== null && (
            <Winner shown={shown} words={t.wonBracket[consolation.kind]} teamId={consolation.winner} />
          )}
          <BracketRounds shown={{ ...shown, bracket: { ...consolation, third: null } }} columns={title.rounds} />
        </Panel>
      )}
    </>
  );
}

type ShownPicture = Pick<Shown, 'leagueId' | 'season' | 'playoffs' | 'nameOf'>;

/** The brackets as a picture; by default those of the play-offs. */
export function PictureButton({
  shown: { leagueId, season, playoffs, nameOf },
  title = t.playoffsOf({ season }),
  won = t.wonPlayoffs,
}: {
  shown: ShownPicture;
  title?: string;
  won?: (values: { team: string }) => string;
}) {
  const { league } = useLoadedLeague(leagueId);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<ImageDown size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t.pictureOfBracket}
      </Button>
      {open && (
        <Suspense>
          <BracketPicture
            league={league.league_name}
            season={season}
            playoffs={playoffs}
            nameOf={nameOf}
            title={title}
            won={won}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

export function Winner({
  shown,
  words,
  teamId,
}: {
  shown: Pick<Shown, 'leagueId' | 'nameOf'>;
  words: (values: { team: string }) => string;
  teamId: string;
}) {
  return (
    <p className="mb-4 flex items-center gap-3 rounded-md border border-line bg-sunken px-3 py-2">
      <Trophy size={20} aria-hidden="true" className="shrink-0 text-warn" />
      <span className="min-w-0">
        {sentence(words, {
          team: (
            <strong className="font-semibold">
              <SideName shown={shown} teamId={teamId} />
            </strong>
          ),
        })}
      </span>
    </p>
  );
}
