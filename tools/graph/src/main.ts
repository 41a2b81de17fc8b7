import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruiseSources } from './cruise-sources.ts';
import { type Cycle, cyclesOf } from './cycles.ts';
import { drawGraph } from './draw-graph.ts';
import { lineStatistics } from './line-statistics.ts';
import { putBetween } from './put-between.ts';
import { sourceLengths } from './source-lengths.ts';

// `npm run graph -w tools/graph` draws the graph into docs/architecture.md and prints cycles and
// lines. With --check it writes nothing, and fails if the document shows another graph. Both fail
// at a cycle of files or of folders.

const ROOT = resolve(import.meta.dirname, '../../..');
const DOCUMENT = join(ROOT, 'docs/architecture.md');
const MARKERS = {
  begin: '<!-- graph: written by `npm run graph -w tools/graph` -->',
  end: '<!-- end of graph -->',
};

const isCheck = process.argv.includes('--check');
const result = await cruiseSources(ROOT);
const { files, folders } = cyclesOf(result);
tell('file', files);
tell('folder', folders);
const document = readFileSync(DOCUMENT, 'utf8');
const drawn = putBetween(document, await drawGraph(result), MARKERS);
const isOld = isCheck && drawn !== document;
if (isOld) console.log('docs/architecture.md shows an older graph: run `npm run graph -w tools/graph`.');
if (!isCheck) {
  writeFileSync(DOCUMENT, drawn);
  for (const [kind, lengths] of Object.entries(sourceLengths(ROOT))) {
    const { files: count, median, ninetiethPercentile, largest, largestFile } = lineStatistics(lengths);
    console.log(
      `${count} files of ${kind}: median ${median} lines, 90th percentile ${ninetiethPercentile}, largest ${largest} (${largestFile})`,
    );
  }
}
if (files.length > 0 || folders.length > 0 || isOld) process.exitCode = 1;

function tell(kind: 'file' | 'folder', cycles: readonly Cycle[]): void {
  if (!isCheck) console.log(`Cycles of ${kind}s: ${cycles.length}`);
  for (const cycle of cycles) console.log(`${kind} cycle: ${cycle.join(', ')}`);
}
