import { Button } from '@rover/ui/button';
import { PartMissing } from '@rover/ui/late';
import { tabTitle } from '@rover/venue/page-titles';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { report } from '../browser/report.js';

interface ErrorBoundaryProps {
  /** Nothing stands where this breaks, or does not come: the page can do without it. */
  optional?: boolean;
  /** A part of a page, which keeps its name in the tab. */
  part?: boolean;
  /** Where in the history the reader is: whoever comes there anew sees whether it comes now. */
  at?: string;
  children: ReactNode;
}

/** When a page breaks: an apology and a way on, instead of a white sheet. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    report(`A page broke${info.componentStack ?? ''}`, error);
    if (error instanceof PartMissing) error.askAnew();
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
