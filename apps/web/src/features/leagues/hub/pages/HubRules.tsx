import { useParams } from 'react-router-dom';
import Settings from 'lucide-react/icons/settings';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { useParameters } from '../../../../platform/pages/parameters.js';
import { cx } from '../../../../ui/cx.js';
import { Button } from '../../../../ui/Button.js';
import { PanelsSkeleton } from '../../../../ui/page/Skeleton.js';
import { useSettings } from '../../settings/settings.data.js';
import { SettingsDialog } from '../../settings/SettingsDialog.js';
import { ComingPanel } from '../ComingPanel.js';
import { NotPlayable } from '../NotPlayable.js';
import { PlayPanel } from '../PlayPanel.js';
import { SettingsSummary } from '../SettingsSummary.js';
import * as t from '../hub.words.en.js';

/** The one page that changes settings. `?edit` opens their form. */
export function HubRules() {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  const [parameters, setParameters] = useParameters();
  const settings = useSettings(leagueId);
  if (settings.isPending) return <PanelsSkeleton />;
  const close = () =>
    setParameters(
      (now) => {
        now.delete('edit');
        return now;
      },
      { replace: true },
    );
  const edit = () =>
    setParameters(
      (now) => {
        now.set('edit', '');
        return now;
      },
      { replace: true },
    );
  return (
    <div className="flex flex-col gap-4">
      <NotPlayable league={league} coming={settings.data?.coming ?? []} />
      <ComingPanel league={league} canChange={me.is_commissioner} />
      <div className={cx('grid items-start gap-4', me.is_commissioner && 'lg:grid-cols-[20rem_minmax(0,1fr)]')}>
        {me.is_commissioner && (
          // Beside a list that is several screens long.
          <div className="lg:sticky lg:top-18">
            <PlayPanel league={league} />
          </div>
        )}
        <SettingsSummary
          league={league}
          without={me.is_commissioner ? 'play' : undefined}
          actions={
            <Button size="sm" title={t.editSettings} icon={<Settings size={16} aria-hidden="true" />} onClick={edit}>
              <span className="max-sm:sr-only">{t.editSettings}</span>
            </Button>
          }
        />
      </div>
      {parameters.has('edit') && <SettingsDialog league={league} onClose={close} />}
    </div>
  );
}
