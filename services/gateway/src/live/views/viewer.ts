/** Somebody who gets what a view shows. */
export interface Viewer {
  /** Gets what changed; a viewer that reads too slowly leaves it out, and takes `whole` when it is ready again. */
  offer(frame: Buffer, whole: () => Buffer): void;
  /** Is told that the view's area cannot be known at the moment. */
  fail(error: unknown): void;
}
