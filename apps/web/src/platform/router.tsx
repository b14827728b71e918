import {
  Children,
  createContext,
  isValidElement,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';

/** An address in its three parts, as the address bar writes them. */
interface Address {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
}

/** Where the app is. */
export interface Location extends Address {
  /** Names this entry of the history, as long as it lasts. */
  readonly key: string;
}

/** How the app came to be where it is: by going back or forward (or not yet at all), or by an entry that was added or replaced. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** An address. What it does not begin with is taken from where the app is; a path without `/` at its front goes on from the route's own, like in folders. */
export type To = string | Partial<Address>;
export type Params = Readonly<Record<string, string | undefined>>;
export interface NavigateOptions {
  /** Instead of the present entry of the history, not after it. */
  readonly replace?: boolean;
}
export type NavigateFunction = (to: To, options?: NavigateOptions) => void;

/** Where addresses are kept: the browser's, or a test's. */
interface Trail {
  read(): Location;
  write(address: string, replace: boolean): void;
  /** Tells of changes that were not written here (back, forward). */
  listen(changed: () => void): () => void;
}

interface Router {
  readonly here: () => Address;
  readonly go: (address: string, replace: boolean) => void;
}
interface Place {
  /** The part of the address that led to this route. */
  readonly base: string;
  readonly params: Params;
  readonly outlet: ReactNode;
}

// Two of them, so that a link, which goes anywhere from anywhere, is not drawn again at every step.
const RouterContext = createContext<Router | null>(null);
const LocationContext = createContext<{ readonly location: Location; readonly way: NavigationType } | null>(null);
const PlaceContext = createContext<Place>({ base: '/', params: {}, outlet: null });

function inside<T>(value: T | null): T {
  if (value === null) throw new Error('there is no router around this component');
  return value;
}

const useRouter = () => inside(useContext(RouterContext));
export const useLocation = () => inside(useContext(LocationContext)).location;
export const useNavigationType = () => inside(useContext(LocationContext)).way;
/** What the names in the route's path stand for, decoded. */
export const useParams = () => useContext(PlaceContext).params;
/** The inner route. */
export const Outlet = () => useContext(PlaceContext).outlet;

// ── addresses ───────────────────────────────────────────────────────────────────────────────────────────────────────

const split = (address: string): Address => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
};

function resolve(to: To, base: string, here: Address): string {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? split(to) : to;
  return (pathname === '' ? here.pathname : pathname.startsWith('/') ? pathname : joined(base, pathname)) + search + hash;
}

function joined(base: string, path: string): string {
  const parts = segments(base);
  for (const part of segments(path)) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

const segments = (path: string) => path.split('/').filter(Boolean);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

interface Taken {
  readonly params: Params;
  readonly rest: readonly string[];
}

/** Takes a pattern (`:name` is any segment, `*` at the end is all that is left) from the front of an address. */
function take(pattern: string, address: readonly string[]): Taken | null {
  const params: Record<string, string> = {};
  let at = 0;
  for (const part of segments(pattern)) {
    if (part === '*') return { params, rest: [] };
    const segment = address[at++];
    if (segment === undefined) return null;
    if (part.startsWith(':')) params[part.slice(1)] = decoded(segment);
    else if (part.toLowerCase() !== decoded(segment).toLowerCase()) return null;
  }
  return { params, rest: address.slice(at) };
}

/** The names of a pattern that fits the whole of a path; null when it does not fit. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const taken = take(pattern, segments(pathname));
  return taken?.rest.length === 0 ? taken.params : null;
}

// ── routes ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface RouteProps {
  readonly path?: string;
  /** The page of its parent's own address. */
  readonly index?: boolean;
  /** Drawn with the inner route as its `<Outlet />`; the inner route alone by default. */
  readonly element?: ReactNode;
  readonly children?: ReactNode;
}

/** One line of `<Routes>`; draws nothing by itself. */
export function Route(_line: RouteProps): ReactNode {
  return null;
}

interface Matched {
  readonly element: ReactNode;
  readonly base: string;
  readonly params: Params;
}

/** The routes that lead to an address, from the outermost; the first that fits, in the order they are written. */
function matched(routes: ReactNode, address: readonly string[], base: string): Matched[] | null {
  for (const route of Children.toArray(routes)) {
    if (!isValidElement<RouteProps>(route)) continue;
    const { path, index = false, element, children } = route.props;
    const taken = take(path ?? '', address);
    if (taken === null) continue;
    const { params, rest } = taken;
    const own: Matched = { element: element ?? <Outlet />, base: path === '*' ? base : joined(base, address.slice(0, address.length - rest.length).join('/')), params };
    const inner = children === undefined ? null : matched(children, rest, own.base);
    if (inner !== null) return [own, ...inner];
    if (rest.length === 0 && (index || path !== undefined)) return [own];
  }
  return null;
}

/** Draws the route of the present address. */
export function Routes({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return useMemo(() => {
    const chain = matched(children, segments(pathname), '/') ?? [];
    const params: Params = Object.assign({}, ...chain.map((route) => route.params));
    return chain.reduceRight<ReactNode>((outlet, { base, element }) => <PlaceContext value={{ base, params, outlet }}>{element}</PlaceContext>, null);
  }, [children, pathname]);
}

function TrailRouter({ trail, children }: { trail: Trail; children: ReactNode }) {
  const [now, setNow] = useState<{ location: Location; way: NavigationType }>(() => ({ location: trail.read(), way: 'POP' }));
  const router = useMemo((): Router => {
    const { read: here } = trail;
    return {
      here,
      go: (address, replace) => {
        trail.write(address, replace);
        // The page that is here stays until the next one can be drawn.
        startTransition(() => setNow({ location: here(), way: replace ? 'REPLACE' : 'PUSH' }));
      },
    };
  }, [trail]);
  useLayoutEffect(() => trail.listen(() => startTransition(() => setNow({ location: trail.read(), way: 'POP' }))), [trail]);
  return (
    <RouterContext value={router}>
      <LocationContext value={now}>{children}</LocationContext>
    </RouterContext>
  );
}

const newKey = () => Math.random().toString(36).slice(2);

const browserTrail: Trail = {
  read: () => {
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash, key: (window.history.state as { key?: string } | null)?.key ?? 'default' };
  },
  write: (address, replace) => window.history[replace ? 'replaceState' : 'pushState']({ key: newKey() }, '', address),
  listen: (changed) => {
    window.addEventListener('popstate', changed);
    return () => window.removeEventListener('popstate', changed);
  },
};

function memoryTrail(first: string): Trail {
  let now: Location = { ...split(first), key: 'default' };
  return {
    read: () => now,
    write: (address) => {
      now = { ...split(address), key: newKey() };
    },
    listen: () => () => undefined,
  };
}

/** The router of the address bar. */
export const BrowserRouter = ({ children }: { children: ReactNode }) => <TrailRouter trail={browserTrail}>{children}</TrailRouter>;

/** A router whose addresses nobody sees: for tests. */
export function MemoryRouter({ at = '/', children }: { at?: string; children: ReactNode }) {
  const [trail] = useState(() => memoryTrail(at));
  return <TrailRouter trail={trail}>{children}</TrailRouter>;
}

// ── going somewhere ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Goes to an address. The function stays the same as long as the route does. */
export function useNavigate(): NavigateFunction {
  const { here, go } = useRouter();
  const { base } = useContext(PlaceContext);
  return useCallback((to, { replace = false } = {}) => go(resolve(to, base, here()), replace), [here, go, base]);
}

/** Sends on to another address as soon as it is drawn. */
export function Navigate({ to, replace }: { to: string; replace?: boolean }): null {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

type Search = URLSearchParams | Readonly<Record<string, string>>;

/** The address's questions, and how to change them: to others, or from what they are. */
export function useSearchParams(): [URLSearchParams, (next: Search | ((now: URLSearchParams) => Search), options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const { here } = useRouter();
  const navigate = useNavigate();
  const change = useCallback(
    (next: Search | ((now: URLSearchParams) => Search), options?: NavigateOptions) => {
      const text = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(here().search)) : next).toString();
      navigate({ search: text === '' ? '' : `?${text}` }, options);
    },
    [here, navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), change];
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly replace?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** An address of the app. What the browser does with a link besides going there (a new tab, saving) is left to it. */
export function Link({ to, replace, onClick, ...rest }: LinkProps) {
  const { here, go } = useRouter();
  const href = resolve(to, useContext(PlaceContext).base, here());
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const own = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && (rest.target ?? '_self') === '_self';
    if (event.defaultPrevented || !own) return;
    event.preventDefault();
    // Where one is already is no further step back.
    go(href, replace ?? resolve({ ...here() }, '/', here()) === href);
  };
  return <a {...rest} href={href} onClick={press} />;
}

/** A link that says when it leads to the page that is open, or to one that page lies under. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { base } = useContext(PlaceContext);
  const location = useLocation();
  const path = split(resolve(to, base, location)).pathname.toLowerCase();
  const here = location.pathname.toLowerCase();
  return <Link to={to} aria-current={here === path || here.startsWith(`${path}/`) ? 'page' : undefined} {...rest} />;
}
