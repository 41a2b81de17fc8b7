import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/**
 * So many positions of a provider are remembered; older ones that are still on their way count as
 * unseen.
 */
const REMEMBERED = 8;

/** Numbers for a position: latitude, longitude, and when it was sent, ms. */
const FIELDS = 3;

/** The memory of sent positions, for another thread. */
export interface SharedPositions {
  /** Of the providers, in the order of their places in the memory. */
  readonly ids: readonly number[];
  readonly memory: SharedArrayBuffer;
}

/**
 * The last positions that each provider sent, in a memory that threads share. One of them writes;
 * what another reads while it is written matches no place, or one of a moment before.
 */
export class SentPositions {
  readonly shared: SharedPositions;
  private readonly values: Float64Array;
  private readonly rows: ReadonlyMap<number, number>;
  /** How many each provider has sent; known to the thread that writes. */
  private readonly counts: Uint32Array;

  constructor(shared: SharedPositions) {
    this.shared = shared;
    this.values = new Float64Array(shared.memory);
    this.rows = new Map(shared.ids.map((id, row) => [id, row]));
    this.counts = new Uint32Array(shared.ids.length);
  }

  /** Room for the positions of these providers. */
  static of(ids: readonly number[]): SentPositions {
    const bytes = ids.length * REMEMBERED * FIELDS * Float64Array.BYTES_PER_ELEMENT;
    const positions = new SentPositions({ ids, memory: new SharedArrayBuffer(bytes) });
    positions.values.fill(Number.NaN);
    return positions;
  }

  /** Notes that a provider sent a position. */
  note(id: number, { latitude, longitude }: Coordinates, sentAt: number): void {
    const row = this.rows.get(id);
    if (row === undefined) throw new RangeError(`no room for provider ${id}`);
    const count = this.counts[row] ?? 0;
    this.counts[row] = count + 1;
    const at = (row * REMEMBERED + (count % REMEMBERED)) * FIELDS;
    this.values[at + 2] = sentAt;
    this.values[at] = latitude;
    this.values[at + 1] = longitude;
  }

  /** When a provider sent this position last; undefined where it did not lately. */
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
