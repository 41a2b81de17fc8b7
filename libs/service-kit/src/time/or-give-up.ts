/** Waits for work that is about to end, but at most `ms`: it may hang on a server that is away. */
export async function orGiveUp(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
