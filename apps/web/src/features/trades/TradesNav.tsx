import type { ReactNode } from 'react';
import { Link, NavLink, useParams } from 'react-router-dom';
import { ClosedNote } from '../open-league/ClosedNote.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { buttonClass } from '../../ui/Button.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { PageMenu } from '../../ui/page/PageMenu.js';
import { DeadlineNote } from './DeadlineNote.js';
import * as t from './trades.words.en.js';

export interface TradesHeaderProps {
  title: string;
  detail: string;
  /** Items of the page's menu. */
  menu?: ReactNode;
  /** In the row of the pages where the screen is wide, otherwise below it. */
  filters?: ReactNode;
}

export function TradesHeader({ title, detail, menu, filters }: TradesHeaderProps) {
  const { leagueId = '' } = useParams();
  const { me } = useLoadedLeague(leagueId);
  const pages = [
    { to: paths.trades(leagueId), label: t.trades },
    { to: paths.conditions(leagueId), label: t.conditions },
    { to: paths.tradeBlock(leagueId), label: t.tradeBlock },
  ];
  return (
    <>
      <PageHeader
        title={title}
        hint={detail}
        actions={
          <>
            {(me.team_id !== null || me.is_commissioner) && (
              <Link
                to={paths.newTrade(leagueId, me.team_id === null ? { behalf: 1 } : {})}
                className={buttonClass('primary')}
              >
                {me.team_id === null ? t.enterATrade : t.proposeTrade}
              </Link>
            )}
            {menu !== undefined && <PageMenu>{menu}</PageMenu>}
          </>
        }
      />
      <div className="mb-1 gap-x-6 sm:mb-2 lg:flex lg:items-center lg:justify-between lg:border-b lg:border-line">
        <nav aria-label={t.trades} className="scroll-none flex overflow-x-auto max-lg:border-b max-lg:border-line">
          {pages.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              className="-mb-px inline-flex min-h-control items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-2 outline-offset-[-2px] hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        {filters}
      </div>
      <DeadlineNote leagueId={leagueId} />
      <ClosedNote leagueId={leagueId} />
    </>
  );
}
