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

const Id = z.number().optional();

const About = z.object({
  payload: z.object({
    userId: Id,
    blockerId: Id,
    blockedId: Id,
    requesterId: Id,
    providerId: Id,
    fromUserId: Id,
    offer: z.object({ userId: z.number() }).optional(),
  }),
});

export function belongsToUser({ text }: Pick<SavedEvent, 'text'>, users: ReadonlySet<number>): boolean {
  const about = About.safeParse(parseJson(text));
  if (!about.success) return false;
  const { offer, ...ids } = about.data.payload;
  return [...Object.values(ids), offer?.userId].some((id) => id !== undefined && users.has(id));
}

/** Undefined if a dead letter is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
