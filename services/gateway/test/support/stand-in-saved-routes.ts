import { Controller, type Type } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { SavedRoute } from '@rotadas/contracts/matching/saved-route';
import { savedRoutesRoutes } from '@rotadas/contracts/matching/saved-routes.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';

type Asked<Name extends keyof typeof savedRoutesRoutes> = ParsedRequest<(typeof savedRoutesRoutes)[Name]>;

/** A user who has as many saved routes as there may be. */
export const FULL_USER = 410;

/** The one saved route that there is. */
export const SAVED_ROUTE = 5;

/** A saved route as the matching service answers it. */
export function aSavedRoute(known: Partial<SavedRoute> = {}): SavedRoute {
  return {
    id: SAVED_ROUTE,
    from: { name: 'Balıkesir', placeId: 'province-10', point: { latitude: 39.65, longitude: 27.88 } },
    to: { name: 'Dedemin köyü', placeId: null, point: null },
    distanceMetres: null,
    serviceType: 'all',
    maxDetourMetres: null,
    days: [1, 2, 3, 4, 5, 6, 7],
    hours: null,
    endsOn: null,
    createdAt: 1_000,
    waiting: true,
    ...known,
  };
}

/** Small answers about saved routes in the place of the matching service. */
export function savedRoutesStandIn(asked: unknown[]): Type<unknown> {
  @Controller()
  class SavedRoutesStandIn {
    @HandleRoute(savedRoutesRoutes.save)
    save(request: Asked<'save'>) {
      asked.push(request);
      if (request.userId === FULL_USER) throw new DomainError('saved-routes-full');
      const { days, hours, endsOn } = request.route;
      return aSavedRoute({ days, hours, endsOn });
    }

    @HandleRoute(savedRoutesRoutes.list)
    list(request: Asked<'list'>) {
      asked.push(request);
      return { routes: [aSavedRoute()] };
    }

    @HandleRoute(savedRoutesRoutes.remove)
    remove(request: Asked<'remove'>) {
      asked.push(request);
      if (request.savedRouteId !== SAVED_ROUTE) throw new DomainError('saved-route-unknown');
      return {};
    }

    @HandleRoute(savedRoutesRoutes.countWaiting)
    countWaiting(request: Asked<'countWaiting'>) {
      asked.push(request);
      return { waiting: 3 };
    }
  }
  return SavedRoutesStandIn;
}
