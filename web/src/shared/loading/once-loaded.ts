/**
 * A load that runs when first wanted and is then kept; after a failure the next wish loads again.
 */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    if (kept === null) {
      const loading = load();
      kept = loading;
      loading.catch(() => (kept = null)); // who waits for it hears of the failure
    }
    return kept;
  };
}
