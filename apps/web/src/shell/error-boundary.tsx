import { Button } from '@rover/ui/button';
import { ChunkLoadError } from '@rover/ui/lazy-with-retry';
import { tabTitle } from '@rover/venue/page-titles';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logError } from '../browser/log-error.js';

interface ErrorBoundaryProps {
  /** Render nothing when this fails: the page can do without it. */
  optional?: boolean;
  /** A part of a page; the page keeps its title then. */
  part?: boolean;
  /** The key of the history entry: after navigation it tries to render again. */
  at?: string;
  children: ReactNode;
}

/** Shows an apology and a way on when a page fails to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    logError(`A page broke${info.componentStack ?? ''}`, error);
    if (error instanceof ChunkLoadError) error.retry();
    if (!this.props.optional && !this.props.part) document.title = tabTitle('Something went wrong');
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps) {
    if (at !== this.props.at) this.setState({ broken: false });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    if (this.props.optional) return null;
    return (
      <div role="alert" className="page-width flex flex-col items-center gap-5 py-24 text-center">
        <h1 className="text-h2">Something went wrong</h1>
        <p className="max-w-prose text-muted">
          A glass slipped behind the bar. Load the page again; if it keeps happening, give us a ring.
        </p>
        <Button onClick={() => window.location.reload()}>Reload Page</Button>
      </div>
    );
  }
}
