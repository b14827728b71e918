import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import Plus from 'lucide-react/icons/plus';
import { isDecidedByPoints } from '@crease/core/leagues/formats.js';
import { ClosedNote } from '../open-league/ClosedNote.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { buttonClass } from '../../ui/Button.js';
import { useLow } from '../../ui/use-short.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { PageLinks } from '../../platform/pages/PageLinks.js';
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
  /** The page itself says that the trade deadline has passed. */
  isClosed?: boolean;
}

export function TradesHeader({ title, detail, menu, filters, isClosed = false }: TradesHeaderProps) {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  const pages = [
    { to: paths.trades(leagueId), label: t.trades },
    { to: paths.conditions(leagueId), label: t.conditions },
    { to: paths.tradeBlock(leagueId), label: t.tradeBlock },
    ...(me.team_id === null || !isDecidedByPoints(league)
      ? []
      : [{ to: paths.tradeFinder(leagueId), label: t.tradeFinder }]),
  ];
  const low = useLow();
  const links = <PageLinks label={t.trades} pages={pages} />;
  return (
    <>
      <PageHeader
        title={title}
        hint={detail}
        filters={low ? links : undefined}
        actions={
          <>
            {!isClosed && (me.team_id !== null || me.is_commissioner) && (
              <Link
                to={paths.newTrade(leagueId, me.team_id === null ? { behalf: 1 } : {})}
                className={buttonClass('primary')}
              >
                <Plus size={16} aria-hidden="true" />
                <span>{me.team_id === null ? t.enterATrade : t.proposeTrade}</span>
              </Link>
            )}
            {menu !== undefined && <PageMenu>{menu}</PageMenu>}
          </>
        }
      />
      <div className="mb-1 gap-x-6 sm:mb-2 lg:flex lg:items-center lg:justify-between lg:border-b lg:border-line">
        {!low && links}
        {filters}
      </div>
      {!isClosed && <DeadlineNote leagueId={leagueId} />}
      <ClosedNote leagueId={leagueId} />
    </>
  );
}
