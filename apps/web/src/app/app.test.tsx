import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Concern, ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { LeagueAnswer, MemberView } from '@crease/core/leagues/league.answers.js';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import type { InboxRequest } from '@crease/core/trades/inbox.answers.js';
import { fakeServer, type Asked } from '../testing/fake-server.js';
import { MEL, sessionOf } from '../testing/session.js';
import { LEAGUE, leagueAnswer, teamSummary } from '../testing/league.js';

jest.unstable_mockModule('socket.io-client', () => ({
  io: () => ({
    on: jest.fn(),
    off: jest.fn(),
    emit: jest.fn(),
    connected: false,
    disconnect: jest.fn(),
    connect: jest.fn(),
    io: { on: jest.fn(), off: jest.fn(), decoder: {} },
  }),
}));
const { App } = await import('./App.js');
const { bootSession, endSession, useAuth } = await import('../platform/session/auth-store.js');
const { queryClient } = await import('../platform/requests/query-client.js');
const { closeOverlay } = await import('../platform/pages/overlays.js');
const { keepInvitation } = await import('../features/auth/invitation.js');
const { keepJoinLink } = await import('../features/auth/join-link.js');
const { keptLanguage, readKept } = await import('../platform/device/device-storage.js');

const user = { ...MEL, isAdmin: true };
const session = sessionOf(user);
const HARBOR = teamSummary('Tm1aaaaaaaaa', 'Harbor Lights', { manager_name: 'Mel Ott' });
const SHORE = teamSummary('Tm2aaaaaaaaa', 'North Shore', { hasManager: false, manager_name: null });
const league: LeagueAnswer = {
  ...leagueAnswer([HARBOR, SHORE], { is_commissioner: true }, { phase: 'setup', using_previous_contracts: true }),
  trades: [{ trade_id: 'Tr1aaaaaaaaa', sent_to: 'Tm1aaaaaaaaa', requested_by: 'Tm2aaaaaaaaa' }],
};
const entry: LeagueListEntry = {
  league_id: LEAGUE,
  league_name: 'Pond Kings',
  league_type: 'dynasty',
  user_team: 'Harbor Lights',
  user_team_id: 'Tm1aaaaaaaaa',
  season: '2025-26',
  phase: 'in-season' as const,
  user_team_picture: null,
  pending: false,
  invitation_token: null,
  is_commissioner: true,
  co_manager: false,
};
const request: InboxRequest = {
  trade_id: 'Tr1aaaaaaaaa',
  league_id: LEAGUE,
  league_name: 'Pond Kings',
  sent_to: 'Tm1aaaaaaaaa',
  requested_by: 'Tm2aaaaaaaaa',
  requested_by_name: 'North Shore',
  requested_by_picture: null,
  date: '2026-11-20T10:00:00.000Z',
  expires_at: null,
};
const OFFER: Concern = {
  kind: 'offers',
  todo: true,
  count: 1,
  names: ['North Shore'],
  text: null,
  at: null,
  about: 'Tr1aaaaaaaaa',
};
const pending: LeagueListEntry = { ...entry, pending: true, invitation_token: 'x'.repeat(43), is_commissioner: false };
const member = (user_id: string, name: string, is_commissioner: boolean): MemberView => ({
  user_id,
  name,
  user_name: name.toLowerCase().replace(' ', '-'),
  email: null,
  picture: null,
  team_id: null,
  team_name: null,
  co_manager: false,
  is_commissioner,
  joined_at: '2026-11-20T10:00:00.000Z',
});

let opened: { status: number; body: object };
let closed: boolean;
let inSeason: boolean;
let leagues: LeagueListEntry[];
let listed: { status: number; body: object } | null;
let requests: InboxRequest[];
let members: MemberView[];
let concerns: ConcernsAnswer;
let preview: { status: number; body: object };
let accept: { status: number; body: object };
let linked: { status: number; body: object };
let taken: { status: number; body: object } | null;
let delays: { task: string; since: string }[];
let asked: Asked[];

beforeEach(() => {
  window.scrollTo = jest.fn();
  leagues = [entry];
  listed = null;
  requests = [request];
  members = [member('u1', 'Mel Ott', true)];
  opened = session;
  concerns = { standing: null, concerns: [OFFER] };
  preview = {
    status: 200,
    body: {
      league_name: 'Office',
      league_type: 'dynasty',
      team_name: 'Iron Range',
      invited_by: 'Ann Lind',
      co_manager: false,
    },
  };
  linked = {
    status: 200,
    body: {
      league_id: LEAGUE,
      league_name: 'Pond Kings',
      league_type: 'dynasty',
      invited_by: 'Ann Lind',
      teams: 12,
      free: [
        { team_id: 'Tm2aaaaaaaaa', team_name: 'North Shore' },
        { team_id: 'Tm3aaaaaaaaa', team_name: 'Iron Range' },
      ],
      held: 0,
      expires_at: '2026-12-14T20:50:00.000Z',
    },
  };
  taken = null;
  delays = [];
  closed = false;
  inSeason = false;
  accept = { status: 200, body: { success: true, league_id: LEAGUE, team_id: 'Tm1aaaaaaaaa' } };
  asked = fakeServer(({ path }) => {
    switch (path) {
      case '/api/auth/sign-in':
      case '/api/auth/refresh':
        return opened;
      case '/api/user-leagues':
        return listed ?? { status: 200, body: { allLeagues: leagues } };
      case '/api/system-config':
        return {
          status: 200,
          body: {
            config: [{ current_season: '2026-27', support_email: 'help@example.com', providers: [] }],
            nhl_teams: [],
          },
        };
      case '/api/create-user':
        leagues = [];
        return { status: 201, body: { success: true, uid: 'u1' } };
      case '/api/auth/verify':
        return { status: 200, body: { success: true, email: 'mel@example.com', changed: false } };
      case '/api/accept-invitation':
        closed = accept.status !== 200 && closed;
        if (accept.status === 200) leagues = leagues.map((one) => ({ ...one, pending: false, invitation_token: null }));
        return accept;
      case '/api/decline-invitation':
        leagues = leagues.filter((one) => !one.pending);
        return { status: 200, body: { success: true } };
      case '/api/notices':
        return { status: 200, body: { notices: [], next: null, unread: 3 } };
      case '/api/inbox':
        return { status: 200, body: { requests } };
      case `/api/${LEAGUE}/members`:
        return { status: 200, body: { members } };
      case `/api/${LEAGUE}/leave`:
        leagues = [];
        return { status: 200, body: { success: true } };
      case `/api/${LEAGUE}`:
        return closed
          ? { status: 404, body: { refusal: { name: 'notFound', message: 'This league could not be found.' } } }
          : {
              status: 200,
              body: inSeason ? { ...league, league: { ...league.league, phase: 'in-season' } } : league,
            };
      case `/api/${LEAGUE}/concerns`:
        return { status: 200, body: concerns };
      case `/api/${LEAGUE}/delays`:
        return { status: 200, body: { delays } };
      case `/api/${LEAGUE}/tonight`:
        return {
          status: 200,
          body: {
            day: '2025-11-20',
            source: { on: false, read_at: null, silent_since: null },
            games: [],
            teams: [],
            players: [],
          },
        };
      case '/api/my-concerns':
        return { status: 200, body: { leagues: [{ league_id: LEAGUE, phase: 'setup', ...concerns }] } };
      case '/api/invitation-preview':
        return preview;
      case '/api/league-link-preview':
        return linked;
      case '/api/join-league':
        if (taken !== null) return taken;
        leagues = [entry];
        return accept;
      case `/api/${LEAGUE}/home`:
        return {
          status: 200,
          body: {
            recentActivity: [],
            faPicks: [],
            generalPicks: [],
            rookiePicks: [],
            furtherPicks: [],
            teamPoints: [],
            seasons: ['2023-24', '2024-25', '2025-26'],
            played: ['nowhere', 'nowhere', 'here'],
          },
        };
      case '/api/auth/account':
        return {
          status: 200,
          body: {
            email: user.email,
            emailVerified: true,
            pendingEmail: null,
            hasPassword: true,
            linked: [],
            offered: [],
            mail: true,
            ownerCode: false,
          },
        };
      case '/api/auth/sessions':
        return { status: 200, body: { sessions: [] } };
      case '/api/auth/tokens':
        return { status: 200, body: { tokens: [] } };
      case '/api/auth/history':
        return { status: 200, body: { events: [], next: null } };
      default:
        return path.startsWith('/api/auth') || path === '/api/record-session'
          ? { status: 200, body: {} }
          : { status: 404, body: { refusal: { name: 'notFound', message: 'This league could not be found.' } } };
    }
  });
});

afterEach(() => {
  act(() => {
    endSession();
    closeOverlay();
    keepInvitation(null);
    keepJoinLink(null);
  });
  queryClient.clear();
});

async function open(path: string, signedIn: boolean) {
  if (signedIn) localStorage.setItem('crease.session', 'u1');
  window.history.replaceState(null, '', path);
  useAuth.setState({ status: 'booting', bootedIn: false });
  render(<App />);
  await act(() => bootSession());
}

const at = () => window.location.pathname;
const landing = () => screen.findByRole('heading', { level: 1, name: /front office/ });

describe('a visitor', () => {
  test.each([`/${LEAGUE}/home`, `/${LEAGUE}/draft/history`, '/nowhere/at/all', '/nowhere'])(
    'is sent from %s to the landing page',
    async (path) => {
      await open(path, false);
      await landing();
      expect(at()).toBe('/');
    },
  );

  test('gets started by signing up, in two places', async () => {
    await open('/', false);
    await landing();
    expect(screen.getAllByRole('button', { name: 'Get Started' })).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('button', { name: 'Get Started' })[1]!);
    expect(await screen.findByRole('dialog', { name: 'Sign up' })).toBeDefined();
  });

  describe('who pressed Get Started', () => {
    const CREATE = { name: 'Create a new league' };
    const start = async () => {
      await open('/', false);
      await landing();
      await userEvent.click(screen.getAllByRole('button', { name: 'Get Started' })[0]!);
      return screen.findByRole('dialog', { name: 'Sign up' });
    };
    const signInHere = async () => {
      await userEvent.type(await screen.findByLabelText('Email'), 'mel@example.com');
      await userEvent.type(screen.getByLabelText('Password'), 'slapshot9{Enter}');
    };

    test('creates a league right after the sign-up, also after a reload, and not once the dialog is closed', async () => {
      const dialog = within(await start());
      await userEvent.type(dialog.getByLabelText('Username'), 'melott');
      await userEvent.type(dialog.getByLabelText('First name'), 'Mel');
      await userEvent.type(dialog.getByLabelText('Last name'), 'Ott');
      await userEvent.type(dialog.getByLabelText('Email'), 'mel@example.com');
      await userEvent.type(dialog.getByLabelText('Password'), 'slap shot nine{Enter}');
      expect(await screen.findByRole('dialog', CREATE)).toBeDefined();
      expect(at()).toBe('/leagues');
      cleanup();
      closeOverlay();
      await open('/leagues', true);
      await userEvent.click(within(await screen.findByRole('dialog', CREATE)).getByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      cleanup();
      await open('/leagues', true);
      expect(await screen.findByText('You are in no league yet')).toBeDefined();
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test('creates one after a reload whose session is known before the page is rendered', async () => {
      localStorage.setItem('crease.league-start', String(Date.now()));
      localStorage.setItem('crease.session', 'u1');
      window.history.replaceState(null, '', '/leagues');
      useAuth.setState({ status: 'booting', bootedIn: false });
      await bootSession();
      render(<App />);
      expect(await screen.findByRole('dialog', CREATE)).toBeDefined();
    });

    test('creates one after signing in from there', async () => {
      await userEvent.click(within(await start()).getByRole('button', { name: 'Sign in' }));
      await signInHere();
      expect(await screen.findByRole('dialog', CREATE)).toBeDefined();
    });

    test('creates one after confirming the address by the mailed link', async () => {
      localStorage.setItem('crease.league-start', String(Date.now()));
      await open(`/#verify=${'x'.repeat(43)}`, true);
      await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
      expect(await screen.findByRole('dialog', CREATE)).toBeDefined();
    });

    test('and closed the sign-up signs in without creating one', async () => {
      await userEvent.click(within(await start()).getByRole('button', { name: 'Close' }));
      await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
      await signInHere();
      expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' })).toBeDefined();
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test('opens one dropdown at a time, and closes it by pressing elsewhere', async () => {
    await open('/', false);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('dialog', { name: 'Sign up' })).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull();
    await userEvent.click(await landing());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('reads the privacy policy and the terms, with their sections and the day', async () => {
    await open('/privacy-policy', false);
    await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Information We Collect',
      'How We Use Your Information',
      'Information Sharing',
      'Contact',
    ]);
    expect(await screen.findByRole('link', { name: 'help@example.com' })).toBeDefined();
    expect(screen.getByText(new RegExp(`Last updated: .*${new Date().getFullYear()}`))).toBeDefined();
  });

  test('is taken to their only league after signing in', async () => {
    await open('/login', false);
    await userEvent.type(await screen.findByLabelText('Email'), 'mel@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'slapshot9{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' })).toBeDefined();
    expect(at()).toBe(`/${LEAGUE}/home`);
  });
});

test('the home tells a commissioner that scoring has been delayed, and since when', async () => {
  delays = [{ task: 'points', since: '2025-11-20T17:00:00.000Z' }];
  await open(`/${LEAGUE}/home`, true);
  expect(await screen.findByText(/^Scoring of this league has been delayed since .*12:00 PM EST\.$/)).toBeDefined();
});

describe('My leagues', () => {
  const signIn = async () => {
    await open('/login', false);
    await userEvent.type(await screen.findByLabelText('Email'), 'mel@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'slapshot9{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'My leagues' });
  };
  const other = { ...entry, league_id: 'Lg2aaaaaaaaa', league_name: 'Office', pending: true, invitation_token: null };

  test('is where sign-in leads with several: each says what is to be done there, and leads to it', async () => {
    const third = {
      ...other,
      league_id: 'Lg4aaaaaaaaa',
      league_name: 'POND KINGS 2',
      season: '2024-25',
      pending: false,
    };
    leagues = [entry, { ...other, league_id: 'Lg3aaaaaaaaa', pending: false }, { ...third, phase: 'offseason' }];
    await signIn();
    expect(at()).toBe('/leagues');
    const ponds = within(await screen.findByRole('region', { name: 'Pond Kings' }));
    // The list has the count. Only leagues with similar names show season and phase.
    expect(ponds.getByText('1 thing to do')).toBeDefined();
    expect(ponds.getByText('2025-26, In season')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'POND KINGS 2' })).getByText('2024-25, Offseason')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Office' })).queryByText(/2025-26/)).toBeNull();
    expect(ponds.getByRole('link', { name: /North Shore offers you a trade/ }).getAttribute('href')).toBe(
      `/${LEAGUE}/trade/review/Tr1aaaaaaaaa`,
    );
  });

  test('says that there is none, and how to come into one', async () => {
    leagues = [];
    await signIn();
    expect(await screen.findByText('You are in no league yet')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Join by link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join a league' }));
    const field = dialog.getByLabelText('Invitation link');
    await userEvent.type(field, 'https://crease.example/nothing');
    expect(dialog.getByText('Paste the whole link of the invitation.')).toBeDefined();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://crease.example/?invitation=abcdefghijklmnopqrstuvwxyz');
    await userEvent.click(await dialog.findByRole('button', { name: 'Join as Iron Range' }));
    await waitFor(() =>
      expect(asked.find((one) => one.path === '/api/accept-invitation')?.body).toEqual({
        invitation_token: 'abcdefghijklmnopqrstuvwxyz',
        user_uid: 'u1',
      }),
    );
  });
});

describe('the link of a league', () => {
  const LINK = `/?join=${LEAGUE}.abcdefghijklmnopqrstuvwxyz`;
  const JOIN = { name: 'Join Pond Kings' };
  const joined = () => asked.filter(({ path }) => path === '/api/join-league').map(({ body }) => body);

  test('says before the sign-up what it invites to, and lets the new manager choose an open team', async () => {
    leagues = [];
    await open(LINK, false);
    expect((await screen.findByText(/Ann Lind invites you to/)).textContent).toBe(
      'Ann Lind invites you to Pond Kings. Open teams: 2 of 12. Sign up, then choose yours.',
    );
    expect(window.location.search).toBe('');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign in' }));
    await userEvent.type(await screen.findByLabelText('Email'), 'mel@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'slapshot9{Enter}');
    const dialog = within(await screen.findByRole('dialog', JOIN));
    await userEvent.selectOptions(dialog.getByLabelText('Your team'), 'Iron Range');
    await userEvent.click(dialog.getByRole('button', { name: 'Take this team' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' });
    expect(joined()).toEqual([{ link_token: `${LEAGUE}.abcdefghijklmnopqrstuvwxyz`, team_id: 'Tm3aaaaaaaaa' }]);
    expect(readKept('join-link')).toBeNull();
  });

  test('of a full league says so, and a team that was just taken leaves the choice', async () => {
    leagues = [];
    taken = { status: 409, body: { refusal: { name: 'teamTaken', message: 'Iron Range was just taken.' } } };
    await open(LINK, true);
    const dialog = within(await screen.findByRole('dialog', JOIN));
    await userEvent.selectOptions(dialog.getByLabelText('Your team'), 'Iron Range');
    linked = { status: 200, body: { ...linked.body, free: [{ team_id: 'Tm2aaaaaaaaa', team_name: 'North Shore' }] } };
    await userEvent.click(dialog.getByRole('button', { name: 'Take this team' }));
    expect(await dialog.findByText('Iron Range was just taken.')).toBeDefined();
    expect(await dialog.findByRole('button', { name: 'Join as North Shore' })).toBeDefined();
    linked = { status: 200, body: { ...linked.body, free: [] } };
    await act(() => queryClient.invalidateQueries({ queryKey: ['join-link'] }));
    expect(await screen.findByText(/^All 12 teams of Pond Kings have a manager\./)).toBeDefined();
  });

  test('leads a member to their league', async () => {
    await open(LINK, true);
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' });
    expect(joined()).toEqual([]);
  });

  test('can be pasted', async () => {
    leagues = [];
    await open('/leagues', true);
    await screen.findByText('You are in no league yet');
    await userEvent.click(screen.getByRole('button', { name: 'Join by link' }));
    const paste = within(await screen.findByRole('dialog', { name: 'Join a league' }));
    await userEvent.type(paste.getByLabelText('Invitation link'), `https://crease.example${LINK}`);
    await userEvent.click(await paste.findByRole('button', { name: 'Choose a team' }));
    expect(await screen.findByRole('dialog', JOIN)).toBeDefined();
  });

  test('that no longer works says why before the sign-up', async () => {
    linked = {
      status: 409,
      body: {
        refusal: { name: 'linkClosed', message: 'The commissioner closed this link.', fix: 'Ask for a new one.' },
      },
    };
    await open(LINK, false);
    expect(await screen.findByText('The commissioner closed this link. Ask for a new one.')).toBeDefined();
  });
});

describe('an invitation', () => {
  test('waits through signing in, is accepted, and leads to its league', async () => {
    await open('/?invitation=abcdefghijklmnopqrstuvwxyz', false);
    expect((await screen.findByText(/Ann Lind has invited you to manage/)).textContent).toBe(
      'Ann Lind has invited you to manage Iron Range in Office. Sign up, and it is yours.',
    );
    expect(window.location.search).toBe('');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign in' }));
    await userEvent.type(await screen.findByLabelText('Email'), 'mel@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'slapshot9{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' });
    expect(asked.find((one) => one.path === '/api/accept-invitation')?.body).toEqual({
      invitation_token: 'abcdefghijklmnopqrstuvwxyz',
      user_uid: 'u1',
    });
  });

  test('waits for the page in the language of the account', async () => {
    opened = { status: 200, body: { ...session.body, user: { ...user, language: 'fr' } } };
    await open('/?invitation=abcdefghijklmnopqrstuvwxyz', true);
    await waitFor(() => expect(keptLanguage()).toBe('fr'));
    expect(asked.some((one) => one.path === '/api/accept-invitation')).toBe(false);
    expect(readKept('invitation')).toBe('abcdefghijklmnopqrstuvwxyz');
  });

  test('that cannot be accepted says so, offers to try again, and the league loads anyway', async () => {
    accept = { status: 409, body: { refusal: { name: 'invitationExpired', message: 'This invitation has expired.' } } };
    await open('/?invitation=abcdefghijklmnopqrstuvwxyz', true);
    expect(await screen.findByText('This invitation has expired.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' })).toBeDefined();
  });
});

describe('a league that the user is invited to', () => {
  const signIn = async () => {
    await open('/login', false);
    await userEvent.type(await screen.findByLabelText('Email'), 'mel@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'slapshot9{Enter}');
  };

  test('is where sign-in leads when it is the only one, and asks before it is joined', async () => {
    [leagues, closed] = [[pending], true];
    await signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'You are invited to Pond Kings' })).toBeDefined();
    expect(at()).toBe(`/${LEAGUE}/home`);
    expect(asked.some((one) => one.path === '/api/accept-invitation')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Accept and join' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' })).toBeDefined();
    expect(asked.find((one) => one.path === '/api/accept-invitation')?.body).toEqual({
      invitation_token: 'x'.repeat(43),
      user_uid: 'u1',
    });
  });

  test('can be declined, which is asked once more', async () => {
    [leagues, closed] = [[pending], true];
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline Harbor Lights?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline invitation' }));
    await screen.findByRole('heading', { level: 1, name: 'My leagues' });
    expect(asked.find((one) => one.path === '/api/decline-invitation')?.body).toEqual({
      invitation_token: 'x'.repeat(43),
    });
    expect(at()).toBe('/leagues');
  });
});

describe('leaving a league', () => {
  test('asks the only commissioner who takes over, in the same dialog', async () => {
    members = [member('u1', 'Mel Ott', true), member('u2', 'Ann Lind', false)];
    await open('/user/melott', true);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave Pond Kings' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave Pond Kings?' }));
    const choice = await dialog.findByLabelText('New commissioner');
    await userEvent.click(dialog.getByRole('button', { name: 'Leave league' }));
    expect(dialog.getByText('Still missing: New commissioner')).toBeDefined();
    expect(asked.some((one) => one.path === `/api/${LEAGUE}/leave`)).toBe(false);
    await userEvent.selectOptions(choice, 'u2');
    await userEvent.click(dialog.getByRole('button', { name: 'Leave league' }));
    expect(await screen.findByText('You left Pond Kings')).toBeDefined();
    expect(asked.find((one) => one.path === `/api/${LEAGUE}/leave`)?.body).toEqual({ successor_id: 'u2' });
  });

  test('is one press more for a manager, who is told what happens to their team', async () => {
    members = [
      { ...member('u1', 'Mel Ott', false), team_id: 'Tm1aaaaaaaaa', team_name: 'Harbor Lights' },
      member('u2', 'Ann Lind', true),
    ];
    await open('/user/melott', true);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave Pond Kings' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave Pond Kings?' }));
    expect(
      await dialog.findByText(/Harbor Lights keeps its players and picks.*The commissioner is notified/),
    ).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave league' }));
    expect(await screen.findByText('You left Pond Kings')).toBeDefined();
    expect(asked.find((one) => one.path === `/api/${LEAGUE}/leave`)?.body).toEqual({ successor_id: null });
  });
});

describe('the header', () => {
  test('has the requests of all leagues on pages that are about none, each with its league', async () => {
    requests = [
      request,
      {
        ...request,
        trade_id: 'Tr2aaaaaaaaa',
        league_id: 'Lg2aaaaaaaaa',
        league_name: 'Office',
        requested_by_name: 'Iron Range',
      },
    ];
    leagues = [entry, { ...entry, league_id: 'Lg2aaaaaaaaa', league_name: 'Office' }];
    for (const path of ['/user/melott', '/']) {
      await open(path, true);
      await userEvent.click(await screen.findByRole('button', { name: /Inbox/ }));
      const inbox = within(screen.getByRole('dialog', { name: 'Inbox' }));
      expect(
        (await inbox.findByRole('link', { name: /Trade Request received from Iron Range.*Office/ })).getAttribute(
          'href',
        ),
      ).toBe('/Lg2aaaaaaaaa/trade/review/Tr2aaaaaaaaa');
      expect(inbox.getByRole('link', { name: /North Shore.*Pond Kings/ })).toBeDefined();
      await userEvent.click(screen.getByRole('button', { name: /My Leagues/ }));
      const list = within(screen.getByRole('dialog', { name: 'My Teams and Leagues' }));
      expect(within(await list.findByRole('link', { name: /Office/ })).getByText('1 trade request')).toBeDefined();
      cleanup();
    }
  });

  test('leaves inbox and leagues out of the rail of a league, where the account leads to the leagues', async () => {
    const real = window.matchMedia;
    window.matchMedia = (query: string) => ({ ...real(query), matches: query.includes('max-height: 30rem') });
    const isRailed = () => document.documentElement.hasAttribute('data-rail');
    try {
      await open(`/${LEAGUE}/home`, true);
      await userEvent.click(await screen.findByRole('button', { name: /Account of/ }));
      expect(screen.getByRole('menuitem', { name: 'My Leagues' }).getAttribute('href')).toBe('/leagues');
      expect(screen.queryByRole('button', { name: /Inbox|My Leagues/ })).toBeNull();
      expect(isRailed()).toBe(true);
      cleanup();
      await open('/user/melott', true);
      expect(await screen.findByRole('button', { name: /Inbox/ })).toBeDefined();
      expect(isRailed()).toBe(true);
      cleanup();
      await open('/', true);
      expect(await screen.findByRole('button', { name: /Inbox/ })).toBeDefined();
      expect(isRailed()).toBe(false);
    } finally {
      window.matchMedia = real;
    }
  });

  test('leads the site owner to the console without a league, too', async () => {
    opened = { status: 200, body: { ...session.body, user: { ...user, isSiteOwner: true } } };
    await open('/user/melott', true);
    await userEvent.click(await screen.findByRole('button', { name: /Account of/ }));
    expect((await screen.findByRole('menuitem', { name: 'Admin Console' })).getAttribute('href')).toBe(
      '/admin/console',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Admin Console' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Console' })).toBeDefined();
  });

  test('nobody else opens the console without a league', async () => {
    await open('/admin/console', true);
    await screen.findByRole('heading', { level: 1, name: 'Your leagues' });
    expect(at()).toBe('/');
  });
});

test('the landing page of a signed-in user keeps its place when their leagues fail, and asks again', async () => {
  listed = { status: 404, body: { refusal: { name: 'notFound', message: 'Your leagues could not be read.' } } };
  await open('/', true);
  const own = within(await screen.findByRole('region', { name: 'Your leagues' }));
  await own.findByText('Your leagues could not be read.');
  expect(screen.queryByRole('heading', { level: 1, name: /front office/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Get Started' })).toHaveLength(1);
  listed = { status: 200, body: { allLeagues: [] } };
  await userEvent.click(own.getByRole('button', { name: 'Try again' }));
  await own.findByText('You are in no league yet');
});

describe('a member', () => {
  test('sees the league’s home with its empty words', async () => {
    await open(`/${LEAGUE}/home`, true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' })).toBeDefined();
    expect(await screen.findByText('No Recent Activity')).toBeDefined();
    expect(screen.getByText('No FAs assigned yet.')).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'General Draft' }));
    expect(screen.getByText('No Draft picks assigned yet.')).toBeDefined();
    expect(screen.getAllByText('Showing 2025-26 Contract Data').length).toBeGreaterThan(0);
  });

  test('begins with what concerns them, each line the way to where something is done about it', async () => {
    await open(`/${LEAGUE}/home`, true);
    const week = within(await screen.findByRole('region', { name: 'Your week' }));
    expect(await week.findByText('1 thing to do')).toBeDefined();
    const line = week.getByRole('link', { name: /North Shore offers you a trade/ });
    expect(line.getAttribute('href')).toBe(`/${LEAGUE}/trade/review/Tr1aaaaaaaaa`);
  });

  test('is told that nothing waits, and where their team stands', async () => {
    concerns = {
      standing: {
        rank: 2,
        shared: false,
        teams: 12,
        points: 41.5,
        record: null,
        above: { name: 'Iron Range', points: 3 },
        below: { name: 'North Shore', points: 0 },
        latest: { day: '2026-01-04', points: 1.5 },
      },
      concerns: [],
    };
    await open(`/${LEAGUE}/home`, true);
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' });
    // In setup a commissioner sees the steps to the first draft instead.
    expect(screen.queryByRole('region', { name: 'Your week' })).toBeNull();
    cleanup();
    queryClient.clear();
    inSeason = true;
    await open(`/${LEAGUE}/home`, true);
    const week = within(await screen.findByRole('region', { name: 'Your week' }));
    expect(await week.findByText('Nothing waits for you.')).toBeDefined();
    expect(week.getByText('3 behind Iron Range · tied with North Shore')).toBeDefined();
    expect(week.getByText('+1.5')).toBeDefined();
  });

  test('finds their requests, leagues and invitations in the header', async () => {
    leagues = [
      entry,
      {
        ...entry,
        league_id: 'Lg2aaaaaaaaa',
        league_name: 'Office',
        user_team: 'Iron Range',
        pending: true,
        invitation_token: 'x'.repeat(43),
      },
    ];
    await open(`/${LEAGUE}/home`, true);
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' });
    await userEvent.click(await screen.findByRole('button', { name: /Inbox/ }));
    expect(screen.getByRole('link', { name: /Trade Request received from North Shore/ })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /My Leagues/ }));
    expect(screen.queryByRole('dialog', { name: 'Inbox' })).toBeNull();
    const list = within(screen.getByRole('dialog', { name: 'My Teams and Leagues' }));
    expect(await list.findByText('Pending Invite')).toBeDefined();
    await userEvent.click(list.getByRole('button', { name: 'Create new league' }));
    expect(await screen.findByRole('dialog', { name: 'Create a new league' })).toBeDefined();
  });

  test('without a league is told so', async () => {
    leagues = [];
    await open('/', true);
    await userEvent.click(await screen.findByRole('button', { name: /My Leagues/ }));
    expect(await screen.findByText("You haven't joined any leagues yet")).toBeDefined();
  });

  test('who is no member learns nothing of a league', async () => {
    await open('/Lg9aaaaaaaaa/home', true);
    expect(await screen.findByText('This league is not open to you')).toBeDefined();
  });

  test('who is removed sees nothing of the league any more, on the page and above it', async () => {
    await open(`/${LEAGUE}/home`, true);
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' });
    closed = true;
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('This league is not open to you')).toBeDefined();
    expect(screen.queryByRole('heading', { level: 1, name: 'Welcome, Mel' })).toBeNull();
    expect(screen.queryByText('Pond Kings')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'League' })).toBeNull();
  });

  test('sees nothing of the user before, who never signed out', async () => {
    await open(`/${LEAGUE}/home`, true);
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' });
    opened = { status: 200, body: { ...session.body, user: { ...user, uid: 'u2', first_name: 'Ann' } } };
    localStorage.setItem('crease.session', 'u2');
    closed = true;
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'crease.session' })));
    expect(await screen.findByText('This league is not open to you')).toBeDefined();
    expect(screen.queryByText('Pond Kings')).toBeNull();
    expect(screen.queryByText(/Mel/)).toBeNull();
  });

  test('finds no form where they signed in before', async () => {
    await open('/login', false);
    await userEvent.type(await screen.findByLabelText('Email'), 'mel@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'slapshot9{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' });
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'My leagues' });
    expect(at()).toBe('/leagues');
  });

  test('is taken to the landing page when they sign out', async () => {
    await open(`/${LEAGUE}/home`, true);
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Mel' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await landing();
    expect(at()).toBe('/');
    expect(asked.some((one) => one.path === '/api/auth/sign-out')).toBe(true);
  });

  test('sees the teams that have a manager in the side navigation, with a check on their own', async () => {
    await open(`/${LEAGUE}/home`, true);
    const nav = within((await screen.findAllByRole('navigation', { name: 'League' }))[0]!);
    for (const name of [
      'League Home',
      'Recent Activity',
      'Board',
      'Players',
      'Draft Room',
      'Protection Sheet Builder',
      'Commissioner Settings',
      'Rules',
    ])
      expect(nav.getByRole('link', { name })).toBeDefined();
    await userEvent.click(nav.getByRole('button', { name: 'Teams' }));
    const teams = within(await screen.findByRole('dialog', { name: 'Teams' }));
    expect(teams.getByRole('link', { name: /Harbor Lights/ })).toBeDefined();
    expect(teams.getByLabelText('your team')).toBeDefined();
    expect(teams.queryByRole('link', { name: /North Shore/ })).toBeNull();
  });

  test('in a draft room has neither side navigation nor league menus', async () => {
    await open(`/${LEAGUE}/draft/live/Dr1aaaaaaaaa`, true);
    await screen.findByText('Pond Kings');
    await waitFor(() => expect(screen.getByRole('button', { name: /Account of/ })).toBeDefined());
    expect(screen.queryByRole('navigation', { name: 'League' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Inbox|My Leagues/ })).toBeNull();
  });
});
