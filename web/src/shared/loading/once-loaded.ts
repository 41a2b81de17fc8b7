export interface OnceLoaded<T> {
  (): Promise<T>;
  /** Null before the first load and after a failure. */
  current: () => Promise<T> | null;
  forget: () => void;
}

/** Caches the result; after a failure the next call loads again. */
export function onceLoaded<T>(load: () => Promise<T>): OnceLoaded<T> {
  let kept: Promise<T> | null = null;
  const loadOnce = () => {
    if (kept === null) {
      const loading = load();
      kept = loading;
      loading.catch(() => (kept = null)); // the waiting caller gets the failure
    }
    return kept;
  };
  return Object.assign(loadOnce, { current: () => kept, forget: () => void (kept = null) });
}
