import type { z } from 'zod';
import type { WatchFrame } from '@rotadas/contracts/live/client-frame';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { FollowedTrip } from '../trips/followed-trip.js';
import type { View, Viewer } from '../views/view.js';
import type { LiveSources } from './live-sources.js';
import { showsProviders, toCounts, viewKey, type Viewport, toViewport } from '../views/viewport.js';

type Watch = z.output<typeof WatchFrame>;

/** What a connection watches: a viewport, or a shared trip. */
export class WatchedView {
  private watch: Watch | undefined;
  private view: View | undefined;
  private trip: FollowedTrip | undefined;

  constructor(
    private readonly viewer: Viewer,
    private readonly sources: LiveSources,
    /** Called for a viewport of single providers without a token; throws past the limit. */
    private readonly countAnonymous: (area: BoundingBox) => void,
  ) {}

  replace(watch: Watch, isSignedIn: boolean): void {
    this.leaveTrip();
    this.watch = watch;
    this.join(this.admitted(toViewport(watch, isSignedIn)));
  }

  follow(token: string): void {
    this.leave();
    this.trip = this.sources.trips.join(this.viewer, token);
  }

  /** Joins another view if the sign-in makes more of the area visible, or hides providers. */
  refresh(isSignedIn: boolean): void {
    if (!this.watch) return;
    const viewport = toViewport(this.watch, isSignedIn);
    if (this.view?.key !== viewKey(viewport)) this.join(this.admitted(viewport));
    else if (this.viewer.hidden.size > 0) this.catchUp(); // Anonymous viewers share its clusters.
  }

  catchUp(): void {
    this.view?.catchUp(this.viewer);
    this.trip?.catchUp(this.viewer);
  }

  leave(): void {
    if (this.view) this.sources.views.leave(this.viewer, this.view);
    this.view = undefined;
    this.watch = undefined;
    this.leaveTrip();
  }

  private leaveTrip(): void {
    if (this.trip) this.sources.trips.leave(this.viewer, this.trip);
    this.trip = undefined;
  }

  /** Reports an error and shows clusters if the limit of regions is reached. */
  private admitted(viewport: Viewport): Viewport {
    if (viewport.precision === 'exact' || !showsProviders(viewport)) return viewport;
    try {
      this.countAnonymous(viewport.bbox);
      return viewport;
    } catch (error) {
      this.viewer.reject(error);
      return toCounts(viewport);
    }
  }

  private join(viewport: Viewport): void {
    const before = this.view;
    this.view = this.sources.views.join(this.viewer, viewport);
    if (before && before !== this.view) this.sources.views.leave(this.viewer, before);
  }
}
