import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { busiestFunctions } from './busiest-functions.ts';

const FUNCTIONS = 12;

/** What the profiles in a folder say: of each process its busiest functions, line by line. */
export async function profileLines(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'));
  const lines = await Promise.all(
    files.map(async (name) => {
      const profile: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
      const functions = busiestFunctions(profile, FUNCTIONS);
      return [
        name,
        ...functions.map((each) => `  ${(each.share * 100).toFixed(1).padStart(5)} % ${each.name}`),
      ];
    }),
  );
  return lines.flat();
}
