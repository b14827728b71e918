import { useState, type ReactNode } from 'react';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { roundsOfDraft } from '@crease/core/leagues/settings/draft.settings.js';
import { hasPlayoffs, needsPlayoffs } from '@crease/core/leagues/settings/playoff.settings.js';
import {
  applies,
  defaultOf,
  isSettingKey,
  rowOf,
  sameValue,
  SETTING_KEYS,
  stateOf,
  type SettingKey,
} from '@crease/core/leagues/settings.values.js';
import { SETTING_SECTIONS, type SettingSection } from '@crease/core/leagues/setting.model.js';
import { sectionWords, settingWords } from '@crease/core/leagues/settings/setting-words.js';
import { valueWords } from '@crease/core/settings/settings.words.js';
import { cx } from '../../../ui/cx.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Panel } from '../../../ui/page/Panel.js';
import * as t from './hub.words.en.js';

const WHICH = [
  { value: 'all', label: t.allSettings },
  { value: 'own', label: t.ownSettings },
] as const;

/**
 * Omits what does not apply to the league, and what is of play-offs or drafts that it does not have. Values that a new
 * league would not have are emphasized, and can be shown alone. `without`: a section that another panel has.
 */
export function SettingsSummary({
  league,
  actions,
  without,
}: {
  league: LeagueView;
  actions: ReactNode;
  without?: SettingSection;
}) {
  const [which, setWhich] = useState<(typeof WHICH)[number]['value']>('all');
  const state = stateOf(league);
  // A draft without rounds is not held.
  const isOfNoDraft = (key: SettingKey) => {
    const rounds = roundsOfDraft(key);
    return rounds !== undefined && isSettingKey(rounds) && state[rounds] === 0;
  };
  const isOwn = (key: SettingKey) => !sameValue(state[key], defaultOf(key, league.league_type, league.num_teams));
  const playoffs = hasPlayoffs(state);
  const sections = SETTING_SECTIONS.filter((section) => section !== without).map((section) => ({
    section,
    keys: SETTING_KEYS.filter(
      (key) =>
        rowOf(key).section === section &&
        state[key] !== null &&
        applies(key, league.league_type, state) &&
        (playoffs || !needsPlayoffs(key)) &&
        !isOfNoDraft(key) &&
        (rowOf(key).once !== 'startup' || league.phase === 'setup') &&
        (which === 'all' || isOwn(key)),
    ),
  }));
  const filled = sections.filter(({ keys: shown }) => shown.length > 0);
  return (
    <Panel
      title={t.settings}
      bodyClassName="pt-3"
      state={filled.length === 0 ? { kind: 'empty', words: t.everySettingUsual } : { kind: 'full' }}
      actions={
        <>
          <SegmentedControl label={t.whichSettings} value={which} options={WHICH} onChange={setWhich} />
          {actions}
        </>
      }
    >
      <div className="gap-x-8 sm:columns-2 lg:columns-1 xl:columns-2">
        {filled.map(({ section, keys: shown }) => (
          <div key={section} className="break-inside-avoid-column pb-4">
            <h3 className="border-b border-line pb-1 text-sm font-semibold">{sectionWords(section).title}</h3>
            <dl className="mt-0.5">
              {shown.map((key) => (
                <div key={key} className="flex min-h-7 items-baseline justify-between gap-4 py-1 text-sm">
                  <dt className="text-ink-2">{settingWords(key).label}</dt>
                  <dd className={cx('text-right', isOwn(key) ? 'font-semibold' : 'text-ink-2')}>
                    {valueWords(key, state[key])}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Panel>
  );
}
