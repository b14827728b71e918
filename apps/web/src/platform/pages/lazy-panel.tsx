import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { lazyPart, type LazyPart } from '../../ui/lazy-part.js';
import { ErrorState } from '../../ui/page/Panel.js';
import { reloadIfReachable } from '../device/old-release.js';
import * as t from './pages.words.en.js';

/**
 * After this many failures with a network the page loads again: its release may be gone, and some browsers (Chromium)
 * fetch a module that has failed only with a new page.
 */
const FAILURES_OF_OLD_RELEASE = 2;

/** The file of a panel could not be loaded. Errors of a panel that has loaded are none of these. */
class PanelLoadError extends Error {}

interface BoundaryProps {
  readonly onFailed: () => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

class PanelBoundary extends Component<BoundaryProps, { readonly caught: { readonly error: unknown } | null }> {
  override state = { caught: null as { readonly error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PanelLoadError) this.props.onFailed();
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ caught: null });
  };

  override render() {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    if (!(caught.error instanceof PanelLoadError)) throw caught.error;
    return <ErrorState message={t.partNotLoaded} retry={this.retry} />;
  }
}

/**
 * `lazyPart` for a panel of a page. When its file cannot be loaded, the panel shows an error with a retry, and the rest
 * of the page stays. A page that fails repeatedly reloads like one of an old release.
 */
export const lazyPanel = panelOf as LazyPart;

function panelOf(load: () => Promise<Record<string, ComponentType>>, name = 'default'): ComponentType {
  const attempt = () =>
    lazyPart(
      () =>
        load().catch((cause: unknown) => {
          throw new PanelLoadError('The file of a panel could not be loaded.', { cause });
        }),
      name,
    );
  // React keeps the failure, so each try needs a new lazy component.
  let latest = attempt();
  let failures = 0;
  const onFailed = () => {
    latest = attempt();
    failures += 1;
    if (failures >= FAILURES_OF_OLD_RELEASE) void reloadIfReachable();
  };
  return function LazyPanel(props: object) {
    const [Panel, setPanel] = useState(() => latest);
    return (
      <PanelBoundary onFailed={onFailed} onRetry={() => setPanel(() => latest)}>
        <Panel {...props} />
      </PanelBoundary>
    );
  };
}
