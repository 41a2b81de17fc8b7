import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { type Cell, cellCount, cellsOf } from '@rotadas/contracts/live/cell';
import { clusterArea, CLUSTERS_BELOW_ZOOM } from '@rotadas/contracts/live/cluster-grid';
import type { MirroredProvider } from '../mirror/mirrored-provider.js';
import type { ProviderMirror, Changes } from '../mirror/provider-mirror.js';
import { ClusterView } from './cluster-view.js';
import { MarkerView } from './marker-view.js';
import { viewKey, type Viewport } from './viewport.js';

/** A view of more cells than this looks at everybody. */
const CELLS_MAX = 1_000;

/** A subscriber of a view. */
export interface Viewer {
  /**
   * Gets what changed; a viewer that reads too slowly leaves it out, and takes `whole` when it is
   * ready again.
   */
  offer(frame: Buffer, whole: () => Buffer): void;
  /** Called while the view's area cannot be known. */
  refuse(error: unknown): void;
}

/**
 * One viewport, shared by all its viewers: changes are found and serialised once for all of them.
 */
export class View {
  readonly key: string;
  readonly viewers = new Set<Viewer>();
  /** What clusters count: whole cells of their grid. */
  readonly area: BoundingBox;
  private readonly cells: ReadonlySet<Cell> | undefined;
  private content: MarkerView | ClusterView | undefined;
  private readonly whole = () => this.frame();

  constructor(
    private readonly viewport: Viewport,
    private readonly mirror: ProviderMirror,
    /** Takes the age of the first position of each delta when it is written, s. */
    private readonly observeFreshness: (age: number) => void,
  ) {
    this.key = viewKey(viewport);
    this.area = clusterArea(viewport.bbox, viewport.zoom);
    if (cellCount(this.area) <= CELLS_MAX) this.cells = new Set(cellsOf(this.area));
  }

  get isOpen(): boolean {
    return this.content !== undefined;
  }

  /** Begins to show, once its area is mirrored. */
  open(): void {
    this.look();
    this.tellAll(this.frame());
  }

  /** Shows `viewer` everything, and from now on what changes. */
  join(viewer: Viewer): void {
    this.viewers.add(viewer);
    if (this.isOpen) viewer.offer(this.frame(), this.whole);
  }

  /** Lets a viewer that fell behind take the newest state. */
  catchUp(viewer: Viewer): void {
    if (this.isOpen) viewer.offer(this.frame(), this.whole);
  }

  /** Sends every viewer what of `changes` concerns this viewport. */
  tick(changes: Changes, now: number): void {
    const frame = this.content?.tick(changes, now);
    if (this.content?.isUnfit()) return this.open();
    if (!frame) return;
    this.tellAll(frame);
    if (this.content instanceof MarkerView) this.observe(this.content.arrivedAt);
  }

  private observe(arrivedAt: number): void {
    if (arrivedAt > Date.now()) return; // none is known, or clocks differ
    this.observeFreshness((Date.now() - arrivedAt) / 1_000);
  }

  private frame(): Buffer {
    if (!this.content) throw new Error('a view was asked for before it was open');
    return this.content.frame();
  }

  private tellAll(frame: Buffer): void {
    for (const viewer of this.viewers) viewer.offer(frame, this.whole);
  }

  private look(): void {
    const { bbox, zoom, precision } = this.viewport;
    const source = {
      mirror: this.mirror,
      cells: this.cells,
      precision,
      candidates: () => this.candidates(),
    };
    const isShown = seenIn(bbox, this.viewport);
    const isCounted = seenIn(this.area, this.viewport);
    const markers = zoom < CLUSTERS_BELOW_ZOOM ? undefined : new MarkerView(source, isShown);
    this.content =
      markers && !markers.isUnfit() ? markers : new ClusterView(source, zoom, { isShown, isCounted });
  }

  private *candidates(): Iterable<MirroredProvider> {
    if (!this.cells) yield* this.mirror.all();
    else for (const cell of this.cells) yield* this.mirror.inCell(cell);
  }
}

/**
 * Tests whether a viewport shows a provider, which is in `area` as far as the viewer can tell. Made
 * once a view, since it runs for every move.
 */
function seenIn(
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
