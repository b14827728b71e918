import Check from 'lucide-react/icons/check';
import { useLoadedLeague } from '../open-league/league-data.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { sentence } from '../../ui/text/sentence.js';
import { useSavedSheets } from './protection.data.js';
import * as t from './protection.words.en.js';

/** For the commissioner while sheets are open: which teams have saved one and when, but not its content. */
export function SavedSheets({ leagueId }: { leagueId: string }) {
  const { teams } = useLoadedLeague(leagueId);
  const query = useSavedSheets(leagueId);
  const all = query.data ?? [];
  const saved = all.filter(({ saved_at }) => saved_at !== null).length;
  return (
    <Panel
      title={
        <>
          {t.whoSavedSheet}
          {all.length > 0 && (
            <span className="font-normal text-ink-3">{` · ${t.savedOf({ count: saved, total: all.length })}`}</span>
          )}
        </>
      }
      flush
      state={panelState(query, (rows) => (rows.length === 0 ? { words: t.sheetsNotOpen } : null))}
    >
      <p className="border-b border-line px-4 py-2 text-xs text-ink-3">{t.savedSheetsHint}</p>
      <ul className="grid sm:grid-cols-2 lg:grid-cols-3">
        {all.map(({ team_id, team_name, has_manager, saved_at }) => (
          <li key={team_id} className="flex min-w-0 items-center gap-3 border-b border-line px-4 py-2">
            <Monogram name={team_name} picture={teams.find((team) => team.team_id === team_id)?.picture ?? null} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium" title={team_name}>
                {team_name}
              </span>
              {saved_at === null ? (
                <span className="block text-xs text-ink-3">
                  {has_manager ? t.notSavedYet : t.noManagerSheetAutomatic}
                </span>
              ) : (
                <span className="flex items-center gap-1 text-xs text-good">
                  <Check size={12} aria-hidden="true" />
                  <span>{sentence(t.savedWhen, { when: <RelativeTime at={saved_at} /> })}</span>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
