import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAdminConfig } from './admin.data.js';
import { Button } from '../../ui/Button.js';
import { showToast } from '../../ui/toast.js';
import { useTwins, useWorld } from './desk.data.js';
import { useWorldOffer } from './world-offer.store.js';

interface Notice {
  readonly words: string;
  readonly part: 'players' | 'system';
  readonly link: string;
  /** For offers rather than problems: dismisses the notice. */
  readonly putAway?: () => void;
}

/** Notices for the site owner, shown in every section of the console. */
export function DeskNotices({ part }: { part: string }) {
  const { pathname } = useLocation();
  const world = useWorld().data;
  const arrived = useTwins().data?.twins.length ?? 0;
  const config = useAdminConfig().data;
  const { away, put } = useWorldOffer();
  const notices: Notice[] = [];
  if (world !== undefined && world.real === 0 && world.job?.state !== 'running' && !away)
    notices.push({
      words: 'Leagues play on invented players.',
      part: 'players',
      link: 'Load the real players',
      putAway: () => {
        put(true);
        showToast({
          kind: 'info',
          text: 'Reminder put away',
          detail: 'The real players can be loaded under Players at any time.',
        });
      },
    });
  if (world?.job?.state === 'running')
    notices.push({ words: 'The NHL is being read.', part: 'players', link: 'See how far it is' });
  if (world !== undefined && world.conflicts > 0)
    notices.push({
      words: `On ${world.conflicts === 1 ? 'one cap hit' : `${world.conflicts.toLocaleString('en-US')} cap hits`} two sources disagree.`,
      part: 'players',
      link: 'Decide',
    });
  if (arrived > 0)
    notices.push({
      words: `${arrived === 1 ? 'A prospect of a league has' : `${arrived} prospects of leagues have`} come from the NHL since.`,
      part: 'players',
      link: 'Look at them',
    });
  if (config !== undefined && config.season_set && config.current_season < config.calendar_season)
    notices.push({
      words: `The season is set to ${config.current_season}; by the calendar it is ${config.calendar_season}.`,
      part: 'system',
      link: 'Set the season',
    });
  if (
    config?.minimum_salary_season != null &&
    config.minimum_salary_season < config.current_season &&
    (world?.real ?? 0) > 0
  )
    notices.push({
      words: `The minimum salary was set for ${config.minimum_salary_season}.`,
      part: 'system',
      link: 'Look at it',
    });
  const elsewhere = notices.filter((notice) => notice.part !== part);
  if (elsewhere.length === 0) return null;
  return (
    <ul aria-label="What waits for you" className="mb-4 flex flex-col gap-2">
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
                Not now
              </Button>
            )}
          </span>
        </Line>
      ))}
    </ul>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-3 py-2">
    {children}
  </li>
);
