import { Link } from 'react-router-dom';
import { locale } from '@crease/core/locale.js';
import type { SettingChangeView } from '@crease/core/leagues/settings.answers.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { playableFaults } from '@crease/core/leagues/playable.rules.js';
import { isSettingKey } from '@crease/core/leagues/settings.values.js';
import { settingWords } from '@crease/core/leagues/settings/setting-words.js';
import { startupToCome } from '@crease/core/settings/settings.rules.js';
import { paths } from '../../../platform/pages/paths.js';
import { buttonClass } from '../../../ui/Button.js';
import { Panel } from '../../../ui/page/Panel.js';
import { formOfLeague } from '../settings/settings-form.model.js';
import * as t from './hub.words.en.js';

/**
 * Settings to change before the next draft; nothing when its drafts can reach the position minimums. From the season
 * until the next one begins, that draft uses the coming changes.
 */
export function NotPlayable({
  league,
  coming,
}: {
  league: LeagueView;
  coming: readonly Pick<SettingChangeView, 'key' | 'after'>[];
}) {
  const next = league.phase === 'in-season' || league.phase === 'offseason' ? coming : [];
  const then = { ...league, ...Object.fromEntries(next.map(({ key, after }) => [key, after])) };
  const faults = Object.entries(playableFaults(formOfLeague(then), { startup: startupToCome(league.phase) }));
  if (faults.length === 0) return null;
  return (
    <Panel title={t.changeBeforeNextDraft}>
      <p className="text-ink-2">{t.positionMinimumsOutOfReach}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {faults.map(([field, message]) => (
          <li key={field}>
            {isSettingKey(field) && (
              <span className="font-medium">{locale.labelled(settingWords(field).label, '')}</span>
            )}
            {message}
          </li>
        ))}
      </ul>
      <Link
        to={paths.commissionerHub(league.league_id, 'rules', '?edit')}
        className={`mt-3 ${buttonClass('secondary', 'sm')}`}
      >
        {t.changeSettings}
      </Link>
    </Panel>
  );
}
