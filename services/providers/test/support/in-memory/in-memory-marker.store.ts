import { toCell } from '@rotadas/contracts/live/cell';
import { isOvertaken } from '@rotadas/contracts/providers/position';
import type {
  Marker,
  MarkerContent,
  MarkerSource,
  Move,
  ReceivedPosition,
  ReplacedMarker,
  StoredMove,
} from '../../../src/markers/domain/marker.js';
import { publicFields, type PublicFields } from '../../../src/offers/domain/profile.js';
import type { MarkerStore } from '../../../src/markers/store/marker.store.js';

/** Has no position after its session has ended. */
interface StoredMarker {
  readonly session: number;
  readonly version: number;
  readonly content: MarkerContent;
  readonly position: ReceivedPosition | null;
  readonly deviceAt: number | null;
}

/** Has the hashes, the geo-set and the awaiting set of the markers Redis. */
export class InMemoryMarkerStore implements Pick<MarkerStore, keyof MarkerStore> {
  readonly placed = new Set<number>();
  /** Start of the wait for a position by user, epoch ms. */
  readonly awaited = new Map<number, number>();
  private readonly markers = new Map<number, StoredMarker>();
  private readonly lastPositions = new Map<number, ReceivedPosition>();
  private readonly listeners: (() => void)[] = [];
  private lastVersion = 0;

  async put(source: MarkerSource, position: ReceivedPosition): Promise<ReplacedMarker | null> {
    const { userId, session } = source;
    const known = this.markers.get(userId);
    if (known && (known.session > session || (known.session === session && !known.position))) return null;
    this.placed.add(userId);
    this.awaited.delete(userId);
    return this.replace(userId, { session, content: source, position, deviceAt: null });
  }

  async remove(userId: number, session: number): Promise<ReplacedMarker | null> {
    const known = this.markers.get(userId);
    if (known && known.session > session) return null;
    this.placed.delete(userId);
    this.awaited.delete(userId);
    const content = known?.content ?? NO_CONTENT;
    if (known?.position) this.lastPositions.set(userId, known.position);
    return this.replace(userId, { session, content, position: null, deviceAt: null });
  }

  async updateContent(source: MarkerSource): Promise<void> {
    const known = this.markers.get(source.userId);
    if (!known?.position || known.session > source.session) return;
    this.replace(source.userId, { ...known, session: source.session, content: source });
  }

  async updateProfile(userId: number, profile: PublicFields): Promise<void> {
    const known = this.markers.get(userId);
    if (!known?.position) return;
    this.replace(userId, { ...known, content: { ...known.content, ...publicFields(profile) } });
  }

  async findMany(userIds: readonly number[]): Promise<(Marker | null)[]> {
    return userIds.map((userId) => this.getMarker(userId));
  }

  async findPosition(userId: number): Promise<ReceivedPosition | null> {
    return this.markers.get(userId)?.position ?? null;
  }

  async findLastPosition(userId: number): Promise<ReceivedPosition | null> {
    return this.markers.get(userId)?.position ?? this.lastPositions.get(userId) ?? null;
  }

  async forgetPosition(userId: number): Promise<void> {
    this.lastPositions.delete(userId);
  }

  onReconnect(listener: () => void): void {
    this.listeners.push(listener);
  }

  async move(moves: readonly Move[]): Promise<StoredMove[]> {
    return moves.map((move) => this.moveOne(move));
  }

  private moveOne(move: Move): StoredMove {
    const known = this.markers.get(move.userId);
    if (!known?.position)
      return { move, outcome: 'offline', previousCell: null, previousAt: null, version: 0 };
    const previous = { previousCell: toCell(known.position), previousAt: known.position.receivedAt };
    if (isOvertaken({ at: move.deviceAt, isFromDevice: move.isFromDevice }, known.deviceAt)) {
      return { move, outcome: 'outdated', ...previous, version: 0 };
    }
    const { latitude, longitude, receivedAt, deviceAt } = move;
    const position = { latitude, longitude, receivedAt };
    const { version } = this.replace(move.userId, { ...known, position, deviceAt });
    this.placed.add(move.userId);
    return { move, outcome: 'stored', ...previous, version };
  }

  /** Null if the marker is lost. */
  getSession(userId: number): number | null {
    return this.markers.get(userId)?.session ?? null;
  }

  /** Null if the provider is not on the map. */
  getMarker(userId: number): Marker | null {
    const known = this.markers.get(userId);
    if (!known?.position) return null;
    const { endsAt, offer } = known.content;
    return {
      userId,
      ...known.position,
      version: known.version,
      ...publicFields(known.content),
      endsAt,
      offer,
    };
  }

  /** Loses all data, like a restarted Redis. */
  restart(): void {
    this.markers.clear();
    this.lastPositions.clear();
    this.placed.clear();
    this.awaited.clear();
    for (const listener of this.listeners) listener();
  }

  private replace(userId: number, next: Omit<StoredMarker, 'version'>): ReplacedMarker {
    const before = this.markers.get(userId)?.position;
    this.lastVersion += 1;
    this.markers.set(userId, { ...next, version: this.lastVersion });
    return { previousCell: before ? toCell(before) : null, version: this.lastVersion };
  }
}

const NO_CONTENT: MarkerContent = {
  fullName: '',
  phone: null,
  rating: 0,
  ratings: 0,
  endsAt: null,
  offer: { type: 'taxi', from: '', to: '', description: null, showPhone: false },
};
