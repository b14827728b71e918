export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A notice replaces an earlier one with the same tag. */
  readonly tag: string;
}

const NOTICES = '/account/notices';

/** Returns a valid path within the app; for anything else the notices page. */
export const appPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])[\w\-./?=&%#:,~]*$/.test(path) ? path : NOTICES;
