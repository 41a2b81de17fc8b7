/** Exponential backoff: `first`, doubled with each earlier failure, up to `most`. */
export const backoffDelay = (failures: number, first: number, most: number): number =>
  Math.min(first * 2 ** failures, most);
