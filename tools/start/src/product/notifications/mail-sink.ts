import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SMTPServer } from 'smtp-server';
import type { Log } from '@rotadas/servers/server-definition';
import { freePort } from '@rotadas/servers/processes/ports';

const MAIL_BYTES_MAX = 1_000_000;

const CLOSE_MS = 500;

export interface MailSink {
  readonly url: string;
  stop(): Promise<void>;
}

/** Writes each mail to `folder`, readable by its owner. */
export async function startMailSink(folder: string, log: Log): Promise<MailSink> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const port = await freePort();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAIL_BYTES_MAX,
    closeTimeout: CLOSE_MS,
    onData(stream, { envelope }, done) {
      saveMail(stream, folder).then((file) => {
        log(`Mail to ${envelope.rcptTo.map(({ address }) => address).join(', ')}: ${file}`);
        done();
      }, done);
    },
  });
  server.on('error', (error) => log(`The mail server: ${String(error)}`));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A mail gets its final name when it is complete. */
async function saveMail(mail: Readable, folder: string): Promise<string> {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = join(folder, `${time}-${randomUUID().slice(0, 8)}.eml`);
  const unfinished = `${file}.part`;
  try {
    await pipeline(mail, createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return file;
}
