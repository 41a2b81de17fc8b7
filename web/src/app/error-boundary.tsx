import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logError } from '../shared/log/log.js';

interface ErrorBoundaryProps {
  /** What stands in for the screen that broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a broken screen from taking the whole app with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    logError(`a screen broke: ${info.componentStack ?? ''}`, error);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
