import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { cellsWithin } from '@rotadas/contracts/live/cell';
import type { TripFrame } from '@rotadas/contracts/live/server-frame';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import { SharedTrip } from '@rotadas/contracts/shares/share';
import type { sharesRpc } from '@rotadas/contracts/shares/shares.rpc';
import { RetryingTask } from '@rotadas/service-kit/time/retrying-task';
import type { ProviderMirror } from '../mirror/provider-mirror.js';
import type { CellSubscriptions, SubscriptionLease } from '../subscriptions/cell-subscriptions.js';
import type { Viewer } from '../views/view.js';

type OpenedShare = ReplyOf<typeof sharesRpc.open>;

type Position = NonNullable<SharedTrip['position']>;

/** Cells this near to the provider are mirrored, degrees: about 5 km, minutes of driving. */
const REACH_DEGREES = 0.05;

/** The share is looked up again after this time, ms; sooner while its provider is offline. */
const LOOK_UP_MS = 30_000;
const LOOK_UP_WITHOUT_PROVIDER_MS = 5_000;

export interface TripSources {
  readonly mirror: Pick<ProviderMirror, 'get'>;
  readonly subscriptions: Pick<CellSubscriptions, 'acquire'>;
  /** Throws `share-unknown`. */
  open(token: string): Promise<OpenedShare>;
}

/** The trip behind a token: one look-up, one mirrored area and one frame for all its followers. */
export class FollowedTrip {
  readonly viewers = new Set<Viewer>();
  private opened: OpenedShare | undefined;
  private position: Position | null = null;
  private text = '';
  /** Whether the share or the position changed since `text`. */
  private isOutdated = false;
  private area = '';
  private lease: SubscriptionLease | undefined;
  private lookedUpAt = Number.NEGATIVE_INFINITY;
  private wasOnMap = false;
  private readonly lookUps: RetryingTask;
  private hasFailed = false;

  constructor(
    readonly token: string,
    private readonly sources: TripSources,
    /** Called when the share is unknown, or has ended. */
    private readonly onEnd: () => void,
  ) {
    this.lookUps = new RetryingTask(() => this.tryToLookUp());
    this.lookUps.request();
  }

  get providerId(): number | undefined {
    return this.opened?.providerId;
  }

  join(viewer: Viewer): void {
    this.viewers.add(viewer);
    this.catchUp(viewer);
  }

  catchUp(viewer: Viewer): void {
    if (this.text !== '' && this.viewers.has(viewer)) viewer.offer(this.frame(), () => this.frame());
  }

  /** The share may have ended or end earlier. */
  lookUp(): void {
    this.lookUps.request();
  }

  tick(now: number): void {
    if (!this.opened) return;
    if (now >= this.opened.expiresAt) return this.onEnd();
    const provider = this.sources.mirror.get(this.opened.providerId);
    const hasLeft = this.wasOnMap && !provider; // to a cell that is not mirrored, or offline
    this.wasOnMap = provider !== undefined;
    if (hasLeft || now - this.lookedUpAt >= (provider ? LOOK_UP_MS : LOOK_UP_WITHOUT_PROVIDER_MS)) {
      this.lookedUpAt = now;
      this.lookUp();
    }
    if (provider && this.opened.isOnTrip) this.moveTo(provider);
    if (!this.isOutdated) return;
    this.mirrorArea();
    this.broadcast();
    this.isOutdated = false;
  }

  /** Sends the followers the end unless they left. */
  close(): void {
    this.lookUps.stop();
    this.lease?.release();
    for (const viewer of this.viewers) viewer.reject(new DomainError('share-unknown'));
    this.viewers.clear();
  }

  private async tryToLookUp(): Promise<void> {
    try {
      const opened = await this.sources.open(this.token);
      if (this.viewers.size === 0) return; // all left meanwhile
      this.opened = opened;
      this.isOutdated = true;
      // A position of before is kept: it is where the provider was seen last.
      if (opened.position && opened.position.at > (this.position?.at ?? 0)) this.position = opened.position;
      this.lookedUpAt = Date.now();
      this.tick(this.lookedUpAt);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'share-unknown') return this.onEnd();
      // The followers of a trip that is known see it go on.
      if (!this.opened && !this.hasFailed) for (const viewer of this.viewers) viewer.reject(error);
      this.hasFailed = true;
      throw error;
    }
  }

  private moveTo({ latitude, longitude, at }: Position): void {
    const before = this.position;
    if (before?.latitude === latitude && before.longitude === longitude && before.at === at) return;
    this.position = { latitude, longitude, at };
    this.isOutdated = true;
  }

  private mirrorArea(): void {
    if (!this.position) return;
    const box = boxAround(this.position);
    const area = cellsWithin(box).join();
    if (area === this.area) return;
    this.area = area;
    const before = this.lease;
    this.lease = this.sources.subscriptions.acquire(box);
    before?.release();
  }

  private broadcast(): void {
    if (!this.opened) return;
    const trip = SharedTrip.parse({ ...this.opened, position: this.position }); // without the provider's ID
    const text = JSON.stringify({ type: 'trip', ...trip } satisfies TripFrame);
    if (text === this.text) return;
    this.text = text;
    const frame = this.frame();
    for (const viewer of this.viewers) viewer.offer(frame, () => this.frame());
  }

  private frame(): Buffer {
    return Buffer.from(this.text);
  }
}

function boxAround({ latitude, longitude }: Coordinates): BoundingBox {
  return [
    Math.max(longitude - REACH_DEGREES, -180),
    Math.max(latitude - REACH_DEGREES, -90),
    Math.min(longitude + REACH_DEGREES, 180),
    Math.min(latitude + REACH_DEGREES, 90),
  ];
}
