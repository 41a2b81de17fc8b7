import { connect, type NatsConnection } from '@nats-io/transport-node';
import { toCell } from '@rotadas/contracts/live/cell';
import { CELL_CHANGES_MAX, CellChange } from '@rotadas/contracts/live/cell-change';
import { liveSubject } from '@rotadas/contracts/live/live.subjects';
import { eventually } from '@rotadas/test-kit/eventually';
import { aVersionedProvider } from './builders.js';
import type { LiveClient } from './live-client.js';
import type { TestBed } from './test-bed.js';

/** Length of `serviceTo`, which clients without a token see too: a frame of the cell has 300 kB. */
const TEXT_LENGTH = 1_000;

/** Many providers in one cell that change together, published as by the providers service. */
export class BusyCell {
  readonly frameBytes = CELL_CHANGES_MAX * TEXT_LENGTH;
  private version = 1;

  private constructor(
    private readonly nats: NatsConnection,
    private readonly testBed: TestBed,
  ) {}

  static async fill(testBed: TestBed): Promise<BusyCell> {
    const busyCell = new BusyCell(await connect({ servers: testBed.nats.url }), testBed);
    testBed.standIns.onMap = busyCell.members();
    return busyCell;
  }

  change(): void {
    this.version += 1;
    this.testBed.standIns.onMap = this.members();
    const cell = toCell(aVersionedProvider());
    const seq = this.version;
    const change = {
      cell,
      publisher: 'busy-cell',
      seq,
      markers: this.testBed.standIns.onMap,
      moves: [],
      exits: [],
    };
    this.nats.publish(liveSubject(cell), JSON.stringify(CellChange.parse(change)));
  }

  async changeBefore(viewer: LiveClient): Promise<void> {
    this.change();
    await this.seenBy(viewer);
  }

  /** Waits until a viewer shows the newest state of all. */
  async seenBy({ providers }: LiveClient): Promise<void> {
    await eventually(`change ${this.version} is seen`, async () => {
      const upToDate = [...providers.values()].filter(({ serviceTo }) => serviceTo === this.text);
      return upToDate.length === CELL_CHANGES_MAX && providers.size === CELL_CHANGES_MAX;
    });
  }

  leave(): Promise<void> {
    return this.nats.close();
  }

  private get text(): string {
    return `${this.version} `.padEnd(TEXT_LENGTH, '.');
  }

  private members() {
    const { version, text: serviceTo } = this;
    return Array.from({ length: CELL_CHANGES_MAX }, (_, index) =>
      aVersionedProvider({ id: 1_000 + index, version, serviceTo }),
    );
  }
}
