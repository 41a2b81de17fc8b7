import { SavedRoute } from '@rotadas/contracts/matching/saved-route';

const end = (name: string) => ({ name, placeId: `place-${name}`, point: { latitude: 40, longitude: 29 } });

/** A route that waits for every type, all week, all day and for good unless said otherwise. */
export const aSavedRoute = (id: number, facts: Partial<SavedRoute> = {}): SavedRoute =>
  SavedRoute.parse({
    id,
    from: end('Kadıköy'),
    to: end('Esenboğa'),
    serviceType: 'all',
    maxDetourMetres: null,
    distanceMetres: 468_400,
    days: [1, 2, 3, 4, 5, 6, 7],
    hours: null,
    endsOn: null,
    createdAt: Date.now(),
    waiting: true,
    ...facts,
  });
