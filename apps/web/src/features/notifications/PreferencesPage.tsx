import { Link } from 'react-router-dom';
import { useAuth } from '../../platform/auth-store.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { buttonClass } from '../../ui/Button.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { PreferencesPanel } from './PreferencesPanel.js';

/** Which e-mails the signed-in user wants, in all leagues. */
export function PreferencesPage() {
  usePageTitle('Notifications');
  const userName = useAuth((state) => state.user?.user_name);
  return (
    <div className="mx-auto max-w-2xl p-3 sm:p-5 lg:p-6">
      <PageHeader
        title="Notifications"
        detail="In Crease itself everything shows at once. Here you choose the e-mails."
        actions={
          userName === undefined ? undefined : (
            <Link to={paths.user(userName)} className={buttonClass('quiet')}>
              Account
            </Link>
          )
        }
      />
      <PreferencesPanel />
    </div>
  );
}
