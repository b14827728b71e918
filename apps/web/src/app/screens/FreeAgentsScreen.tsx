import { useParams } from 'react-router-dom';
import { FreeAgentsPage } from '../../features/free-agents/FreeAgentsPage.js';
import { FreeAgentList } from '../../features/players/list/FreeAgentList.js';

export function FreeAgentsScreen() {
  const { leagueId = '' } = useParams();
  return (
    <FreeAgentsPage
      list={(detail, notes) => (
        <FreeAgentList leagueId={leagueId} detail={detail}>
          {notes}
        </FreeAgentList>
      )}
    />
  );
}
