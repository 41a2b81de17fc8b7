import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruiseSources } from './cruise-sources.ts';
import { type Cycle, cyclesOf } from './cycles.ts';
import { drawGraph } from './draw-graph.ts';
import { lineStatistics } from './line-statistics.ts';
import { putBetween } from './put-between.ts';
import { sourceLengths } from './source-lengths.ts';

// `npm run graph` draws the graph into docs/architecture.md and tells cycles and lines; with --check it writes
// nothing. Either fails when files import each other in a cycle; cycles of folders are told only.

const ROOT = resolve(import.meta.dirname, '../../..');
const DOCUMENT = join(ROOT, 'docs/architecture.md');
const MARKERS = { begin: '<!-- graph: written by `npm run graph` -->', end: '<!-- end of graph -->' };

const isCheck = process.argv.includes('--check');
const result = await cruiseSources(ROOT);
const { files, folders } = cyclesOf(result);
tell('file', files);
tell('folder', folders);
if (!isCheck) {
  const graph = await drawGraph(result);
  writeFileSync(DOCUMENT, putBetween(readFileSync(DOCUMENT, 'utf8'), graph, MARKERS));
  for (const [kind, lengths] of Object.entries(sourceLengths(ROOT))) {
    const { files: count, median, ninetiethPercentile, largest, largestFile } = lineStatistics(lengths);
    console.log(
      `${count} files of ${kind}: median ${median} lines, 90th percentile ${ninetiethPercentile}, largest ${largest} (${largestFile})`,
    );
  }
}
if (files.length > 0) process.exitCode = 1;

function tell(kind: 'file' | 'folder', cycles: readonly Cycle[]): void {
  if (!isCheck) console.log(`Cycles of ${kind}s: ${cycles.length}`);
  for (const cycle of cycles) console.log(`${kind} cycle: ${cycle.join(', ')}`);
}
