import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

/** A message of a stream, as a backup keeps it. */
export const KeptEvent = z.object({
  subject: z.string(),
  headers: z.record(z.string(), z.string()),
  text: z.string(),
});
export type KeptEvent = z.infer<typeof KeptEvent>;

/** Writes events as lines of JSON. */
export async function writeEvents(file: string, events: readonly KeptEvent[]): Promise<void> {
  await writeFile(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''), { mode: 0o600 });
}

/** Reads what `writeEvents` wrote. */
export async function readEvents(file: string): Promise<KeptEvent[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => KeptEvent.parse(JSON.parse(line)));
}

const About = z.object({ payload: z.object({ userId: z.number() }) });

/** Whether an event is about one of these users. */
export function isOfSomebody({ text }: KeptEvent, users: ReadonlySet<number>): boolean {
  const about = About.safeParse(JSON.parse(text));
  return about.success && users.has(about.data.payload.userId);
}
