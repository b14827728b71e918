import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAdminConfig } from '../admin.data.js';
import { Button } from '../../../ui/Button.js';
import { showToast } from '../../../ui/layers/toast.js';
import { useTwins, useWorld } from '../imports/desk.data.js';
import { useWorldOffer } from '../imports/world-offer.store.js';
import * as t from './players.words.en.js';

interface Notice {
  readonly words: string;
  readonly part: 'players' | 'system';
  readonly link: string;
  /** For offers rather than problems: dismisses the notice. */
  readonly putAway?: () => void;
}

type World = ReturnType<typeof useWorld>['data'];
type Config = ReturnType<typeof useAdminConfig>['data'];

function useNotices(): Notice[] {
  const world = useWorld().data;
  const arrived = useTwins().data?.twins.length ?? 0;
  const config = useAdminConfig().data;
  const { away, put } = useWorldOffer();
  const offer: Notice = {
    words: t.inventedPlayersInUse,
    part: 'players',
    link: t.loadRealPlayers,
    putAway: () => {
      put(true);
      showToast({
        kind: 'info',
        text: t.reminderPutAway,
        detail: t.realPlayersLoadableAnyTime,
      });
    },
  };
  return [
    ...(world !== undefined && world.real === 0 && world.job?.state !== 'running' && !away ? [offer] : []),
    ...playerNotices(world, arrived),
    ...seasonNotices(config, world),
  ];
}

function playerNotices(world: World, arrived: number): Notice[] {
  const notices: Notice[] = [];
  if (world?.job?.state === 'running') notices.push({ words: t.nhlBeingRead, part: 'players', link: t.seeProgress });
  if (world !== undefined && world.conflicts > 0)
    notices.push({
      words: t.sourcesDisagreeOn({ count: world.conflicts }),
      part: 'players',
      link: t.decide,
    });
  if (arrived > 0)
    notices.push({
      words: t.prospectsCame({ count: arrived }),
      part: 'players',
      link: t.lookAtThem,
    });
  return notices;
}

function seasonNotices(config: Config, world: World): Notice[] {
  const notices: Notice[] = [];
  if (config !== undefined && config.season_set && config.current_season < config.calendar_season)
    notices.push({
      words: t.seasonBehindCalendar({ currentSeason: config.current_season, calendarSeason: config.calendar_season }),
      part: 'system',
      link: t.setTheSeason,
    });
  if (
    config?.minimum_salary_season != null &&
    config.minimum_salary_season < config.current_season &&
    (world?.real ?? 0) > 0
  )
    notices.push({
      words: t.minimumSalaryOutdated({ season: config.minimum_salary_season }),
      part: 'system',
      link: t.lookAtIt,
    });
  return notices;
}

export function DeskNotices({ part }: { part: string }) {
  const { pathname } = useLocation();
  const notices = useNotices();
  const elsewhere = notices.filter((notice) => notice.part !== part);
  if (elsewhere.length === 0) return null;
  return (
    <ul aria-label={t.waitingForYou} className="mb-3 flex flex-col gap-2">
      {elsewhere.map(({ words, part: to, link, putAway }) => (
        <Line key={words}>
          <span className="min-w-0">{words}</span>
          <span className="flex flex-wrap items-center gap-x-3">
            <Link
              to={`${pathname}?part=${to}`}
              className="rounded-sm font-medium text-accent-text underline-offset-2 hover:underline pointer-coarse:py-2"
            >
              {link}
            </Link>
            {putAway !== undefined && (
              <Button size="sm" variant="quiet" onClick={putAway}>
                {t.notNow}
              </Button>
            )}
          </span>
        </Line>
      ))}
    </ul>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-3 py-1 text-sm">
    {children}
  </li>
);
