import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { type Cell, cellCount, CELLS_MAX, cellsWithin } from '@rotadas/contracts/live/cell';
import { clusterArea, CLUSTERS_BELOW_ZOOM } from '@rotadas/contracts/live/cluster-grid';
import { NO_USERS } from '../../blocks/hidden-users.js';
import type { MirroredProvider } from '../mirror/mirrored-provider.js';
import type { ProviderMirror, ChangeSet } from '../mirror/provider-mirror.js';
import { ClusterView } from './cluster-view.js';
import { MarkerView } from './marker-view.js';
import type { ViewContent } from './view-content.js';
import { viewKey, type Viewport } from './viewport.js';

export interface Viewer {
  /** Providers that the viewer may not see; empty for nearly all viewers. */
  readonly hidden: ReadonlySet<number>;
  /** A slow viewer drops the frame and gets the latest one later. */
  offer(frame: Buffer, latest: () => Buffer): void;
  /** Reports an error to the viewer. */
  reject(error: unknown): void;
}

/** One viewport; changes are found and serialized once for all its viewers. */
export class View {
  readonly key: string;
  readonly viewers = new Set<Viewer>();
  readonly area: BoundingBox;
  private readonly cells: ReadonlySet<Cell> | undefined;
  private content: ViewContent | undefined;
  private readonly latest = () => this.frame(NO_USERS);

  constructor(
    private readonly viewport: Viewport,
    private readonly mirror: ProviderMirror,
    /** Receives the age of the first position of each delta in seconds. */
    private readonly observeFreshness: (age: number) => void,
  ) {
    this.key = viewKey(viewport);
    this.area = clusterArea(viewport.bbox, viewport.zoom);
    // A larger area has no cells: its content is found by a scan of all providers.
    if (cellCount(this.area) <= CELLS_MAX) this.cells = new Set(cellsWithin(this.area));
  }

  open(): void {
    this.buildContent();
    this.broadcast(this.frame(NO_USERS), (hidden) => this.frame(hidden));
  }

  join(viewer: Viewer): void {
    this.viewers.add(viewer);
    this.catchUp(viewer);
  }

  catchUp(viewer: Viewer): void {
    if (this.content) viewer.offer(this.content.frame(viewer.hidden), () => this.frame(viewer.hidden));
  }

  tick(changes: ChangeSet, now: number): void {
    const { content } = this;
    if (!content) return;
    const frame = content.tick(changes, now);
    if (content.mustSwitch()) return this.open();
    if (!frame) return;
    this.broadcast(frame, (hidden) => content.withoutHidden(frame, hidden));
    const ageMs = Date.now() - content.arrivedAt;
    if (ageMs >= 0) this.observeFreshness(ageMs / 1_000); // otherwise none is known, or clocks differ
  }

  private frame(hidden: ReadonlySet<number>): Buffer {
    if (!this.content) throw new Error('the view is not open');
    return this.content.frame(hidden);
  }

  /** All viewers share `frame`, except those for whom someone is hidden. */
  private broadcast(frame: Buffer, toFiltered: (hidden: ReadonlySet<number>) => Buffer | undefined): void {
    for (const viewer of this.viewers) {
      if (viewer.hidden.size === 0) {
        viewer.offer(frame, this.latest);
        continue;
      }
      const filtered = toFiltered(viewer.hidden);
      if (filtered) viewer.offer(filtered, () => this.frame(viewer.hidden));
    }
  }

  private buildContent(): void {
    const { bbox, zoom, precision } = this.viewport;
    const source = {
      mirror: this.mirror,
      cells: this.cells,
      precision,
      candidates: () => this.candidates(),
    };
    const isShown = visibleIn(bbox, this.viewport);
    const isCounted = visibleIn(this.area, this.viewport);
    const markers = zoom < CLUSTERS_BELOW_ZOOM ? undefined : new MarkerView(source, isShown);
    this.content =
      markers && !markers.mustSwitch() ? markers : new ClusterView(source, zoom, { isShown, isCounted });
  }

  private *candidates(): Iterable<MirroredProvider> {
    if (!this.cells) yield* this.mirror.all();
    else for (const cell of this.cells) yield* this.mirror.inCell(cell);
  }
}

/** Built once per view, since it runs for every move. */
function visibleIn(
  [west, south, east, north]: BoundingBox,
  { serviceType, precision }: Pick<Viewport, 'serviceType' | 'precision'>,
): (provider: MirroredProvider) => boolean {
  const isAnyType = serviceType === 'all';
  const isInArea = ({ latitude, longitude }: Coordinates) =>
    longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  return precision === 'exact'
    ? (provider) => (isAnyType || provider.type === serviceType) && isInArea(provider)
    : (provider) => (isAnyType || provider.type === serviceType) && isInArea(provider.pointAt(precision));
}
