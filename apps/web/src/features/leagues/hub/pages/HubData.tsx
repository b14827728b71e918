import { Link, useParams } from 'react-router-dom';
import Import from 'lucide-react/icons/import';
import { canMoveIn } from '@crease/core/imports/move-in/move-in.rules.js';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { paths } from '../../../../platform/pages/paths.js';
import { openNewLeague } from '../../../../platform/session/league-start.js';
import { Button, buttonClass } from '../../../../ui/Button.js';
import { Panel } from '../../../../ui/page/Panel.js';
import { DataRow } from '../DataRow.js';
import { CopyRow, MoveOutRow } from '../MoveOutRows.js';
import * as t from '../hub.words.en.js';

export function HubData() {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  const open = canMoveIn(league.phase);
  return (
    <Panel title={t.data} untitled flush>
      <MoveOutRow league={league} />
      <CopyRow leagueId={leagueId} />
      <DataRow
        icon={<Import size={18} />}
        title={t.moveIn}
        actions={
          open ? (
            <Link to={paths.moveIn(leagueId)} className={buttonClass('secondary', 'md')}>
              <span className="min-w-0 whitespace-normal">{t.moveIn}</span>
            </Link>
          ) : (
            <>
              <Link to={paths.moveIn(leagueId)} className={buttonClass('quiet', 'md', 'max-sm:order-last')}>
                <span className="min-w-0 whitespace-normal">{t.earlierMoves}</span>
              </Link>
              <Button onClick={() => openNewLeague()}>
                <span className="whitespace-normal">{t.moveIntoNewLeague}</span>
              </Button>
            </>
          )
        }
      >
        <p>{t.moveInHint}</p>
        {!open && <p className="text-ink-3">{t.moveInClosed}</p>}
      </DataRow>
    </Panel>
  );
}
