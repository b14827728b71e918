import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from '../../platform/session/auth-store.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { LanguageLinks } from '../../platform/session/LanguageLinks.js';
import { openOverlay } from '../../platform/pages/overlays.js';
import { paths } from '../../platform/pages/paths.js';
import { SignInForm } from '../../features/auth/SignInForm.js';
import { Mark } from '../Brand.js';
import { useEnter } from '../use-enter.js';
import * as t from './screens.words.en.js';

export function LoginScreen() {
  usePageTitle(t.signIn);
  const bootedIn = useAuth((state) => state.bootedIn);
  const enter = useEnter();
  const [was] = useState(() => useAuth.getState().status === 'signed-in');
  // Redirect users who were already signed in. After a sign-in with this form, `enter` navigates.
  if (bootedIn || was) return <Navigate to={paths.myLeagues} replace />;
  return (
    <div className="mx-auto flex w-full max-w-md flex-col px-4 py-10 sm:py-16">
      <div className="mb-6 flex flex-col items-center gap-3 text-center">
        <Mark size={44} />
        <h1 className="text-xl font-bold tracking-tight">{t.signInToCrease}</h1>
      </div>
      <div className="rounded-lg border border-line bg-surface p-6 shadow-2">
        <SignInForm onDone={() => void enter()} onSignUp={() => openOverlay('sign-up')} />
      </div>
      <p className="mt-6 text-center text-sm text-ink-2">
        <LanguageLinks />
      </p>
    </div>
  );
}
