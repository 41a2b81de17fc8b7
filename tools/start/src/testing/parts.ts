/** A part of `npm test`: one npm script of the whole workspace. */
export interface Part {
  readonly name: string;
  /** What is said behind the script's name; only here, since its build is there already. */
  readonly args?: readonly string[];
  /**
   * How long it may take, minutes: several times what it takes on two processors that it shares
   * with the other lanes, so that only what hangs is ended.
   */
  readonly minutes: number;
}

/** Parts that run one after the other, beside the other lanes. */
export interface Lane {
  /** How far it steps back for the other lanes, from 0 to 19, as `nice` has it. */
  readonly niceness: number;
  readonly parts: readonly Part[];
}

/** Comes before all others, which run what it has built. */
export const BUILD: Part = { name: 'build', minutes: 15 };

const BUILT = ['--exclude-task-dependencies']; // Nx would put every package's build in place anew

/**
 * What `npm test` runs. What mostly waits, for a server that comes back, a limit that is over or a
 * page that is drawn, and holds the product to times, has the first claim on the processors. What
 * only computes takes what they leave.
 */
export const LANES: readonly Lane[] = [
  {
    niceness: 0,
    parts: [
      { name: 'test:integration', args: BUILT, minutes: 60 },
      { name: 'test:faults', minutes: 60 },
    ],
  },
  {
    niceness: 0,
    parts: [
      { name: 'test:e2e', minutes: 60 }, // it starts a fresh clone too
      { name: 'test:fuzz', minutes: 40 },
    ],
  },
  {
    niceness: 10,
    parts: [
      { name: 'lint', minutes: 60 },
      { name: 'typecheck', minutes: 60 },
      { name: 'test:unit', args: BUILT, minutes: 60 },
    ],
  },
];
