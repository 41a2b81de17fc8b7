import type { Cell } from '@rotadas/contracts/live/cell';
import { CellChange, type CellMove } from '@rotadas/contracts/live/cell-change';
import { liveRpc } from '@rotadas/contracts/live/live.rpc';
import { CELL_IDLE_MS } from '@rotadas/contracts/live/live.subjects';
import { IdleMap } from '../collections/idle-map.js';
import { dependencyUnavailable } from '../errors/dependency.js';
import type { NatsSubscriber, Unsubscribe } from '../nats/nats-subscriber.js';
import type { RpcClient } from '../nats/rpc-client.js';
import { readPages } from '../paging/read-pages.js';
import { RetryingTask } from '../time/retrying-task.js';
import type { Mirrored, VersionedMirror } from './versioned-mirror.js';

/** Age at which a snapshot is refreshed, ms; up to twice as long at random. */
const REFRESH_AFTER_MS = 45_000;

/** Minimum age as a multiple of the snapshot's duration: refreshes take at most 2 % of the time. */
const REFRESH_FACTOR = 50;

export interface SubscriptionContext<Provider extends Mirrored = Mirrored> {
  readonly subscriber: Pick<NatsSubscriber, 'subscribe'>;
  readonly rpc: Pick<RpcClient, 'call'>;
  readonly mirror: VersionedMirror<Provider>;
  /** Returns the subject of a cell, or of all cells for `*`. */
  subjectFor(cell: Cell): string;
  isMirrored(cell: Cell): boolean;
  readonly onChange: (change: CellChange) => void;
}

/** Keeps the mirror of a cell, or of all cells, up to date by changes and snapshots. */
export class CellSubscription<Provider extends Mirrored = Mirrored> {
  holders = 0;
  usedAt = 0;
  isSynced = false;
  private isOpen = true;
  private refreshAt = Number.POSITIVE_INFINITY;
  /** Moves of unknown providers, buffered while a snapshot loads; undefined otherwise. */
  private unknownMoves: { readonly cell: Cell; readonly move: CellMove }[] | undefined;
  private unsubscribe: Unsubscribe | undefined;
  private readonly sequences = new GapDetector();
  private readonly syncTask: RetryingTask;
  private readonly reloads = new Map<Cell, RetryingTask>();

  /** @param cell null means all cells */
  constructor(
    private readonly cell: Cell | null,
    private readonly context: SubscriptionContext<Provider>,
  ) {
    this.syncTask = new RetryingTask(() => this.synchronize());
    this.syncTask.request();
  }

  /** Resolves once the cell is mirrored; throws `service-unavailable` if that fails. */
  async ready(): Promise<void> {
    if (!this.isSynced) await this.syncTask.outcome();
    if (!this.isSynced) throw closed();
  }

  resync(): void {
    this.syncTask.request();
  }

  refresh(now: number): void {
    if (now > this.refreshAt) this.resync();
  }

  forget(publisher: string): void {
    this.sequences.forget(publisher);
  }

  close(): void {
    this.isOpen = false;
    this.isSynced = false;
    this.syncTask.stop(closed());
    for (const reload of this.reloads.values()) reload.stop();
    this.unsubscribe?.();
  }

  private async synchronize(): Promise<void> {
    const startedAt = Date.now();
    this.unknownMoves = [];
    await this.subscribe();
    await this.loadSnapshot(this.cell);
    const unknownMoves = this.unknownMoves;
    this.unknownMoves = undefined;
    for (const { cell, move } of unknownMoves) this.move(cell, move);
    this.isSynced = this.isOpen;
    const now = Date.now();
    this.refreshAt =
      now + Math.max(REFRESH_AFTER_MS, REFRESH_FACTOR * (now - startedAt)) * (1 + Math.random());
  }

  private async subscribe(): Promise<void> {
    if (this.unsubscribe) return;
    const { subscriber, subjectFor } = this.context;
    const subject = subjectFor(this.cell ?? '*');
    const unsubscribe = await subscriber.subscribe(subject, CellChange, (change) => this.apply(change));
    if (this.isOpen) this.unsubscribe = unsubscribe;
    else unsubscribe();
  }

  /** Changes that arrive meanwhile are kept. Null means all cells. */
  private async loadSnapshot(cell: Cell | null): Promise<void> {
    const { rpc, mirror } = this.context;
    const revisionBefore = mirror.revision;
    const seen = new Set<number>();
    const readPage = (cursor: string) => rpc.call(liveRpc.snapshot, { cell, cursor });
    for await (const { providers } of readPages('0', readPage, ({ cursor }) => cursor)) {
      if (!this.isOpen) return;
      for (const provider of providers) {
        seen.add(provider.id);
        mirror.put(provider);
      }
    }
    for (const provider of cell === null ? mirror.all() : mirror.inCell(cell)) {
      if (provider.revision <= revisionBefore && !seen.has(provider.id)) mirror.remove(provider);
    }
  }

  private apply(change: CellChange): void {
    const { cell, publisher, seq, markers, moves, exits } = change;
    const { mirror, isMirrored, onChange } = this.context;
    for (const marker of markers) mirror.put(marker);
    for (const move of moves) this.move(cell, move);
    for (const exit of exits) mirror.exit(cell, exit, isMirrored);
    onChange(change);
    if (this.sequences.isGap(publisher, cell, seq)) this.reloadCell(cell);
  }

  private move(cell: Cell, move: CellMove): void {
    if (this.context.mirror.move(cell, move) !== 'unknown') return;
    if (this.unknownMoves) this.unknownMoves.push({ cell, move });
    else this.reloadCell(cell);
  }

  private reloadCell(cell: Cell): void {
    if (cell === this.cell) return this.resync();
    const reload = this.reloads.get(cell) ?? this.createReload(cell);
    this.reloads.set(cell, reload);
    reload.request();
  }

  private createReload(cell: Cell): RetryingTask {
    return new RetryingTask(
      () => this.loadSnapshot(cell),
      () => this.reloads.delete(cell),
    );
  }
}

/** Detects missing messages by the sequence numbers of each publisher and cell. */
export class GapDetector {
  private readonly lastNumbers = new Map<string, IdleMap<Cell, number>>();

  /**
   * The first message of a series is never a gap; a lower number than before begins another series,
   * since publishers forget idle cells too. If the first message of a new series is lost, a gap can
   * go undetected until the next refresh.
   */
  isGap(publisher: string, cell: Cell, seq: number): boolean {
    const cells = this.lastNumbers.get(publisher) ?? new IdleMap<Cell, number>(CELL_IDLE_MS);
    this.lastNumbers.set(publisher, cells);
    const last = cells.get(cell) ?? seq;
    cells.set(cell, seq);
    return seq < last ? seq > 1 : seq > last + 1;
  }

  forget(publisher: string): void {
    this.lastNumbers.delete(publisher);
  }
}

const closed = () => dependencyUnavailable('providers', new Error('The cell is no longer mirrored'));
