import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Cell } from '@rotadas/contracts/live/cell';
import type { CellMove, VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { PULSE_EVERY_MS } from '@rotadas/contracts/live/live.subjects';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import type { Redis } from 'ioredis';
import { ChangePublisher } from './change-publisher.js';
import { GatheredChanges } from './gathered-changes.js';
import { ShownStore } from './store/shown.store.js';

/** How long steps are gathered, ms (design 3.4). */
const GATHER_MS = 200;

/** How long comings and goings are gathered, ms: they are rare, and whoever made them waits to see them. */
const HURRY_MS = 2;

/** Where a marker is now and was before; an empty text when it was nowhere. */
interface CellStep {
  readonly cell: Cell;
  readonly previousCell: Cell | '';
  readonly version: number;
}

/** Tells the gateways' hubs what changed on the map, after it was stored. */
@Injectable()
export class ChangesService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ChangesService.name);
  private gathered = new GatheredChanges();
  private steady: NodeJS.Timeout | undefined;
  private pulses: NodeJS.Timeout | undefined;
  private hurried: Promise<void> | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly markers: ShownStore,
    private readonly publisher: ChangePublisher,
  ) {}

  onApplicationBootstrap(): void {
    this.steady = setInterval(() => void this.tell(), GATHER_MS);
    this.pulses = setInterval(() => this.publisher.pulse(false), PULSE_EVERY_MS);
    this.redis.on('ready', () => this.publisher.rename()); // what a restarted Redis lost is not told by anybody
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.steady);
    clearInterval(this.pulses);
    await this.tell();
    this.publisher.pulse(true);
    await this.publisher.taken();
  }

  /** A provider made a step, within its cell or out of another. */
  moved(cell: Cell, previousCell: Cell | '', move: CellMove): void {
    if (cell === previousCell) return this.gathered.addMove(cell, move);
    this.gathered.shown.add(move.id);
    this.leave(move.id, { cell, previousCell, version: move.version });
  }

  /** A marker came onto the map, in another cell than before perhaps, or shows something new. Resolves when it is told. */
  async shown(id: number, step?: CellStep): Promise<void> {
    this.gathered.shown.add(id);
    if (step) this.leave(id, step);
    await this.hurry();
  }

  /** A marker went off the map. Resolves when it is told. */
  async removed(id: number, cell: Cell, version: number): Promise<void> {
    this.gathered.addLeave(cell, { id, version, to: null });
    await this.hurry();
  }

  private leave(id: number, { cell, previousCell, version }: CellStep): void {
    if (!previousCell || previousCell === cell) return;
    this.gathered.addLeave(previousCell, { id, version, to: cell });
  }

  private hurry(): Promise<void> {
    this.hurried ??= new Promise<void>((resolve) => setTimeout(resolve, HURRY_MS)).then(async () => {
      this.hurried = undefined;
      await this.tell();
      await this.publisher.taken();
    });
    return this.hurried;
  }

  private async tell(): Promise<void> {
    if (this.gathered.isEmpty) return;
    const gathered = this.gathered;
    this.gathered = new GatheredChanges();
    const markers = await this.markersOf(gathered.shown);
    for (const told of gathered.told(markers)) this.publisher.tell(told);
  }

  private async markersOf(ids: ReadonlySet<number>): Promise<Map<Cell, VersionedProvider[]>> {
    if (ids.size === 0) return new Map();
    try {
      return await this.markers.byCell([...ids]);
    } catch (error) {
      this.logger.warn({ err: error, count: ids.size }, 'Markers could not be told; the hubs will ask');
      for (const id of ids) this.gathered.shown.add(id);
      return new Map();
    }
  }
}
