import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type {
  SavedRoute,
  SavedRouteConditions,
  SavedRouteInput,
} from '@rotadas/contracts/matching/saved-route';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { PlaceIndex } from '../places/domain/place-index.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { NoRouteError } from '../routing/domain/router.js';
import { requireDifferent, toSavedRouteEnd } from './domain/route-end.js';
import { savedRouteView, type StoredRoute } from './domain/saved-route.js';
import { SavedRouteStore } from './store/saved-route.store.js';
import { requireAcceptedTerms } from '@rotadas/contracts/users/profile';

@Injectable()
export class SavedRoutesService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly places: PlaceIndex,
    private readonly router: EmbeddedRouter,
    private readonly routes: SavedRouteStore,
  ) {}

  /** Throws `terms-unaccepted`, `saved-routes-full`, or like `toSavedRouteEnd`. */
  async save(userId: number, input: SavedRouteInput): Promise<SavedRoute> {
    const from = toSavedRouteEnd(this.places, input.from, 'from');
    const to = toSavedRouteEnd(this.places, input.to, 'to');
    requireDifferent(from, to);
    requireAcceptedTerms(await this.rpc.call(usersRpc.get, { userId }));
    const distanceMetres = from.point && to.point && this.distance(from.point, to.point);
    const now = Date.now();
    const stored = await this.routes.add({ ...input, userId, from, to, distanceMetres, createdAt: now });
    if (!stored) throw new DomainError('saved-routes-full');
    return savedRouteView(stored, now);
  }

  async list(userId: number): Promise<SavedRoute[]> {
    const now = Date.now();
    return (await this.routes.listByUser(userId)).map((route: StoredRoute) => savedRouteView(route, now));
  }

  /** Throws `saved-route-unknown`, also for a route of another user. */
  async edit(userId: number, savedRouteId: number, conditions: SavedRouteConditions): Promise<SavedRoute> {
    const now = Date.now();
    const edited = await this.routes.edit(userId, savedRouteId, { ...conditions, changedAt: now });
    if (!edited) throw new DomainError('saved-route-unknown');
    return savedRouteView(edited, now);
  }

  /** Throws `saved-route-unknown`, also for a route of another user. */
  async remove(userId: number, savedRouteId: number): Promise<void> {
    const isRemoved = await this.routes.remove(userId, savedRouteId);
    if (!isRemoved) throw new DomainError('saved-route-unknown');
  }

  /** Null without a route; then only names are compared. */
  private distance(from: Coordinates, to: Coordinates): number | null {
    try {
      return this.router.route(from, to).distanceMetres;
    } catch (error) {
      if (error instanceof NoRouteError) return null;
      throw error;
    }
  }
}
