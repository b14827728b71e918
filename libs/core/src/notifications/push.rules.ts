export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** Replaces an earlier notice with the same tag. */
  readonly tag: string;
}

const NOTICES = '/account/notices';

/** A path within the app; for anything else the notices page. */
export const appPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])[\w\-./?=&%#:,~]*$/.test(path) ? path : NOTICES;
