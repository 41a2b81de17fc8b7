import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Feeds, type Hold } from '../feeds/feeds.js';
import { Hub } from '../mirror/hub.js';
import { Changes } from '../mirror/changes.js';
import { View, type Viewer } from './view.js';
import { viewKey, type Viewport } from './viewport.js';

/** The pause before an area that could not be known is tried again, ms. */
const RETRY_MS = 250;

/** How often views check whether a frame that they held back is due, ms. */
const LATE_TICK_MS = 1_000;

interface OpenView {
  readonly view: View;
  readonly hold: Hold;
}

/** All views, each shared by the viewers of the same viewport. */
@Injectable()
export class Views implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly views = new Map<string, OpenView>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly feeds: Feeds,
    private readonly hub: Hub,
  ) {}

  onApplicationBootstrap(): void {
    this.hub.onTick((changes) => this.tick(changes));
    this.timer = setInterval(() => this.tick(new Changes()), LATE_TICK_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Shows `viewer` a viewport until it leaves the view that it gets. */
  join(viewer: Viewer, viewport: Viewport): View {
    const { view } = this.views.get(viewKey(viewport)) ?? this.open(viewport);
    view.join(viewer);
    return view;
  }

  leave(viewer: Viewer, view: View): void {
    view.viewers.delete(viewer);
    if (view.viewers.size > 0) return;
    this.views.get(view.key)?.hold.release();
    this.views.delete(view.key);
  }

  private open(viewport: Viewport): OpenView {
    const view = new View(viewport, this.hub.mirror);
    const open = { view, hold: this.feeds.hold(view.area) };
    this.views.set(view.key, open);
    void this.begin(open);
    return open;
  }

  private tick(changes: Changes): void {
    const now = Date.now();
    for (const { view } of this.views.values()) view.tick(changes, now);
  }

  /**
   * Opens the view once its area is known, however long that takes; the viewers hear when it takes
   * long.
   */
  private async begin(open: OpenView): Promise<void> {
    const { view, hold } = open;
    const told = new WeakSet<Viewer>();
    while (this.views.get(view.key) === open) {
      try {
        await hold.ready();
        return view.open();
      } catch (error) {
        for (const viewer of view.viewers) if (!told.has(viewer)) viewer.refuse(error);
        for (const viewer of view.viewers) told.add(viewer);
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}
