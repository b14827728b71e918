import { useRef } from 'react';
import { Link } from 'react-router-dom';
import CircleUser from 'lucide-react/icons/circle-user';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Shield from 'lucide-react/icons/shield';
import Sun from 'lucide-react/icons/sun';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';
import { signOut, useAuth } from '../../platform/session/auth-store.js';
import { changeLanguage, OFFERED } from '../../platform/session/language.js';
import type { LoadedLeague } from '../../features/open-league/league-data.js';
import { openOverlay } from '../../platform/pages/overlays.js';
import { paths } from '../../platform/pages/paths.js';
import { setTheme, useTheme, type Theme } from '../../platform/device/theme.js';
import { MenuLabel, MenuList, MenuSeparator } from '../../ui/layers/Menu.js';
import { MenuItem } from '../../ui/layers/MenuItem.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden.js';
import * as t from './layouts.words.en.js';
import { useHover } from './use-hover.js';

const THEMES: readonly { value: Theme; label: string; Icon: typeof Sun }[] = [
  { value: 'light', label: t.iceTheme, Icon: Sun },
  { value: 'dark', label: t.nightGameTheme, Icon: Moon },
  { value: 'system', label: t.systemTheme, Icon: Monitor },
];

interface UserMenuProps {
  league: LoadedLeague | undefined;
  /** With the links that the header has no room for. */
  leagues: boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Only click and keyboard move the focus, not hover. */
export function UserMenu({ league, leagues, open, setOpen }: UserMenuProps) {
  const user = useAuth((state) => state.user);
  const opener = useRef<HTMLButtonElement>(null);
  const { hovered, stay, linger, close, on } = useHover(open, setOpen);
  if (user === null) return null;
  const name = nameOf(user);
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        {...on}
        className="flex h-control items-center rounded-full px-1"
      >
        <Monogram name={name} picture={user.picture} shape="round" />
        <VisuallyHidden>{t.accountOf({ user: name })}</VisuallyHidden>
      </button>
      {open && (
        <MenuList
          key={String(hovered)}
          label={t.account}
          anchor={opener}
          onClose={close}
          takeFocus={!hovered}
          onPointerEnter={stay}
          onPointerLeave={linger}
          className="w-64"
        >
          <Account user={user} />
          <MenuSeparator />
          <AccountLinks league={league} leagues={leagues} user={user} />
          <MenuSeparator />
          <ThemeItems />
          <LanguageItems user={user} />
          <MenuSeparator />
          <MenuItem icon={<LogOut size={16} aria-hidden="true" />} onSelect={() => void signOut()}>
            {user.visitor === true ? t.stopLookingAround : t.signOut}
          </MenuItem>
        </MenuList>
      )}
    </>
  );
}

type User = NonNullable<ReturnType<typeof useAuth.getState>['user']>;

const nameOf = ({ first_name: first, last_name: last }: User) => `${first} ${last}`.trim();

function Account({ user }: { user: User }) {
  return (
    <div className="flex items-center gap-3 px-2.5 py-2">
      <Monogram name={nameOf(user)} picture={user.picture} shape="round" size="md" />
      <div className="min-w-0">
        <div className="truncate font-semibold">{nameOf(user)}</div>
        <div className="truncate text-xs text-ink-3">{user.email}</div>
      </div>
    </div>
  );
}

function AccountLinks({ league, leagues, user }: Pick<UserMenuProps, 'league' | 'leagues'> & { user: User }) {
  const myTeam = league?.me.team_id ?? null;
  return (
    <>
      {league !== undefined && myTeam !== null && (
        <MenuItem
          icon={<Users size={16} aria-hidden="true" />}
          render={(props) => <Link to={paths.team(league.league.league_id, myTeam)} {...props} />}
        >
          {t.myTeam}
        </MenuItem>
      )}
      {leagues && (
        <MenuItem
          icon={<Trophy size={16} aria-hidden="true" />}
          render={(props) => <Link to={paths.myLeagues} {...props} />}
        >
          {t.myLeagues}
        </MenuItem>
      )}
      <MenuItem
        icon={<CircleUser size={16} aria-hidden="true" />}
        onSelect={() => openOverlay(user.visitor === true ? 'sign-up' : 'profile')}
      >
        {user.visitor === true ? t.signUpAction : t.myProfile}
      </MenuItem>
      {user.isSiteOwner && (
        <MenuItem
          highlight
          icon={<Shield size={16} aria-hidden="true" />}
          render={(props) => <Link to={paths.console(league?.league.league_id)} {...props} />}
        >
          {t.adminConsole}
        </MenuItem>
      )}
    </>
  );
}

/** A choice shows the page in its language. */
function LanguageItems({ user }: { user: User }) {
  if (OFFERED.length < 2) return null;
  return (
    <>
      <MenuSeparator />
      <MenuLabel>{t.language}</MenuLabel>
      {OFFERED.map(({ language, name, isShown }) => (
        <MenuItem
          key={language}
          icon={<Languages size={16} aria-hidden="true" />}
          checked={isShown}
          onSelect={() => {
            if (!isShown) changeLanguage(language, user);
          }}
        >
          <span lang={language}>{name}</span>
        </MenuItem>
      ))}
    </>
  );
}

function ThemeItems() {
  const theme = useTheme((state) => state.theme);
  return (
    <>
      <MenuLabel>{t.appearance}</MenuLabel>
      {THEMES.map(({ value, label, Icon }) => (
        <MenuItem
          key={value}
          icon={<Icon size={16} aria-hidden="true" />}
          checked={theme === value}
          closes={false}
          onSelect={() => setTheme(value)}
        >
          {label}
        </MenuItem>
      ))}
    </>
  );
}
