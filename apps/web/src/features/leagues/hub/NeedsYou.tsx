import Check from 'lucide-react/icons/check';
import type { Concern } from '@crease/core/activity/concerns.answers.js';
import { useConcerns } from '../../open-league/concerns-data.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { ConcernLine } from '../home/ConcernLine.js';
import * as t from './hub.words.en.js';

/** Concerns of the league's commissioner. The others are about the reader's own team, and are on the home. */
const KINDS: readonly Concern['kind'][] = [
  'draft-on',
  'draft-paused',
  'draft-lobby',
  'draft-missing',
  'drafts-over',
  'set-up',
  'reviews',
  'conditions',
  'ties-wait',
  'no-manager',
  'sheets-missing',
  'teams-todo',
  'go-on',
];

export function NeedsYou({ leagueId }: { leagueId: string }) {
  const { me } = useLoadedLeague(leagueId);
  const query = useConcerns(leagueId);
  const concerns = query.data?.concerns.filter(({ kind }) => KINDS.includes(kind)) ?? [];
  return (
    <Panel title={t.needsYouNow} untitled flush state={panelState(query)}>
      {concerns.length === 0 ? (
        <p className="flex min-h-13 items-center gap-3 px-4 py-2 text-sm text-ink-2">
          <Check size={16} aria-hidden="true" className="shrink-0 text-good" />
          {t.nothingNeedsYou}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {concerns.map((concern) => (
            <li key={concern.kind}>
              <ConcernLine
                concern={concern}
                leagueId={leagueId}
                teamId={me.team_id}
                commissioner={me.is_commissioner}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
