import { Link, useParams } from 'react-router-dom';
import { canMoveIn } from '@crease/core/imports/move-in/move-in.rules.js';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { paths } from '../../../../platform/pages/paths.js';
import { openNewLeague } from '../../../../platform/session/league-start.js';
import { Button, buttonClass } from '../../../../ui/Button.js';
import { Panel } from '../../../../ui/page/Panel.js';
import { CopyPanel, MoveOutPanel } from '../MoveOutPanel.js';
import * as t from '../hub.words.en.js';

export function HubData() {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <MoveOutPanel league={league} />
      <CopyPanel leagueId={leagueId} />
      <Panel title={t.moveIn} bodyClassName="flex flex-col items-start gap-3">
        <p className="text-ink-2">{t.moveInHint}</p>
        {canMoveIn(league.phase) ? (
          <Link to={paths.moveIn(leagueId)} className={`mt-auto ${buttonClass('secondary', 'md')}`}>
            {t.moveIn}
          </Link>
        ) : (
          <>
            <p className="text-ink-2">{t.moveInClosed}</p>
            <span className="mt-auto flex flex-wrap gap-2">
              <Button onClick={() => openNewLeague()}>{t.moveIntoNewLeague}</Button>
              <Link to={paths.moveIn(leagueId)} className={buttonClass('quiet', 'md')}>
                {t.earlierMoves}
              </Link>
            </span>
          </>
        )}
      </Panel>
    </div>
  );
}
