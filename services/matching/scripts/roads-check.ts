import { readFileSync } from 'node:fs';
import { loadRoads, loadTowns } from '../src/routing/load-roads.js';
import { EmbeddedRouter } from '../src/routing/domain/embedded-router.js';
import { detourRatio, findGaps, isExplained, measureErrors, OfficialDistances } from './roads/gaps.ts';

/** Prints gaps of the road network and its lengths compared with the official ones. */
const read = (name: string): OfficialDistances =>
  OfficialDistances.parse(JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')));
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const router = new EmbeddedRouter(loadRoads());
const towns = loadTowns();

const detours = read('roads-detours.json');
const gaps = findGaps(router, towns);
print(`${gaps.length} pairs of towns with a road over 1.6 times the straight line. Unexplained:`);
for (const gap of gaps.filter((one) => !isExplained(one, detours)))
  print(`  ${gap.from}–${gap.to} ${Math.round(gap.byRoad / 1_000)} km, ${detourRatio(gap).toFixed(2)} times`);

print('\n| from | to | official, km | here, km | error |\n| --- | --- | ---: | ---: | ---: |');
for (const { from, to, official, here, error } of measureErrors(router, towns, read('roads-official.json')))
  print(`| ${from} | ${to} | ${official} | ${here.toFixed(0)} | ${(error * 100).toFixed(1)} % |`);
