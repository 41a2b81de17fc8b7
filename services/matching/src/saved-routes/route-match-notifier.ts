import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { PlannedProvider } from '@rotadas/contracts/providers/planned-offer';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { matchingEvents } from '@rotadas/contracts/matching/matching.events';
import type { SavedRouteEnd } from '@rotadas/contracts/matching/saved-route';
import { type ChosenPlace, roundPlace } from '@rotadas/contracts/providers/chosen-place';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { outboxEvent, type OutboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { SavedRouteMirror } from './saved-route-mirror.js';
import type { ComparableOffer } from './domain/comparable-offer.js';
import { ComparableOfferFactory } from './comparable-offer-factory.js';
import { OfferClient } from './offer-client.js';
import { SavedRouteStore } from './store/saved-route.store.js';
import type { StoredRoute } from './domain/saved-route.js';

/** A planned offer is announced after it has not changed for this long. */
export const PLAN_QUIET_MS = 60_000;

/**
 * Notifies once per route and offer, across instances and redeliveries; not if the owner or the
 * provider has blocked the other, nor if the owner cannot request the offer.
 */
@Injectable()
export class RouteMatchNotifier {
  private readonly notified: Counter;

  constructor(
    private readonly client: OfferClient,
    private readonly factory: ComparableOfferFactory,
    private readonly mirror: SavedRouteMirror,
    private readonly routes: SavedRouteStore,
    private readonly outbox: OutboxRelay,
    metrics: Metrics,
  ) {
    this.notified = new Counter({
      name: 'rotadas_saved_route_matches_total',
      help: 'Saved routes that were notified of an offer',
      registers: [metrics.registry],
    });
  }

  /** Ignores a full or replaced offer; another event announces a freed seat or the new one. */
  async notifyLive(userId: number, offerId: number): Promise<void> {
    const found = await this.client.find(userId);
    if (found?.offer.id !== offerId || found.provider.isFull) return;
    const { provider } = found;
    await this.notify(
      this.factory.fromProvider(provider, Date.now()),
      toNotifiedOffer(offerId, provider, null),
    );
  }

  /** Ignores a full, cancelled or changed offer; another event announces the change. */
  async notifyPlanned(userId: number, offerId: number): Promise<void> {
    const provider = await this.client.findPlanned(userId, offerId);
    if (!provider || provider.isFull || provider.at > Date.now() - PLAN_QUIET_MS) return;
    const { departsAt } = provider;
    await this.notify(this.factory.fromPlanned(provider), toNotifiedOffer(offerId, provider, departsAt));
  }

  private async notify(comparable: ComparableOffer, offer: NotifiedOffer): Promise<void> {
    const fits = await this.mirror.findFitting(comparable);
    if (fits.length === 0) return;
    const detours = new Map(fits.map(({ id, detourMetres }) => [id, detourMetres]));
    const [found, hidden] = await Promise.all([
      this.routes.findMany([...detours.keys()]),
      this.client.findHidden(offer.userId),
    ]);
    const allowed = found.filter(({ userId }) => !hidden.has(userId));
    const able = comparable.womenOnly ? await this.keepWomen(allowed) : allowed;
    const events = able.map((route) => ({
      id: route.id,
      event: routeMatchedEvent(route, offer, detours.get(route.id) ?? null),
    }));
    for (const { id } of found) detours.delete(id);
    this.mirror.forget([...detours.keys()]); // routes that were not found are deleted
    this.notified.inc(await this.routes.markNotified(offer.id, events));
    this.outbox.wake();
  }

  /** Others cannot request a women-only offer. */
  private async keepWomen(routes: readonly StoredRoute[]): Promise<StoredRoute[]> {
    const women = await this.client.findWomen(routes.map(({ userId }) => userId));
    return routes.filter(({ userId }) => women.has(userId));
  }
}

function toNotifiedOffer(
  id: number,
  provider: ActiveProvider | PlannedProvider,
  departsAt: number | null,
): NotifiedOffer {
  const { id: userId, fullName, activeService: type } = provider;
  return { id, userId, fullName, type, departsAt };
}

type NotifiedOffer = PayloadOf<typeof matchingEvents.routeMatched>['offer'];

function routeMatchedEvent(
  { id, userId, from, to }: StoredRoute,
  offer: NotifiedOffer,
  detourMetres: number | null,
): OutboxEvent {
  const fromPlace = toChosenPlace(from);
  const toPlace = toChosenPlace(to);
  return outboxEvent(matchingEvents.routeMatched, {
    userId,
    savedRouteId: id,
    from: from.name,
    to: to.name,
    ...(fromPlace && { fromPlace }),
    ...(toPlace && { toPlace }),
    offer: { ...offer, from: from.name, to: to.name },
    detourMetres: detourMetres === null ? null : Math.round(detourMetres),
  });
}

function toChosenPlace({ placeId, point }: SavedRouteEnd): ChosenPlace | null {
  return point && roundPlace({ ...(placeId !== null && { id: placeId }), ...point });
}
