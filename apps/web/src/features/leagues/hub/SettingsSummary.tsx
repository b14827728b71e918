import type { ReactNode } from 'react';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { hasPlayoffs, needsPlayoffs } from '@crease/core/leagues/settings/playoff.settings.js';
import { applies, SETTING_KEYS, stateOf, rowOf } from '@crease/core/leagues/settings.values.js';
import { SETTING_SECTIONS } from '@crease/core/leagues/setting.model.js';
import { sectionWords, settingWords } from '@crease/core/leagues/settings/setting-words.js';
import { valueWords } from '@crease/core/settings/settings.words.js';
import { Panel } from '../../../ui/page/Panel.js';
import * as t from './hub.words.en.js';

/** Omits what does not apply to the league, and what is of play-offs that it does not have. */
export function SettingsSummary({ league, actions }: { league: LeagueView; actions: ReactNode }) {
  const state = stateOf(league);
  const playoffs = hasPlayoffs(state);
  const sections = SETTING_SECTIONS.map((section) => ({
    section,
    keys: SETTING_KEYS.filter(
      (key) =>
        rowOf(key).section === section &&
        state[key] !== null &&
        applies(key, league.league_type, state) &&
        (playoffs || !needsPlayoffs(key)) &&
        (rowOf(key).once !== 'startup' || league.phase === 'setup'),
    ),
  }));
  return (
    <Panel title={t.settings} actions={actions}>
      <div className="flex flex-col gap-4">
        {sections
          .filter(({ keys: shown }) => shown.length > 0)
          .map(({ section, keys: shown }) => (
            <div key={section}>
              <h3 className="text-xs font-medium text-ink-3">{sectionWords(section).title}</h3>
              <dl className="mt-1">
                {shown.map((key) => (
                  <div key={key} className="flex min-h-7 items-baseline justify-between gap-4 py-1">
                    <dt className="text-ink-2">{settingWords(key).label}</dt>
                    <dd className="text-right font-medium">{valueWords(key, state[key])}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
      </div>
    </Panel>
  );
}
