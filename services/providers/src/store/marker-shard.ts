/** The keys of the markers that lie in one slot. */
export class MarkerShard {
  /**
   * The geo-set of the shard's markers, by user id; every script that writes a marker's hash writes
   * it too.
   */
  readonly geoKey: string;

  /**
   * The sorted set of providers that are online but whose marker Redis lost, by the time of that
   * finding, epoch ms.
   */
  readonly awaitingKey: string;

  constructor(private readonly beginning: string) {
    this.geoKey = `${beginning}geo`;
    this.awaitingKey = `${beginning}awaited`;
  }

  /** The hash of a provider's marker. */
  markerKey(userId: number): string {
    return `${this.beginning}${userId}`;
  }

  /** The copy of the geo-set of a crowded cell, from which the pages of one snapshot are read. */
  foundKey(search: number): string {
    return `${this.beginning}found:${search}`;
  }
}

/** What the scripts that write a marker touch: its hash, and its shard's two sets. */
export function keysOf(shard: MarkerShard, userId: number): string[] {
  return [shard.markerKey(userId), shard.geoKey, shard.awaitingKey];
}
