import { join } from 'node:path';
import { buildProduct } from '@rotadas/start/product/build';
import { BenchArguments } from './arguments.ts';
import { describeOrigin, type RowResult, formatTable } from './bench/result.ts';
import type { Row } from './bench/row.ts';
import { agreements } from './bench/rows/agreements.ts';
import { activeList, nearestProviders } from './bench/rows/active-list.ts';
import { browserDelta } from './bench/rows/browser-delta.ts';
import { dataExport } from './bench/rows/export.ts';
import { browserMotion } from './bench/rows/browser-motion.ts';
import { firstVisitRow } from './bench/rows/first-visit.ts';
import { cpuPerDevicePosition } from './bench/rows/device-positions.ts';
import {
  freshness,
  freshnessBesideSockets,
  freshnessEverySecond,
  freshnessOfDevices,
} from './bench/rows/freshness.ts';
import { instances, cpuPerPosition, livePositions, positionOnCluster } from './bench/rows/live-positions.ts';
import { matchHitRate, singleMatch } from './bench/rows/matches.ts';
import { matchHttp, placesRow } from './bench/rows/matching-calls.ts';
import { memory } from './bench/rows/memory.ts';
import { locationAndMatching, postLocation } from './bench/rows/post-location.ts';
import { savedRoutes } from './bench/rows/saved-routes.ts';
import { parseOptions } from './options.ts';
import { runTool } from './product/run-tool.ts';
import { rootDir } from '@rotadas/servers/settings/environment';

const ROUNDS = { full: 5, quick: 1 };

const ROWS: readonly Row[] = [
  ...[postLocation, livePositions, activeList, nearestProviders, freshness, cpuPerPosition, memory],
  ...[browserDelta, firstVisitRow, singleMatch, matchHitRate, savedRoutes, matchHttp],
  ...[locationAndMatching, placesRow, positionOnCluster, instances, freshnessEverySecond],
  ...[browserMotion, freshnessOfDevices, freshnessBesideSockets, cpuPerDevicePosition, agreements],
  dataExport,
];

const PROFILES = join(rootDir, 'coverage/profiles');

const log = (line: string): void => console.log(`  ${line}`);

await runTool(async () => {
  const given = parseOptions(BenchArguments, process.argv.slice(2));
  const { quick, blocks, rounds = quick ? ROUNDS.quick : ROUNDS.full } = given;
  if (!given['no-build']) await buildProduct(log);
  const origin = describeOrigin();
  const rows: RowResult[] = [];
  const chosen = ROWS.filter(({ number }) => given.row.length === 0 || given.row.includes(number));
  if (chosen.length < given.row.length) throw new Error('--row: no such row');
  for (const { number, what, run } of chosen) {
    console.log(`Row ${number}: ${what}`);
    try {
      const profiles = given.profile ? join(PROFILES, `${Date.now()}-row-${number}`) : undefined;
      rows.push({ number, what, outcomes: await run({ quick, rounds, blocks, profiles, log }) });
      if (profiles) log(`CPU profiles for Chrome DevTools: ${profiles}`);
    } catch (error) {
      console.error(`Row ${number} could not be measured:`, error);
    }
  }
  console.log(`\n${origin}\n\n${formatTable(rows)}\n`);
  if (quick) console.log('A quick run only proves that the rows run; ignore its figures.');
  return rows.length === chosen.length;
});
