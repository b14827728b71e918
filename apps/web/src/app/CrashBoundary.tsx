import { Component, type ReactNode } from 'react';
import { reloadIfReachable } from '../platform/device/old-release.js';
import { Button } from '../ui/Button.js';
import * as t from './app.words.en.js';

/** True when a chunk is missing because a new release has replaced it. */
const isOldRelease = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically/i.test(error.message);

/** Catches errors that no page caught. A page of an old release reloads; any other error shows a message. */
export class CrashBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (isOldRelease(error)) void reloadIfReachable();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main
        role="alert"
        className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-3 p-6 text-center"
      >
        <h1 className="text-lg font-bold">{t.pageFailed}</h1>
        <p className="text-ink-2">{t.pageFailedHint}</p>
        <Button variant="primary" onClick={() => location.reload()}>
          {t.reload}
        </Button>
      </main>
    );
  }
}
