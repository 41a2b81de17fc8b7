import type { Line } from '@rotadas/contracts/matching/match';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import { METRES_PER_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';
import { anActiveProvider } from '@rotadas/service-kit/testing/an-active-provider';
import { POINTS } from '../../../test/support/saved-route-builders.js';
import { loadTestRoads } from '../../../test/support/test-roads.js';
import type { LngLat } from '../../routing/domain/router.js';
import { findCandidates } from '../candidate-scan.js';
import { ON_DEMAND_AREA } from '../../offers/domain/on-demand-area.js';
import { EXACT } from './detour-limit.js';
import { matchLine, toSearchedLine, simplifiedLine, buildSearchedLine } from './match-line.js';

/** Tolerance of simplification plus rounding to five decimals. */
const DEVIATION_METRES = 21;

const lngLat = ({ longitude, latitude }: Coordinates): LngLat => [longitude, latitude];

function metresFromLine([x, y]: LngLat, line: Line): number {
  const shrink = Math.cos(y * RADIANS);
  const squares = line.slice(1).map(([x1, y1], index) => {
    const [x0, y0] = line[index] ?? [x1, y1];
    const [dx, dy, px, py] = [(x1 - x0) * shrink, y1 - y0, (x - x0) * shrink, y - y0];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    return (px - along * dx) ** 2 + (py - along * dy) ** 2;
  });
  return Math.sqrt(Math.min(...squares)) * METRES_PER_DEGREE;
}

describe('matchLine', () => {
  let roads: Awaited<ReturnType<typeof loadTestRoads>>;
  beforeAll(async () => void (roads = await loadTestRoads()));

  /** Draws the match of an offer from Balıkesir to Ankara. */
  const draw = (start: Coordinates, end: Coordinates, activeService: ServiceType = 'companion') => {
    const { router, trees } = roads;
    const route = roads.route(roads.snap(start), roads.snap(end));
    const offers = roads.offers();
    const ends = { serviceFrom: 'Balıkesir', serviceTo: 'Ankara' };
    offers.add(anActiveProvider({ ...POINTS.Balıkesir, activeService, ...ends }));
    const query = {
      serviceType: 'all',
      womenOnly: false,
      maxDetourMetres: 500_000,
      tolerance: EXACT,
      onDemandArea: ON_DEMAND_AREA.inTown,
      limit: 1,
      hidden: new Set<number>(),
    } as const;
    const [candidate] = findCandidates(offers, route, query);
    if (!candidate) throw new Error('it fits');
    const searched = buildSearchedLine(router, route);
    return {
      searchedLine: toSearchedLine(searched),
      line: matchLine({ router, trees, searchedLine: searched }, route, candidate),
    };
  };

  it('follows the roads via pickup and dropoff', () => {
    const { Balıkesir, Bursa, Eskişehir } = POINTS;
    const { line, searchedLine } = draw(Bursa, Eskişehir);
    if (!line) throw new Error('no line');
    expect(line.length).toBeLessThanOrEqual(200);
    expect(line[0]).toEqual(lngLat(Balıkesir));
    const places = [Bursa, Eskişehir].map((place) =>
      line.findIndex((point) => `${point}` === `${lngLat(place)}`),
    );
    expect(places[0]).toBeGreaterThan(0);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
    for (const [from, to] of [
      [Balıkesir, Bursa],
      [Bursa, Eskişehir],
    ] as const)
      for (const point of roads.router.route(from, to).line)
        expect(metresFromLine(point, line)).toBeLessThan(DEVIATION_METRES);
    expect(line.slice(places[0], (places[1] ?? 0) + 1)).toEqual(searchedLine);
    expect(line.filter((point, index) => `${point}` === `${line[index - 1]}`)).toEqual([]);
  });

  it.each(['air_transport', 'taxi'] as const)('returns null for an offer of %s', (activeService) => {
    expect(draw(POINTS.Bursa, POINTS.Eskişehir, activeService).line).toBeNull();
  });
});

describe('simplifiedLine', () => {
  const corner: LngLat[] = [
    [30, 39],
    [30.1, 39],
    [30.2, 39],
    [30.2, 39.1],
    [30.2, 39.2],
  ];

  it('drops points on the line and keeps ends and corners', () => {
    expect(simplifiedLine(corner, 10)).toEqual([corner[0], corner[2], corner[4]]);
  });

  it('keeps at most the requested number of points, those that matter most', () => {
    const zigzag = Array.from({ length: 101 }, (_, index): LngLat => [
      30 + index / 100,
      39 + (index % 2) / 100,
    ]);
    zigzag[50] = [30.5, 41];
    const line = simplifiedLine(zigzag, 10);
    expect(line.length).toBeLessThanOrEqual(10);
    expect(line).toContainEqual([30.5, 41]);
    expect([line[0], line.at(-1)]).toEqual([zigzag[0], zigzag[100]]);
  });

  it('keeps a line of two equal points', () => {
    const point: LngLat[] = [
      [30, 39],
      [30, 39],
    ];
    expect(simplifiedLine(point, 200)).toEqual(point);
  });
});
