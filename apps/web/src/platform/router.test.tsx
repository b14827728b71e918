import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, MemoryRouter, Navigate, NavLink, Outlet, Route, Routes, matchPath, useLocation, useNavigate, useParams, useSearchParams } from './router.js';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}
const address = () => screen.getByLabelText('address').textContent;

function Named() {
  return <p>{JSON.stringify(useParams())}</p>;
}

const open = (at: string) =>
  render(
    <MemoryRouter at={at}>
      <Address />
      <Routes>
        <Route element={<Outlet />}>
          <Route index element={<p>front</p>} />
          <Route path="login" element={<p>doors</p>} />
        </Route>
        <Route path="user/:userName" element={<Named />} />
        <Route path=":leagueId" element={<section aria-label="league"><Outlet /></section>}>
          <Route index element={<Navigate to="home" replace />} />
          <Route path="home" element={<p>home</p>} />
          <Route path="team" element={<Navigate to="../home" replace />} />
          <Route path="team/:teamId" element={<Named />} />
          <Route path="trade" element={<Navigate to="all" replace />} />
          <Route path="trade/all" element={<p>trades</p>} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );

describe('routes', () => {
  test('draw what an address is about, inside what it lies in', () => {
    open('/abc/home');
    expect(screen.getByRole('region', { name: 'league' }).textContent).toBe('home');
  });

  test('are found whatever case and closing slashes they are written with', () => {
    open('/LogIn/');
    expect(screen.getByText('doors')).toBeTruthy();
  });

  test('give their names decoded, those of outer routes too', () => {
    open('/abc/team/x%20y');
    expect(screen.getByText('{"leagueId":"abc","teamId":"x y"}')).toBeTruthy();
  });

  test('leave a broken encoding as it is', () => {
    open('/user/100%');
    expect(screen.getByText('{"userName":"100%"}')).toBeTruthy();
  });

  test.each([
    ['/abc', '/abc/home'],
    ['/abc/team', '/abc/home'],
    ['/abc/trade', '/abc/trade/all'],
    ['/abc/no/such/page', '/'],
  ])('send %s on to %s', (from, to) => {
    open(from);
    expect(address()).toBe(to);
  });
});

test('a pattern fits the whole of a path or not at all', () => {
  expect(matchPath('/', '/')).toEqual({});
  expect(matchPath('/:leagueId/*', '/abc/home')).toEqual({ leagueId: 'abc' });
  expect(matchPath('/:leagueId/home', '/abc/home/')).toEqual({ leagueId: 'abc' });
  expect(matchPath('/:leagueId/home', '/abc/home/more')).toBeNull();
  expect(matchPath('/:leagueId/home', '/abc')).toBeNull();
});

describe('in the address bar', () => {
  beforeEach(() => window.history.replaceState(null, '', '/a?x=1'));

  function Buttons() {
    const navigate = useNavigate();
    const [search, setSearch] = useSearchParams();
    return (
      <>
        <Address />
        <button type="button" onClick={() => navigate('/b#part')}>b</button>
        <button type="button" onClick={() => navigate({ search: '' }, { replace: true })}>bare</button>
        <button type="button" onClick={() => setSearch((now) => ({ ...Object.fromEntries(now), y: 'ä' }))}>ask {search.get('x')}</button>
        <NavLink to="/a">first</NavLink>
        <NavLink to="/b">second</NavLink>
        <Link to="/a" onClick={(event) => event.preventDefault()}>stay</Link>
      </>
    );
  }
  const show = () => render(<BrowserRouter><Buttons /></BrowserRouter>);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('a step adds an entry that going back takes away again', async () => {
    show();
    await press('b');
    expect(window.location.pathname + window.location.hash).toBe('/b#part');
    expect(address()).toBe('/b#part');
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(address()).toBe('/a?x=1');
  });

  test('a replacement adds none, and what an address leaves out stays', async () => {
    show();
    const entries = window.history.length;
    await press('bare');
    expect(address()).toBe('/a');
    expect(window.history.length).toBe(entries);
  });

  test('questions are changed from what they are', async () => {
    show();
    await press('ask 1');
    expect(window.location.search).toBe(`?x=1&y=${encodeURIComponent('ä')}`);
    expect(address()).toBe(`/a?x=1&y=${encodeURIComponent('ä')}`);
  });

  test('a link goes without loading, says where one is, and leaves new tabs to the browser', async () => {
    show();
    const second = screen.getByRole('link', { name: 'second' });
    expect(screen.getByRole('link', { name: 'first' }).getAttribute('aria-current')).toBe('page');
    expect(second.getAttribute('aria-current')).toBeNull();
    await userEvent.click(second);
    expect(address()).toBe('/b');
    expect(second.getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('link', { name: 'stay' }));
    expect(address()).toBe('/b');
    // What the browser would do with it is only noted here.
    const left: boolean[] = [];
    const note = (event: MouseEvent) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', note, { once: true });
    act(() => void screen.getByRole('link', { name: 'first' }).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })));
    expect(left).toEqual([true]);
    expect(address()).toBe('/b');
  });

  test('a link to where one is adds no entry', async () => {
    window.history.replaceState(null, '', '/a');
    show();
    const entries = window.history.length;
    await userEvent.click(screen.getByRole('link', { name: 'first' }));
    expect(window.history.length).toBe(entries);
  });
});
