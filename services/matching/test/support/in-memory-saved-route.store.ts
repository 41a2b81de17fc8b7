import { SAVED_ROUTES_MAX } from '@rotadas/contracts/matching/saved-route';
import type { NewRoute, RouteChange, StoredRoute } from '../../src/saved-routes/domain/saved-route.js';
import type {
  RouteEvent,
  RouteReader,
  SavedRouteStore,
} from '../../src/saved-routes/store/saved-route.store.js';

export class InMemorySavedRouteStore implements Pick<SavedRouteStore, keyof SavedRouteStore> {
  /** Oldest first. */
  readonly events: RouteEvent[] = [];
  private readonly routes = new Map<number, StoredRoute>();
  private readonly changes = new Map<number, number>();
  private readonly notified = new Set<string>();
  private lastId = 0;

  async add(route: NewRoute): Promise<StoredRoute | null> {
    if (this.ownedBy(route.userId).length >= SAVED_ROUTES_MAX) return null;
    const stored = { ...route, id: (this.lastId += 1) };
    this.routes.set(stored.id, stored);
    return stored;
  }

  async listByUser(userId: number): Promise<StoredRoute[]> {
    return this.ownedBy(userId).toSorted((one, other) => other.id - one.id);
  }

  async edit(
    userId: number,
    id: number,
    { changedAt, ...conditions }: RouteChange,
  ): Promise<StoredRoute | null> {
    const route = this.routes.get(id);
    if (route?.userId !== userId) return null;
    const edited = { ...route, womenOnly: undefined, ...conditions };
    this.routes.set(id, edited);
    this.changes.set(id, changedAt);
    return edited;
  }

  async remove(userId: number, id: number): Promise<boolean> {
    return this.routes.get(id)?.userId === userId && this.routes.delete(id);
  }

  async eachSince(since: number, { isKnown, receive }: RouteReader): Promise<void> {
    const isChanged = ({ id }: StoredRoute) => (this.changes.get(id) ?? -1) >= since;
    const isNew = ({ id, createdAt }: StoredRoute) => createdAt >= since && !isKnown(id);
    receive([...this.routes.values()].filter((route) => isNew(route) || isChanged(route)));
  }

  async findMany(ids: readonly number[]): Promise<StoredRoute[]> {
    return ids.flatMap((id) => this.routes.get(id) ?? []);
  }

  async findOwners(ids: readonly number[]): Promise<number[]> {
    return [...new Set((await this.findMany(ids)).map(({ userId }) => userId))];
  }

  async markNotified(offerId: number, events: readonly RouteEvent[]): Promise<number> {
    const added = events.filter(({ id }) => this.routes.has(id) && !this.notified.has(`${id}/${offerId}`));
    for (const { id } of added) this.notified.add(`${id}/${offerId}`);
    this.events.push(...added);
    return added.length;
  }

  private ownedBy(userId: number): StoredRoute[] {
    return [...this.routes.values()].filter((route) => route.userId === userId);
  }
}
