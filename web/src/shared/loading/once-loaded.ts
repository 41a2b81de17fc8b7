export interface OnceLoaded<T> {
  (): Promise<T>;
  /** Null before the first load and after a failure. */
  current: () => Promise<T> | null;
  forget: () => void;
}

/**
 * Loads a dynamic import once, and not while offline, since browsers cache a failed import until
 * the page is closed. `onLine` is undefined while prerendering.
 */
export const onceImported = <T>(load: () => Promise<T>): OnceLoaded<T> =>
  onceLoaded(async () => {
    if (navigator.onLine === false) throw new Error('the device is offline');
    return load();
  });

/** Caches the result; after a failure the next call loads again. */
export function onceLoaded<T>(load: () => Promise<T>): OnceLoaded<T> {
  let cached: Promise<T> | null = null;
  const loadOnce = () => {
    if (cached === null) {
      const loading = load();
      cached = loading;
      // The caller receives the failure; this only clears the cache.
      loading.catch(() => {
        if (cached === loading) cached = null;
      });
    }
    return cached;
  };
  return Object.assign(loadOnce, { current: () => cached, forget: () => void (cached = null) });
}
