import { Link } from 'react-router-dom';
import { useAuth } from '../../platform/auth-store.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { buttonClass } from '../../ui/Button.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { CalendarPanel } from './CalendarPanel.js';
import { PushPanel } from './PushPanel.js';
import { PreferencesPanel } from './PreferencesPanel.js';

/** The user's notifications outside the app, for all leagues. */
export function PreferencesPage() {
  usePageTitle('Notifications');
  const userName = useAuth((state) => state.user?.user_name);
  return (
    <div className="mx-auto max-w-2xl p-3 sm:p-5 lg:p-6">
      <PageHeader
        title="Notifications"
        detail="In Crease itself everything shows at once, under the bell. Here you choose what reaches you elsewhere."
        actions={
          userName === undefined ? undefined : (
            <Link to={paths.user(userName)} className={buttonClass('quiet')}>
              Account
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
