export async function within(limitMs: number, what: string, work: () => Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not within ${limitMs} ms: ${what}`)), limitMs);
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
