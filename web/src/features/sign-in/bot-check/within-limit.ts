/** Runs `task` for at most `limitMs`; then it is aborted, and this fails. */
export function withinLimit<T>(task: (signal: AbortSignal) => Promise<T>, limitMs: number): Promise<T> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      controller.abort();
      reject(new Error(`not done within ${limitMs} ms`));
    }, limitMs);
    task(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
