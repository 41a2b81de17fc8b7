import { randomUUID } from 'node:crypto';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { type Cell, toCell } from '@rotadas/contracts/live/cell';
import {
  CellChange,
  type CellMove,
  Heartbeat,
  type VersionedProvider,
} from '@rotadas/contracts/live/cell-change';
import {
  CELL_IDLE_MS,
  sampledLiveSubject,
  LIVE_HEARTBEAT,
  liveSubject,
  HEARTBEAT_INTERVAL_MS,
} from '@rotadas/contracts/live/live.subjects';
import { IdleMap } from '@rotadas/service-kit/collections/idle-map';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { toVersionedProvider } from './domain/marker.js';
import { MarkerStore } from './store/marker.store.js';
import { beginsSampleInterval, ChangeBatch, type ChangesOfCell } from './domain/change-batch.js';

/** Interval of batches of moves. */
const BATCH_EVERY_MS = 200;

/** Delay of new and removed markers. */
const URGENT_BATCH_MS = 2;

interface CellTransition {
  readonly cell: Cell;
  /** Null if the marker is new. */
  readonly previousCell: Cell | null;
  readonly version: number;
}

/** Times are epoch ms. */
interface MoveOrigin {
  readonly cell: Cell;
  readonly previousCell: Cell | null;
  readonly previousAt: number | null;
  readonly arrivedAt: number;
}

/**
 * Publishes changes of the map after they are stored. Each message has a publisher ID and a
 * sequence number per subject, so that subscribers detect a missing one. The number of an idle cell
 * is forgotten: it starts from 1 again.
 */
@Injectable()
export class MarkerChangePublisher implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MarkerChangePublisher.name);
  private batch = new ChangeBatch();
  private publisherId = randomUUID();
  private readonly sequences = new IdleMap<string, number>(CELL_IDLE_MS);
  private batches: NodeJS.Timeout | undefined;
  private heartbeats: NodeJS.Timeout | undefined;
  private urgent: Promise<void> | undefined;
  private readonly inProgress = new Set<Promise<void>>();

  constructor(
    private readonly markers: MarkerStore,
    private readonly nats: NatsPublisher,
  ) {}

  onModuleInit(): void {
    this.nats.onConnect((isFirst) => {
      if (!isFirst) this.renewId();
    });
  }

  onApplicationBootstrap(): void {
    this.batches = setInterval(() => void this.publishBatch(), BATCH_EVERY_MS);
    this.heartbeats = setInterval(() => this.publishHeartbeat(false), HEARTBEAT_INTERVAL_MS);
    // Nothing announces the markers that a restarted Redis lost.
    this.markers.onReconnect(() => this.renewId());
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.batches);
    clearInterval(this.heartbeats);
    await Promise.all(this.inProgress);
    await this.publishBatch();
    // Subscribers request snapshots if the last heartbeat is missing.
    if (this.batch.isEmpty) this.publishHeartbeat(true);
    await this.nats.flush();
  }

  addMove({ cell, previousCell, previousAt, arrivedAt }: MoveOrigin, move: CellMove): void {
    if (cell !== previousCell) {
      this.batch.wholeMarkers.add(move.id);
      return this.addExit(move.id, { cell, previousCell, version: move.version });
    }
    this.batch.addMove(cell, move, arrivedAt);
    if (beginsSampleInterval(move, previousAt)) this.batch.sampledMoves.add(move.id);
  }

  /** Resolves after an attempt; if the marker cannot be read, the next batch publishes it. */
  async publishMarker(id: number, transition?: CellTransition): Promise<void> {
    this.batch.wholeMarkers.add(id);
    if (transition) this.addExit(id, transition);
    await this.publishSoon();
  }

  /** Resolves after an attempt. */
  async publishRemoval(id: number, cell: Cell, version: number): Promise<void> {
    this.batch.addExit(cell, { id, version, to: null });
    await this.publishSoon();
  }

  private addExit(id: number, { cell, previousCell, version }: CellTransition): void {
    if (previousCell === null || previousCell === cell) return;
    this.batch.addExit(previousCell, { id, version, to: cell });
  }

  private publishSoon(): Promise<void> {
    this.urgent ??= new Promise<void>((resolve) => setTimeout(resolve, URGENT_BATCH_MS)).then(async () => {
      this.urgent = undefined;
      await this.publishBatch();
      await this.nats.flush();
    });
    return this.urgent;
  }

  private publishBatch(): Promise<void> {
    if (this.batch.isEmpty) return Promise.resolve();
    const publishing = this.publishAll(this.batch).finally(() => this.inProgress.delete(publishing));
    this.batch = new ChangeBatch();
    this.inProgress.add(publishing);
    return publishing;
  }

  private async publishAll(batch: ChangeBatch): Promise<void> {
    const markers = await this.findMarkers(batch.wholeMarkers);
    for (const changes of batch.messages(markers)) {
      this.publish(liveSubject(changes.cell), changes);
      const sampled = batch.sample(changes);
      if (sampled) this.publish(sampledLiveSubject(changes.cell), sampled);
    }
  }

  private async findMarkers(ids: ReadonlySet<number>): Promise<Map<Cell, VersionedProvider[]>> {
    if (ids.size === 0) return new Map();
    try {
      const now = Date.now();
      const markers = await this.markers.findMany([...ids]);
      return Map.groupBy(
        markers.flatMap((marker) => toVersionedProvider(marker, now) ?? []),
        toCell,
      );
    } catch (error) {
      this.logger.warn(
        { err: error, count: ids.size },
        'Markers were not published; retrying with the next batch',
      );
      for (const id of ids) this.batch.wholeMarkers.add(id);
      return new Map();
    }
  }

  private publish(subject: string, changes: ChangesOfCell): void {
    const seq = (this.sequences.get(subject) ?? 0) + 1;
    this.sequences.set(subject, seq);
    try {
      this.nats.publish(subject, CellChange.parse({ ...changes, publisher: this.publisherId, seq }));
    } catch (error) {
      // The gap in the sequence makes subscribers request a snapshot.
      this.logger.error({ err: error, subject }, 'Changes of a cell were not published');
    }
  }

  private publishHeartbeat(isLast: boolean): void {
    this.nats.publish(LIVE_HEARTBEAT, Heartbeat.parse({ publisher: this.publisherId, isLast }));
  }

  /** Messages may be lost: a new publisher ID makes subscribers request snapshots. */
  private renewId(): void {
    this.publisherId = randomUUID();
    this.sequences.clear();
    this.publishHeartbeat(false);
  }
}
