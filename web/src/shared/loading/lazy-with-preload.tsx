import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary.js';
import { type FailedPartProps, LoadFailed } from './load-failed.js';
import { onceImported } from './once-loaded.js';
import { useRetry } from './use-retry.js';

export interface LazyOptions<Props> {
  /** If missing, the next Suspense above shows its fallback. */
  pending?: ReactNode;
  Failed?: ComponentType<FailedPartProps<Props>>;
  /**
   * Called instead of a retry when the network returns, for a part that opens on a press and must
   * not open late.
   */
  close?: (part: Props) => void;
}

export interface LazyComponent<Props> extends FunctionComponent<Props> {
  load(): Promise<unknown>;
}

/**
 * Replaces only this part by `Failed` if it fails, and retries when the network returns. Unlike
 * with React's `lazy`, a loaded part renders immediately: React keeps a fallback for 300 ms.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending, Failed = LoadFailed, close }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const source = retryableSource(load);

  function Part(props: Props) {
    const [{ Component, attempt }, setShown] = useState(() => ({ Component: source.current(), attempt: 0 }));
    const loadAgain = async () => {
      const loaded = await source.load();
      setShown((last) => ({ Component: loaded, attempt: last.attempt + 1 }));
    };
    const component = <Component {...props} />;
    return (
      <ErrorBoundary
        attempt={attempt}
        onError={source.renew}
        fallback={
          <FailedPart
            Failed={Failed}
            part={props}
            isLoaded={source.isLoaded}
            loadAgain={loadAgain}
            onOnline={() => close?.(props)}
          />
        }
      >
        {pending === undefined ? component : <Suspense fallback={pending}>{component}</Suspense>}
      </ErrorBoundary>
    );
  }
  return Object.assign(Part, { load: source.load });
}

function retryableSource<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = onceImported(async () => (loaded = await load()));
  const createLazy = () => lazy(async () => ({ default: await loadOnce() }));
  let later = createLazy();
  return {
    load: loadOnce,
    isLoaded: () => loaded !== null,
    current: (): ComponentType<Props> => loaded ?? later,
    /** React caches the failure of a lazy component, so the next mount needs a new component. */
    renew: () => void (later = createLazy()),
  };
}

interface FailedPartInput<Props> {
  Failed: ComponentType<FailedPartProps<Props>>;
  part: Props;
  isLoaded: () => boolean;
  loadAgain: () => Promise<void>;
  onOnline: () => void;
}

function FailedPart<Props>({ Failed, part, isLoaded, loadAgain, onOnline }: FailedPartInput<Props>) {
  return <Failed part={part} isLoaded={isLoaded()} {...useRetry(loadAgain, onOnline)} />;
}

/**
 * Removes links that failed to load. Otherwise Vite regards their styles as loaded, and a retry
 * renders without them.
 */
export function removeFailedLinks(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) target.remove();
  };
  document.addEventListener('error', onError, { capture: true }); // Does not bubble
}
