import { z } from 'zod';

/**
 * Some of the users that a snapshot shows, and where the next page begins; null when this was the
 * last one.
 */
export interface IdPage {
  readonly ids: number[];
  readonly next: string | null;
}

/** The cursor of the first page, and of a page that does not exist. */
export const END = '0';

const Scan = z.tuple([z.string(), z.array(z.string())]);

/** Reads what a ZSCAN answers; each id is followed by its score. */
export function readScan(answer: unknown): IdPage {
  const [next, found] = Scan.parse(answer);
  const ids = found.filter((_, index) => index % 2 === 0).map(Number);
  return { ids, next: next === END ? null : next };
}
