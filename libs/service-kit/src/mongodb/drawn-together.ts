import { AskedTogether } from './asked-together.js';

/**
 * Draws the numbers of a sequence, those of all who wait in one go: a document that everybody wants to change at once makes them wait for
 * each other, and a write costs the same for one number as for many.
 */
export class DrawnTogether {
  private readonly callers: AskedTogether<undefined, number>;

  /** @param draw draws so many at once; resolves with the last of them */
  constructor(draw: (count: number) => Promise<number>) {
    this.callers = new AskedTogether(async (all) => {
      const first = (await draw(all.length)) - all.length + 1;
      return all.map((_, index) => first + index);
    });
  }

  /** The next number; later callers get greater ones. */
  next(): Promise<number> {
    return this.callers.of(undefined);
  }
}
