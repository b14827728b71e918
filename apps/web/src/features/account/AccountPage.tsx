import { useEffect } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import Bell from 'lucide-react/icons/bell';
import Pencil from 'lucide-react/icons/pencil';
import type { UserInfo } from '@crease/core/auth/auth.schema.js';
import { useAuth } from '../../platform/session/auth-store.js';
import { openOverlay } from '../../platform/pages/overlays.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { openSocket } from '../../platform/session/socket.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { DataPanel } from './DataPanel.js';
import { HistoryPanel } from './HistoryPanel.js';
import { LeaguesPanel } from './LeaguesPanel.js';
import { SessionsPanel } from './SessionsPanel.js';
import { SignInPanel } from './SignInPanel.js';
import { TokensPanel } from './tokens/TokensPanel.js';
import { changeLanguage, OFFERED } from '../../platform/session/language.js';
import { Select } from '../../ui/fields/Select.js';
import { Panel } from '../../ui/page/Panel.js';
import * as t from './account.words.en.js';

export function AccountPage() {
  const { userName } = useParams();
  const user = useAuth((state) => state.user);
  usePageTitle(t.account);
  useEffect(() => {
    // The socket ends this session at once when it is ended elsewhere.
    void openSocket();
  }, []);
  if (user === null) return null;
  if (userName !== user.user_name) return <Navigate to={paths.user(user.user_name)} replace />;
  const name = `${user.first_name} ${user.last_name}`.trim();
  return (
    <div className="mx-auto max-w-6xl page-edges">
      <PageHeader
        lead={<Monogram name={name} picture={user.picture} shape="round" size="lg" />}
        title={name}
        detail={`@${user.user_name}`}
        actions={
          <>
            <Link to={paths.notifications} className={buttonClass()}>
              <Bell size={14} aria-hidden="true" />
              <span>{t.notifications}</span>
            </Link>
            <Button icon={<Pencil size={14} aria-hidden="true" />} onClick={() => openOverlay('profile')}>
              {t.editProfile}
            </Button>
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <LeaguesPanel />
          <SignInPanel />
          <LanguagePanel user={user} />
          <DataPanel />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <SessionsPanel />
          <TokensPanel />
          <HistoryPanel />
        </div>
      </div>
    </div>
  );
}

const BROWSER = 'browser';

/** The language of pages, mails and notices. A choice loads the page in it. */
function LanguagePanel({ user }: { user: UserInfo }) {
  if (OFFERED.length < 2) return null;
  return (
    <Panel title={t.language}>
      <Select
        label={t.languageOfPages}
        hint={t.languageHint}
        value={user.language ?? BROWSER}
        options={[
          { value: BROWSER, label: t.languageOfBrowser },
          ...OFFERED.map(({ language, name }) => ({ value: language, label: name })),
        ]}
        onChange={(chosen) =>
          changeLanguage(OFFERED.find(({ language }) => language === chosen)?.language ?? null, user)
        }
      />
    </Panel>
  );
}
