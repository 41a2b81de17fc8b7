import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MESSAGE_ID = /^Message-ID: <notification-(\d+)@/im;

/** The ids of the notifications that mails were sent of, one for each mail. */
export async function readMails(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => MESSAGE_ID.exec(text)?.[1] ?? []);
}
