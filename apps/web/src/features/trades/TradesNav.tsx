import { Link, NavLink, useParams } from 'react-router-dom';
import { ClosedNote } from '../open-league/ClosedNote.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { buttonClass } from '../../ui/Button.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { DeadlineNote } from './DeadlineNote.js';
import * as t from './trades.words.en.js';

export function TradesHeader({ title, detail }: { title: string; detail: string }) {
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
        detail={detail}
        actions={
          me.team_id !== null || me.is_commissioner ? (
            <Link
              to={paths.newTrade(leagueId, me.team_id === null ? { behalf: 1 } : {})}
              className={buttonClass('primary')}
            >
              {me.team_id === null ? t.enterATrade : t.proposeTrade}
            </Link>
          ) : undefined
        }
      />
      <nav aria-label={t.trades} className="scroll-slim mb-4 flex overflow-x-auto border-b border-line">
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
      <DeadlineNote leagueId={leagueId} />
      <ClosedNote leagueId={leagueId} />
    </>
  );
}
