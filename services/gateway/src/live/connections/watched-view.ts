import type { z } from 'zod';
import type { WatchFrame } from '@rotadas/contracts/live/client-frame';
import type { View, Viewer } from '../views/view.js';
import type { Views } from '../views/views.js';
import { viewKey, viewportOf } from '../views/viewport.js';

type Watch = z.output<typeof WatchFrame>;

/** What one viewer watches, and the view that shows it. */
export class WatchedView {
  private watch: Watch | undefined;
  private view: View | undefined;

  constructor(
    private readonly viewer: Viewer,
    private readonly views: Views,
  ) {}

  /** Shows the viewer another area than before; whoever has signed in sees more of it. */
  replace(watch: Watch, isSignedIn: boolean): void {
    this.watch = watch;
    this.join(watch, isSignedIn);
  }

  /** Shows the same area to a viewer who has signed in meanwhile, where that shows more. */
  renew(isSignedIn: boolean): void {
    if (!this.watch) return;
    if (this.view?.key !== viewKey(viewportOf(this.watch, isSignedIn))) this.join(this.watch, isSignedIn);
  }

  /** Sends the newest state to a viewer for whom frames were left out. */
  catchUp(): void {
    this.view?.catchUp(this.viewer);
  }

  /** Shows nothing any more. */
  leave(): void {
    if (this.view) this.views.leave(this.viewer, this.view);
    this.view = undefined;
    this.watch = undefined;
  }

  private join(watch: Watch, isSignedIn: boolean): void {
    const before = this.view;
    this.view = this.views.join(this.viewer, viewportOf(watch, isSignedIn));
    if (before && before !== this.view) this.views.leave(this.viewer, before);
  }
}
