/** Pauses longer than this, ms, use a timer instead of animation frames. */
const FRAME_MS = 20;

/** Calls one function in animation frames. Browsers pause the frames of a hidden page. */
export class FrameTimer {
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly run: () => void) {}

  /** Calls `run` in the next frame. */
  soon(): void {
    this.stop();
    this.frame = requestAnimationFrame(this.run);
  }

  /** Calls `run` in a frame after `ms`; never if infinite. */
  after(ms: number): void {
    this.stop();
    if (ms < FRAME_MS) this.soon();
    else if (ms < Infinity) this.timer = setTimeout(() => this.soon(), ms);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }
}
