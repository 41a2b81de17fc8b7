import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rotadas/servers/left-over/temporary-folder';
import { startChild } from '@rotadas/servers/processes/child';
import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { freePort, isPortTaken } from '@rotadas/servers/processes/ports';

const READY_LIMIT_MS = 20_000;

/** What the reference sends. */
export interface SentBody {
  readonly bytes: Buffer;
  readonly encoding: string;
}

/** The reference over HTTP, in a process of its own. */
export interface BareServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts it. */
export async function startBareServer(body?: SentBody): Promise<BareServer> {
  const folder = await temporaryFolder('bare');
  const port = await freePort();
  const args = [join(import.meta.dirname, 'bare-server.ts'), String(port)];
  if (body) {
    await writeFile(join(folder.path, 'body'), body.bytes);
    args.push(join(folder.path, 'body'), body.encoding);
  }
  const child = startChild({ command: process.execPath, args, logFile: join(folder.path, 'log') });
  const stop = async (): Promise<void> => {
    await child.stop();
    await folder.remove();
  };
  const check = async (): Promise<void> => {
    if (!(await isPortTaken(port))) throw new Error('it does not listen');
  };
  await waitUntil(check, { what: 'The bare server', timeoutMs: READY_LIMIT_MS }).catch(
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
  return { url: `http://127.0.0.1:${port}`, stop };
}
