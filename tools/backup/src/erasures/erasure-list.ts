import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { hasErrorCode } from '@rotadas/servers/processes/has-error-code';

const Erasure = z.object({ userId: z.number(), at: z.coerce.date() });
export type Erasure = z.infer<typeof Erasure>;

/** Next to the backups, since it must outlive the product's data. */
export const erasureList = (backups: string): string => join(backups, 'erasures.jsonl');

/** Appends the erasures that the list does not have, or has with an earlier time. */
export async function addErasures(file: string, erasures: readonly Erasure[]): Promise<void> {
  const known = await newestErasures(file);
  const added = erasures.filter(({ userId, at }) => at > (known.get(userId) ?? new Date(0)));
  if (added.length === 0) return;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await appendFile(file, added.map((each) => `${JSON.stringify(each)}\n`).join(''), { mode: 0o600 });
}

export async function erasedAfter(file: string, time: Date): Promise<Erasure[]> {
  const newest = Array.from(await newestErasures(file), ([userId, at]) => ({ userId, at }));
  return newest.filter(({ at }) => at > time);
}

/** The time of the last erasure by user. */
async function newestErasures(file: string): Promise<ReadonlyMap<number, Date>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return '';
    throw error;
  });
  const newest = new Map<number, Date>();
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const { userId, at } = Erasure.parse(JSON.parse(line));
    if (at > (newest.get(userId) ?? new Date(0))) newest.set(userId, at);
  }
  return newest;
}
