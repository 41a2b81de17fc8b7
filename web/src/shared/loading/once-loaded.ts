export interface OnceLoaded<T> {
  (): Promise<T>;
  /** Null before the first load and after a failure. */
  current: () => Promise<T> | null;
  forget: () => void;
}

/**
 * For dynamic imports, which must not start offline: browsers cache a failed import as long as the
 * page lives. While prerendering `onLine` is undefined.
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
      // the waiting caller gets the failure
      loading.catch(() => {
        if (cached === loading) cached = null;
      });
    }
    return cached;
  };
  return Object.assign(loadOnce, { current: () => cached, forget: () => void (cached = null) });
}
