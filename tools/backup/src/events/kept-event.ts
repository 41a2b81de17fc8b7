import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

export const KeptEvent = z.object({
  subject: z.string(),
  headers: z.record(z.string(), z.string()),
  text: z.string(),
});
export type KeptEvent = z.infer<typeof KeptEvent>;

export async function writeEvents(file: string, events: readonly KeptEvent[]): Promise<void> {
  await writeFile(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''), { mode: 0o600 });
}

export async function readEvents(file: string): Promise<KeptEvent[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => KeptEvent.parse(JSON.parse(line)));
}

const About = z.object({
  payload: z.object({
    userId: z.number(),
    offer: z.object({ userId: z.number() }).optional(),
  }),
});

export function isOfSomebody({ text }: Pick<KeptEvent, 'text'>, users: ReadonlySet<number>): boolean {
  const about = About.safeParse(jsonOf(text));
  if (!about.success) return false;
  const { userId, offer } = about.data.payload;
  return users.has(userId) || (offer !== undefined && users.has(offer.userId));
}

/** Undefined for a dead letter that is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
