import { readFileSync } from 'node:fs';
import {
  findGaps,
  isExplained,
  measureErrors,
  medianError,
  OfficialDistances,
} from '../../scripts/roads/gaps.ts';
import { EmbeddedRouter } from './domain/embedded-router.js';
import { loadRoads, loadTowns } from './load-roads.js';

const official = (name: string): OfficialDistances =>
  OfficialDistances.parse(JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')));

describe('the roads of Türkiye', () => {
  const router = new EmbeddedRouter(loadRoads());
  const towns = loadTowns();

  it('are as long as the official ones', () => {
    const errors = measureErrors(router, towns, official('roads-official.json'));
    expect(errors.length).toBeGreaterThanOrEqual(60);
    expect(medianError(errors)).toBeLessThanOrEqual(0.05);
    expect(errors.filter(({ error }) => Math.abs(error) > 0.15)).toEqual([]);
  });

  it('have no gap: no route between two towns is much longer than the official one', () => {
    const detours = official('roads-detours.json');
    const gaps = findGaps(router, towns);
    expect(gaps.filter((gap) => !isExplained(gap, detours))).toEqual([]);
  });

  it('are all joined, and pass within 10 km of every province centre', () => {
    const { metres } = router.distancesFrom(0);
    expect(metres.filter((value) => !Number.isFinite(value))).toHaveLength(0);
    const far = towns.filter((town) => router.access(town).metres > 10_000);
    expect(far).toEqual([]);
  });
});
