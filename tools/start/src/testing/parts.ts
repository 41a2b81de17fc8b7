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

/** A machine that builds longer than this is slow, s: twice what one of the usual speed takes. */
const SLOW_BUILD_S = 50;

/**
 * What mostly waits, for a server that comes back, a limit that is over or a page that is drawn,
 * and holds the product to times, has the first claim on the processors.
 */
const TIMED: readonly (readonly Part[])[] = [
  [
    { name: 'test:integration', args: BUILT, minutes: 60 },
    { name: 'test:faults', minutes: 60 },
  ],
  [
    { name: 'test:e2e', minutes: 60 }, // it starts a fresh clone too
    { name: 'test:fuzz', minutes: 40 },
  ],
];

/** What only computes takes what the others leave. */
const COMPUTING: readonly Part[] = [
  { name: 'lint', minutes: 60 },
  { name: 'typecheck', minutes: 60 },
];

/** It only computes too, but what it waits for has to come within minutes. */
const UNIT: Part = { name: 'test:unit', args: BUILT, minutes: 60 };

/**
 * What `npm test` runs after the build, which took so many seconds. On a slow machine what holds
 * the product to times does not share the processors with its like, and what waits for anything
 * does not step back.
 */
export function lanesAfter(buildSeconds: number): readonly Lane[] {
  const isSlow = buildSeconds > SLOW_BUILD_S;
  const timed = isSlow ? [[...TIMED.flat(), UNIT]] : TIMED;
  const computing = isSlow ? COMPUTING : [...COMPUTING, UNIT];
  return [...timed.map((parts) => ({ niceness: 0, parts })), { niceness: 10, parts: computing }];
}
