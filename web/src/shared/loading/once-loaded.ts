/** A load that runs when it is first needed, and whose result is kept. */
export interface OnceLoaded<T> {
  (): Promise<T>;
  /** The load in progress or done; null before the first one and after a failure. */
  current: () => Promise<T> | null;
  forget: () => void;
}

/** Calls `load` once; after a failure the next call loads again. */
export function onceLoaded<T>(load: () => Promise<T>): OnceLoaded<T> {
  let kept: Promise<T> | null = null;
  const loadOnce = () => {
    if (kept === null) {
      const loading = load();
      kept = loading;
      loading.catch(() => (kept = null)); // the caller that waits for it gets the failure
    }
    return kept;
  };
  return Object.assign(loadOnce, { current: () => kept, forget: () => void (kept = null) });
}
