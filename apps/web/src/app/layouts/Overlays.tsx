import { lazy } from 'react';
import { closeOverlay, openOverlay, type Overlay } from '../../platform/overlays.js';
import { useInvitation } from '../../platform/invitation.js';
import { Dialog } from '../../ui/Dialog.js';
import { SignInForm } from '../../features/auth/SignInForm.js';
import { SignUpForm } from '../../features/auth/SignUpForm.js';
import { ProfileDialog } from '../../features/auth/ProfileDialog.js';
import { useEnter } from '../use-enter.js';
import { useOpenLeague } from '../use-open-league.js';

const NewLeagueDialog = lazy(() => import('../../features/leagues/NewLeagueDialog.js').then((module) => ({ default: module.NewLeagueDialog })));

/** The dialogs that can be asked for from anywhere. */
export function Overlays({ open }: { open: Overlay }) {
  const enter = useEnter();
  const openLeague = useOpenLeague();
  const invited = useInvitation((state) => state.token !== null);
  switch (open) {
    case 'sign-up':
      return (
        <Dialog open onClose={closeOverlay} title="Sign Up" description="Free, and ready in a minute.">
          <SignUpForm invited={invited} onDone={() => void enter()} onSignIn={() => openOverlay('sign-in')} />
        </Dialog>
      );
    case 'sign-in':
      return (
        <Dialog open onClose={closeOverlay} title="Sign In">
          <SignInForm onDone={() => void enter()} onSignUp={() => openOverlay('sign-up')} />
        </Dialog>
      );
    case 'profile':
      return <ProfileDialog onClose={closeOverlay} />;
    case 'new-league':
      return <NewLeagueDialog onClose={closeOverlay} onCreated={openLeague} />;
  }
}
