import { Link, useParams } from 'react-router-dom';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { paths } from '../../../../platform/pages/paths.js';
import { buttonClass } from '../../../../ui/Button.js';
import { Panel } from '../../../../ui/page/Panel.js';
import { MoveOutPanel } from '../MoveOutPanel.js';
import * as t from '../hub.words.en.js';

export function HubData() {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={t.moveIn}>
        <p className="text-ink-2">{t.moveInHint}</p>
        <Link to={paths.moveIn(leagueId)} className={`mt-3 ${buttonClass('secondary', 'md')}`}>
          {t.moveIn}
        </Link>
      </Panel>
      <MoveOutPanel league={league} />
    </div>
  );
}
