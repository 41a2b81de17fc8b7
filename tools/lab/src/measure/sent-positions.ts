import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

const REMEMBERED = 8;

/** Latitude, longitude, time in ms. */
const FIELDS = 3;

/** Monotonic clock of all threads, ms. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

export interface SharedPositions {
  readonly ids: readonly number[];
  readonly memory: SharedArrayBuffer;
}

/** Last positions of each provider in shared memory; one thread writes. A torn read finds none. */
export class SentPositions {
  readonly shared: SharedPositions;
  private readonly values: Float64Array;
  private readonly rows: ReadonlyMap<number, number>;
  /** Used by the writing thread only. */
  private readonly counts: Uint32Array;

  constructor(shared: SharedPositions) {
    this.shared = shared;
    this.values = new Float64Array(shared.memory);
    this.rows = new Map(shared.ids.map((id, row) => [id, row]));
    this.counts = new Uint32Array(shared.ids.length);
  }

  static of(ids: readonly number[]): SentPositions {
    const bytes = ids.length * REMEMBERED * FIELDS * Float64Array.BYTES_PER_ELEMENT;
    const positions = new SentPositions({ ids, memory: new SharedArrayBuffer(bytes) });
    positions.values.fill(Number.NaN);
    return positions;
  }

  record(id: number, { latitude, longitude }: Coordinates, sentAt: number): void {
    const row = this.rows.get(id);
    if (row === undefined) throw new RangeError(`no room for provider ${id}`);
    const count = this.counts[row] ?? 0;
    this.counts[row] = count + 1;
    const at = (row * REMEMBERED + (count % REMEMBERED)) * FIELDS;
    this.values[at + 2] = sentAt;
    this.values[at] = latitude;
    this.values[at + 1] = longitude;
  }

  /** Undefined if it was not sent recently. */
  sentAt(id: number, { latitude, longitude }: Coordinates): number | undefined {
    const row = this.rows.get(id);
    if (row === undefined) return undefined;
    let latest: number | undefined;
    const end = (row + 1) * REMEMBERED * FIELDS;
    for (let at = row * REMEMBERED * FIELDS; at < end; at += FIELDS) {
      if (this.values[at] !== latitude || this.values[at + 1] !== longitude) continue;
      latest = Math.max(latest ?? 0, this.values[at + 2] ?? 0);
    }
    return latest;
  }
}
