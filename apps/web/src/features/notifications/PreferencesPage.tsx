import { usePageTitle } from '../../platform/page-title.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { PreferencesPanel } from './PreferencesPanel.js';

/** Which e-mails the signed-in user wants, in all leagues. */
export function PreferencesPage() {
  usePageTitle('Notifications');
  return (
    <div className="mx-auto max-w-2xl p-3 sm:p-5 lg:p-6">
      <PageHeader title="Notifications" detail="In Crease itself everything shows at once. Here you choose the e-mails." />
      <PreferencesPanel />
    </div>
  );
}
