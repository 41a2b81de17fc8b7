import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hasErrorCode } from '@rotadas/servers/processes/has-error-code';

const Erasure = z.object({ userId: z.number(), at: z.coerce.date() });

/** Next to the backups, since it must outlive the product's data. */
export const erasureList = (backups: string): string => join(backups, 'erasures.jsonl');

export async function recordErasure(file: string, userId: number, at = new Date()): Promise<void> {
  await appendFile(file, `${JSON.stringify({ userId, at })}\n`, { mode: 0o600 });
}

export async function erasedAfter(file: string, time: Date): Promise<ReadonlySet<number>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  const erasures = lines.map((line) => Erasure.parse(JSON.parse(line)));
  return new Set(erasures.filter(({ at }) => at > time).map(({ userId }) => userId));
}
