import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary.js';
import { type FailedPartProps, LoadFailed } from './load-failed.js';
import { onceLoaded } from './once-loaded.js';
import { useRetry } from './use-retry.js';

/** What a lazy part shows while it is not there. */
export interface LazyOptions<Props> {
  /** Shown while the part loads; without it the next Suspense above shows its fallback. */
  pending?: ReactNode;
  /** Shown if the part cannot be loaded or rendered. */
  Failed?: ComponentType<FailedPartProps<Props>>;
}

/** A component that is loaded when it is first rendered, or before. */
export interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Loads the part before it is rendered. Rejects if it cannot be loaded. */
  load(): Promise<unknown>;
}

/**
 * Creates a component from a file of its own. If the file cannot be loaded, or the component
 * throws, only this part is replaced by `Failed`, which offers to try again; the return of the
 * network does so by itself. A part that is loaded already renders immediately: with React's `lazy`
 * alone it would show the fallback, which React keeps for 300 ms.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending, Failed = LoadFailed }: LazyOptions<Props> = {},
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
          <FailedPart Failed={Failed} part={props} isLoaded={source.isLoaded} loadAgain={loadAgain} />
        }
      >
        {pending === undefined ? component : <Suspense fallback={pending}>{component}</Suspense>}
      </ErrorBoundary>
    );
  }
  return Object.assign(Part, { load: source.load });
}

/** Loads a component, at the next request too if it failed. */
function retryableSource<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = onceLoaded(async () => {
    // Browsers keep a failed import: a later try in the same page would fail too. The build, which
    // draws pages too, has no `onLine`.
    if (navigator.onLine === false) throw new Error('the device is offline');
    return (loaded = await load());
  });
  const createLazy = () => lazy(async () => ({ default: await loadOnce() }));
  let later = createLazy();
  return {
    load: loadOnce,
    isLoaded: () => loaded !== null,
    current: (): ComponentType<Props> => loaded ?? later,
    /** React keeps the failure of a lazy component, so the next mount needs another one. */
    renew: () => void (later = createLazy()),
  };
}

interface FailedPartInput<Props> {
  Failed: ComponentType<FailedPartProps<Props>>;
  part: Props;
  isLoaded: () => boolean;
  loadAgain: () => Promise<void>;
}

function FailedPart<Props>({ Failed, part, isLoaded, loadAgain }: FailedPartInput<Props>) {
  return <Failed part={part} isLoaded={isLoaded()} {...useRetry(loadAgain)} />;
}
