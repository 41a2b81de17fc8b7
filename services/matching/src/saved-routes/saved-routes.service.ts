import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type {
  SavedRoute,
  SavedRouteConditions,
  SavedRouteEnd,
  SavedRouteInput,
} from '@rotadas/contracts/matching/saved-route';
import type { RouteQueryEnd } from '@rotadas/contracts/matching/match';
import type { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { PlaceIndex } from '../places/domain/place-index.js';
import { EmbeddedRouter } from '../routing/domain/embedded-router.js';
import { type MeasuredRoute, NoRouteError } from '../routing/domain/router.js';
import { requireDifferent, toSavedRouteEnd } from './domain/route-end.js';
import { savedRouteView, type StoredRoute } from './domain/saved-route.js';
import { SavedRouteStore } from './store/saved-route.store.js';
import { requireActiveAccount, requireWoman } from '@rotadas/contracts/users/profile';

interface RouteEnds {
  readonly from: RouteQueryEnd;
  readonly to: RouteQueryEnd;
}

@Injectable()
export class SavedRoutesService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly places: PlaceIndex,
    private readonly router: EmbeddedRouter,
    private readonly routes: SavedRouteStore,
  ) {}

  /** Throws like `toSavedRouteEnd`, or `ends-equal`. */
  resolve({ from, to }: RouteEnds): ReplyOf<typeof matchingRpc.resolveRoute> {
    const ends = this.resolveEnds({ from, to });
    const route = ends.from.point && ends.to.point && this.route(ends.from.point, ends.to.point);
    return { ...ends, durationSeconds: route?.durationSeconds ?? null };
  }

  /** Throws `terms-unaccepted`, `women-only`, `saved-routes-full`, or like `resolve`. */
  async save(userId: number, input: SavedRouteInput): Promise<SavedRoute> {
    const { from, to } = this.resolveEnds(input);
    const user = await this.rpc.call(usersRpc.get, { userId });
    requireActiveAccount(user);
    if (input.womenOnly) requireWoman(user);
    const route = from.point && to.point && this.route(from.point, to.point);
    const distanceMetres = route?.distanceMetres ?? null;
    const now = Date.now();
    const stored = await this.routes.add({ ...input, userId, from, to, distanceMetres, createdAt: now });
    if (!stored) throw new DomainError('saved-routes-full');
    return savedRouteView(stored, now);
  }

  async list(userId: number): Promise<SavedRoute[]> {
    const now = Date.now();
    return (await this.routes.listByUser(userId)).map((route: StoredRoute) => savedRouteView(route, now));
  }

  /** Throws `women-only`, or `saved-route-unknown`, also for a route of another user. */
  async edit(userId: number, savedRouteId: number, conditions: SavedRouteConditions): Promise<SavedRoute> {
    if (conditions.womenOnly) requireWoman(await this.rpc.call(usersRpc.get, { userId }));
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

  private resolveEnds({ from, to }: RouteEnds): { from: SavedRouteEnd; to: SavedRouteEnd } {
    const ends = {
      from: toSavedRouteEnd(this.places, from, 'from'),
      to: toSavedRouteEnd(this.places, to, 'to'),
    };
    requireDifferent(ends.from, ends.to);
    return ends;
  }

  /** Null without a route; then only names are compared. */
  private route(from: Coordinates, to: Coordinates): MeasuredRoute | null {
    try {
      return this.router.route(from, to);
    } catch (error) {
      if (error instanceof NoRouteError) return null;
      throw error;
    }
  }
}
