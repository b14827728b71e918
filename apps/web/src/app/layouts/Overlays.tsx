import { useLocation, useNavigate } from 'react-router-dom';
import { closeOverlay, openOverlay, useOverlay, type Overlay } from '../../platform/pages/overlays.js';
import { useInvitation } from '../../features/auth/invitation.js';
import { keepJoinLink, useJoinLink } from '../../features/auth/join-link.js';
import { isDraftRoom, leagueIn, paths } from '../../platform/pages/paths.js';
import { Dialog } from '../../ui/layers/Dialog.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { useVisitor } from '../../platform/session/auth-store.js';
import { forgetLeagueStart, resumeLeagueStart } from '../../platform/session/league-start.js';
import { useEnter } from '../use-enter.js';
import { useOpenLeague } from '../use-open-league.js';
import * as t from './layouts.words.en.js';

const SignInForm = lazyPart(() => import('../../features/auth/SignInForm.js'), 'SignInForm');
const SignUpForm = lazyPart(() => import('../../features/auth/SignUpForm.js'), 'SignUpForm');
const ProfileDialog = lazyPart(() => import('../../features/auth/ProfileDialog.js'), 'ProfileDialog');
const ResetDialog = lazyPart(() => import('../../features/auth/ResetDialog.js'), 'ResetDialog');
const MailLinkDialog = lazyPart(() => import('../../features/auth/MailLinkDialog.js'), 'MailLinkDialog');
const IdleEndedDialog = lazyPart(() => import('../../features/account/IdleGuard.js'), 'IdleEndedDialog');
const CreateLeague = lazyPart(() => import('../../features/leagues/enter/CreateLeague.js'), 'CreateLeague');
const JoinLeague = lazyPart(() => import('../../features/leagues/enter/JoinLeague.js'), 'JoinLeague');
const LeaveDialog = lazyPart(() => import('../../features/leagues/hub/LeaveDialog.js'), 'LeaveDialog');

const Palette = lazyPart(() => import('../../features/palette/Palette.js'), 'Palette');

/** Closing a dialog on the way to a first league ends that way. */
function close() {
  forgetLeagueStart();
  closeOverlay();
}

export function Overlays({ open }: { open: Overlay }) {
  const enter = useEnter();
  const openLeague = useOpenLeague();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const joinLink = useJoinLink((state) => state.token);
  const invited = useInvitation((state) => state.token !== null) || joinLink !== null;
  const { email, link, leagueId } = useOverlay();
  const visitor = useVisitor();
  // A visitor has no league to create before they have an account.
  switch (visitor && open === 'new-league' ? 'sign-up' : open) {
    case 'sign-up':
      return (
        <Dialog open onClose={close} title={t.signUp} description={t.signUpHint}>
          <SignUpForm invited={invited} onDone={() => void enter()} onSignIn={() => openOverlay('sign-in')} />
        </Dialog>
      );
    case 'sign-in':
      return (
        <Dialog open onClose={close} title={t.signIn}>
          <SignInForm known={email} onDone={() => void enter()} onSignUp={() => openOverlay('sign-up')} />
        </Dialog>
      );
    case 'reset-password':
      return <ResetDialog known={email} onClose={closeOverlay} />;
    case 'mail-link':
      return link === null ? null : (
        <MailLinkDialog
          link={link}
          onClose={closeOverlay}
          onEntered={() => void enter()}
          onConfirmed={() => {
            if (!resumeLeagueStart()) closeOverlay();
          }}
        />
      );
    case 'idle-ended':
      return <IdleEndedDialog onClose={closeOverlay} onSignIn={() => openOverlay('sign-in')} />;
    case 'profile':
      return (
        <ProfileDialog
          onClose={closeOverlay}
          onSaved={(userName) => {
            closeOverlay();
            // Saving the profile in a draft room does not leave the room.
            if (!isDraftRoom(pathname)) void navigate(paths.user(userName));
          }}
        />
      );
    case 'palette':
      return <Palette onClose={closeOverlay} />;
    case 'leave-league':
      return (
        <LeaveDialog
          leagueId={leagueId}
          onClose={closeOverlay}
          onLeft={() => {
            closeOverlay();
            if (leagueIn(pathname) === leagueId) void navigate(paths.myLeagues);
          }}
        />
      );
    case 'join-league':
      return joinLink === null ? null : (
        <JoinLeague
          token={joinLink}
          onClose={() => {
            keepJoinLink(null);
            closeOverlay();
          }}
          onJoined={(leagueId) => {
            keepJoinLink(null);
            forgetLeagueStart();
            openLeague(leagueId);
          }}
        />
      );
    case 'new-league':
      return (
        <CreateLeague
          onClose={close}
          onCreated={(leagueId) => {
            forgetLeagueStart();
            openLeague(leagueId);
          }}
        />
      );
  }
}
