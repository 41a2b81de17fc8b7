/** Returns the second half of the work, to run in the following frame. */
type Work = () => (() => void) | undefined;

/**
 * Defers work to later animation frames, at most one step per frame. A newer task replaces a task
 * that has not started; a started task always finishes.
 */
export class FrameTask {
  private newest: Work | undefined;
  private secondStep: (() => void) | undefined;
  private frame = 0;

  schedule(work: Work): void {
    this.newest = work;
    this.requestFrame();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.newest = this.secondStep = undefined;
  }

  private requestFrame(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.step());
  }

  private step(): void {
    this.frame = 0;
    if (this.secondStep) {
      const secondStep = this.secondStep;
      this.secondStep = undefined;
      secondStep();
    } else {
      const work = this.newest;
      this.newest = undefined;
      this.secondStep = work?.();
    }
    if (this.secondStep || this.newest) this.requestFrame();
  }
}
