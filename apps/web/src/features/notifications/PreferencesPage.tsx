import { Link } from 'react-router-dom';
import CircleUser from 'lucide-react/icons/circle-user';
import { useAuth } from '../../platform/session/auth-store.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { buttonClass } from '../../ui/Button.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { CalendarPanel } from './CalendarPanel.js';
import { PushPanel } from './PushPanel.js';
import { PreferencesPanel } from './PreferencesPanel.js';
import * as t from './notifications.words.en.js';

export function PreferencesPage() {
  usePageTitle(t.notifications);
  const userName = useAuth((state) => state.user?.user_name);
  return (
    <div className="mx-auto max-w-2xl page-edges">
      <PageHeader
        title={t.notifications}
        hint={t.notificationsHint}
        actions={
          userName === undefined ? undefined : (
            <Link to={paths.user(userName)} className={buttonClass('quiet')}>
              <CircleUser size={16} aria-hidden="true" />
              <span>{t.account}</span>
            </Link>
          )
        }
      />
      <div className="flex flex-col gap-4">
        <PushPanel />
        <PreferencesPanel />
        <CalendarPanel />
      </div>
    </div>
  );
}
