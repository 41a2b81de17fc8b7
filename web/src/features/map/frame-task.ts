/** Work for one frame of the screen; what it answers is the rest of it, for the frame after. */
type Work = () => (() => void) | undefined;

/**
 * Puts work off to the next frames of the screen, so that it does not share one with what asked for
 * it. Of what waits for its first frame only the newest is done; what has begun is ended.
 */
export class FrameTask {
  private newest: Work | undefined;
  private rest: (() => void) | undefined;
  private frame = 0;

  /** Does `work` at the next frame that is free, in the place of what waits already. */
  put(work: Work): void {
    this.newest = work;
    this.schedule();
  }

  /** Does nothing any more of what waits. */
  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.newest = this.rest = undefined;
  }

  private schedule(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.step());
  }

  private step(): void {
    this.frame = 0;
    if (this.rest) {
      const rest = this.rest;
      this.rest = undefined;
      rest();
    } else {
      const work = this.newest;
      this.newest = undefined;
      this.rest = work?.();
    }
    if (this.rest || this.newest) this.schedule();
  }
}
