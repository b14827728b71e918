import { useParams } from 'react-router-dom';
import { useLoadedLeague } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { Panel } from '../../ui/Panel.js';
import { rulebook } from './rules.text.js';

/** The rulebook: the league's settings in words, and what the commissioner added. */
export function RulesPage() {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  usePageTitle('Rulebook', league.league_name);
  return (
    <>
      <PageHeader title="Rulebook" detail={`How ${league.league_name} plays, from its own settings.`} />
      <div className="columns-1 gap-4 lg:columns-2">
        {league.rules_text.trim() !== '' && (
          <Panel title="From the commissioner" className="mb-4 break-inside-avoid">
            <p className="leading-relaxed whitespace-pre-line">{league.rules_text}</p>
          </Panel>
        )}
        {rulebook(league).map((section) => (
          <Panel key={section.title} title={section.title} className="mb-4 break-inside-avoid">
            <ul className="flex list-disc flex-col gap-2 pl-4 leading-relaxed marker:text-ink-3">
              {section.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  );
}
