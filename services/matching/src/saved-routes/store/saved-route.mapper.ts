import type { StoredRoute } from '../domain/stored-route.js';
import type { SavedRouteDocument } from './saved-route.schema.js';

/** The route in a document; a field that is not named here never leaves the store. */
export function toRoute(document: SavedRouteDocument): StoredRoute {
  return {
    id: document._id,
    userId: document.userId,
    from: document.from,
    to: document.to,
    distanceMetres: document.distanceMetres,
    serviceType: document.serviceType,
    maxDetourMetres: document.maxDetourMetres,
    days: document.days,
    hours: document.hours,
    endsOn: document.endsOn,
    createdAt: document.createdAt,
  };
}
