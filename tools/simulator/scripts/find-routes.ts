import { writeFileSync } from 'node:fs';
import type { Place } from '@rotadas/matching/places/domain/place';
import { readPlaces } from '@rotadas/matching/places/read-places';
import { loadRoads } from '@rotadas/matching/routing/load-roads';
import { EmbeddedRouter } from '@rotadas/matching/routing/domain/embedded-router';
import { distanceKm } from '../src/routes/great-circle.ts';
import type { RoadData } from '../src/routes/road-routes.ts';
import { stopsOn } from './stops.ts';
import { IN_TOWN, TOWN_TO_TOWN } from './route-ends.ts';

export async function findRoutes(): Promise<RoadData> {
  const router = new EmbeddedRouter(loadRoads());
  const places = await readPlaces();
  const toRoute = ([from, to]: readonly [string, string]) =>
    findRoute(router, findPlace(places, from), findPlace(places, to), places);
  return { townToTown: TOWN_TO_TOWN.map(toRoute), inTown: IN_TOWN.map(toRoute) };
}

function findRoute(
  router: EmbeddedRouter,
  from: Place,
  to: Place,
  places: readonly Place[],
): RoadData['inTown'][number] {
  const { line, distanceMetres, durationSeconds } = router.route(from, to);
  const points = line.map(([longitude, latitude]) => ({ latitude, longitude }));
  return {
    from: formatName(from),
    to: formatName(to),
    fromId: from.id,
    toId: to.id,
    stops: stopsOn(points, places),
    km: Math.round(distanceMetres / 1_000),
    minutes: Math.round(durationSeconds / 60),
    points: points
      .filter((point, at) => at === 0 || distanceKm(point, points[at - 1] ?? point) > 0)
      .map(({ latitude, longitude }) => [round(latitude), round(longitude)]),
  };
}

function findPlace(places: readonly Place[], id: string): Place {
  const place = places.find((one) => one.id === id);
  if (!place) throw new Error(`There is no place ${id}`);
  return place;
}

function formatName({ name, kind, province }: Place): string {
  return kind === 'district' ? `${name}, ${province}` : name;
}

/** Rounded to 10 m; nodes are 55 m apart. */
function round(degrees: number): number {
  return Number(degrees.toFixed(4));
}

// Run manually; the result is committed, so that the demo needs no router.
if (import.meta.main) {
  const text = `${JSON.stringify(await findRoutes())}\n`;
  writeFileSync(new URL('../data/road-routes.json', import.meta.url), text);
  console.log(`road-routes.json: ${Math.round(text.length / 1_024)} kB`);
}
