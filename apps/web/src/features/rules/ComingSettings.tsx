import type { SettingChangeView } from '@crease/core/leagues/settings.answers.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Panel } from '../../ui/page/Panel.js';
import { leagueTime } from '../open-league/league-time.js';
import * as t from './rules.words.en.js';

/** Decided changes of settings that are not in effect yet. */
export function ComingSettings({ changes, timeZone }: { changes: readonly SettingChangeView[]; timeZone: string }) {
  if (changes.length === 0) return null;
  return (
    <Panel title={t.comingChanges} flush className="mb-4">
      <ul>
        {changes.map((change) => (
          <li
            key={change.id}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 last:border-b-0"
          >
            <Badge tone="accent">
              {change.due_at === null
                ? change.season === null
                  ? t.fromNextSeason
                  : t.fromSeason({ season: change.season })
                : t.fromTime({ when: leagueTime(change.due_at, timeZone, 'withYear') })}
            </Badge>
            <span>{change.sentence}</span>
            <span className="text-xs text-ink-3">
              {t.forNowAndDecidedBy({ before: change.before_words, person: change.made_by })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
