import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

export const SavedEvent = z.object({
  subject: z.string(),
  headers: z.record(z.string(), z.string()),
  text: z.string(),
});
export type SavedEvent = z.infer<typeof SavedEvent>;

export async function writeEvents(file: string, events: readonly SavedEvent[]): Promise<void> {
  await writeFile(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''), { mode: 0o600 });
}

export async function readEvents(file: string): Promise<SavedEvent[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => SavedEvent.parse(JSON.parse(line)));
}
