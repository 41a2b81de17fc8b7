import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/folders';
import type { Origin } from './machine.ts';
import type { RowResult } from './table.ts';

/** A whole result. */
export interface BenchResult extends Origin {
  readonly measuredAt: string;
  readonly quick: boolean;
  readonly rows: readonly RowResult[];
}

/** Where results lie. */
export const RESULTS = join(rootDir, 'bench/results');

/** A moment as a file's name may hold it. */
export function stampOf(moment: string): string {
  return moment.replaceAll(/[:.]/g, '-');
}

/** Writes a result into bench/results/ and answers the file's path from the root. */
export async function saveResult(result: BenchResult): Promise<string> {
  const name = `${stampOf(result.measuredAt)}${result.quick ? '-quick' : ''}.json`;
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, name), `${JSON.stringify(result, null, 2)}\n`);
  return join('bench/results', name);
}
