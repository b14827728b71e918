import { useParams } from 'react-router-dom';
import { FreeAgentsPage } from '../../features/free-agents/FreeAgentsPage.js';
import { FreeAgentList } from '../../features/players/list/FreeAgentList.js';

export function FreeAgentsScreen() {
  const { leagueId = '' } = useParams();
  return <FreeAgentsPage list={<FreeAgentList leagueId={leagueId} />} />;
}
