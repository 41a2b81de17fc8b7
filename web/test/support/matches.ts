import { Match, MatchAnswer } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { screen, within } from '@testing-library/react';
import { answer, json } from './answers.js';
import { field, user } from './page.js';
import { aPlace } from './places.js';
import { aProvider } from './providers.js';

const BALIKESIR_POINT: [number, number] = [27.88, 39.65];
const BURSA_POINT: [number, number] = [29.06, 40.19];

/** Two places far from Ankara. */
export const BALIKESIR = aPlace('province-10', 'Balıkesir', {
  kind: 'province',
  district: null,
  province: 'Balıkesir',
  latitude: 39.65,
  longitude: 27.88,
});
export const BURSA = aPlace('province-16', 'Bursa', {
  kind: 'province',
  district: null,
  province: 'Bursa',
  latitude: 40.19,
  longitude: 29.06,
});

/** Somebody on the way from Balıkesir to Bursa, 4 km off mine and here in 12 minutes. */
export const aMatch = (id: number, facts: Partial<Match> = {}, offer: Partial<ActiveProvider> = {}): Match =>
  Match.parse({
    provider: aProvider(id, {
      latitude: 39.6,
      longitude: 27.9,
      serviceFrom: 'Balıkesir',
      serviceTo: 'Bursa',
      ...offer,
    }),
    reason: 'way',
    detourMetres: 4_000,
    detourSeconds: 300,
    pickup: { latitude: 39.65, longitude: 27.88 },
    dropoff: { latitude: 40.19, longitude: 29.06 },
    distanceToPickupMetres: 8_000,
    reachesPickupAt: Date.now() + 12 * 60_000 + 29_000, // rounds to 12 for a minute
    coveredShare: 1,
    line: [[27.9, 39.6], BALIKESIR_POINT, BURSA_POINT],
    ...facts,
  });

/** Who goes any wished way from now on. */
export function goingMyWay(matches: Match[], nearly: Match[] = []): void {
  const route = { distanceMetres: 151_000, durationSeconds: 6_900, line: [BALIKESIR_POINT, BURSA_POINT] };
  answer('POST /api/matches', () => json(MatchAnswer.parse({ route, router: 'embedded', matches, nearly })));
}

/** The places that a search finds by the beginnings of their names. */
export function placesByName(...places: ReturnType<typeof aPlace>[]): void {
  answer('GET /api/places', ({ query }) => {
    const typed = (query.get('q') ?? '').toLocaleLowerCase('tr');
    return json(places.filter(({ name }) => name.toLocaleLowerCase('tr').startsWith(typed)));
  });
}

/** Writes the beginning of a place's name into a field and takes the first place suggested. */
export async function chooseEnd(label: 'Nereden' | 'Nereye', typed: string): Promise<void> {
  await user.type(await field(label), typed);
  await screen.findAllByRole('option', { name: new RegExp(`^${typed}`, 'i') });
  await user.keyboard('{ArrowDown}{Enter}');
}

/** The ends of the route from Balıkesir to Bursa, as an address has them. */
export const ROUTE_ENDS = {
  nereden: 'Balıkesir@39.65000,27.88000@province-10',
  nereye: 'Bursa@40.19000,29.06000@province-16',
};

/** The address of the map with that route searched. */
export const ROUTE_PATH = `/?${new URLSearchParams(ROUTE_ENDS)}`;

/** The list of those who pass the searched route. */
export const passingList = () => screen.findByRole('list', { name: 'Yolundan geçenler' });

/** The names in the rows of a list, in their order. */
export const rowNames = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button')
    .map((row) => row.querySelector('strong')?.textContent);
