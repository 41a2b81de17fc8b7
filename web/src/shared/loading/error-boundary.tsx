import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportClientError } from '../log/client-errors.js';
import { logError } from '../log/log.js';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  /** A new value clears the failure and renders the children again. */
  attempt?: number;
  onError?: () => void;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    logError(`a part of the screen failed: ${info.componentStack ?? ''}`, error);
    reportClientError('boundary', error);
    this.props.onError?.();
  }

  override componentDidUpdate({ attempt }: ErrorBoundaryProps) {
    if (this.state.hasFailed && attempt !== this.props.attempt) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
