/** What a notice by push carries to a device. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** The page of the app that a press on it opens. */
  readonly path: string;
  /** A notice takes the place of the one before with the same tag. */
  readonly tag: string;
}

const NOTICES = '/account/notices';

/** An address within the app; whatever else it is, the page of notices. */
export const appPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])[\w\-./?=&%#:,~]*$/.test(path) ? path : NOTICES;
