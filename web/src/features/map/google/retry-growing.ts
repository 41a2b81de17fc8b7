/** Tries once, then again after each of the delays, ms, until it succeeds; fails as the last try failed. */
export async function retryGrowing<T>(attempt: () => Promise<T>, delays: readonly number[]): Promise<T> {
  try {
    return await attempt();
  } catch (cause) {
    const [delay, ...later] = delays;
    if (delay === undefined) throw cause;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return retryGrowing(attempt, later);
  }
}
