/** Returns the second half of the work, to run in the following frame. */
type Work = () => (() => void) | undefined;

/**
 * Defers work to later animation frames, at most one step per frame. A newer task replaces a task
 * that has not started; a started task always finishes.
 */
export class FrameTask {
  private newest: Work | undefined;
  private rest: (() => void) | undefined;
  private frame = 0;

  schedule(work: Work): void {
    this.newest = work;
    this.requestFrame();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.newest = this.rest = undefined;
  }

  private requestFrame(): void {
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
    if (this.rest || this.newest) this.requestFrame();
  }
}
