import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { runOrFail } from '@rotadas/servers/processes/run-command';

const PARTS = /^(?<server>mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/(?<database>[^?]*))?(?:\?(?<options>.*))?$/;

/** The address without a database, so that the tools read all of them. */
export function serverAddress(address: string): string {
  const { server, database, options } = parseAddress(address);
  const search = new URLSearchParams(options);
  // Without authSource, the named database is the user's.
  if (database && server.includes('@') && !search.has('authSource')) search.set('authSource', database);
  return `${server}/${search.size > 0 ? `?${search}` : ''}`;
}

export function databaseName(address: string): string | undefined {
  return parseAddress(address).database || undefined;
}

function parseAddress(address: string) {
  const { server, database, options } = PARTS.exec(address)?.groups ?? {};
  if (server === undefined) throw new Error('MONGODB_URI must be an address like mongodb://host');
  return { server, database, options };
}

/** Passes the address in a file: other users can see the arguments of a process. */
export async function runTool(program: string, address: string, args: readonly string[]): Promise<void> {
  const folder = await temporaryFolder('tool');
  try {
    const config = join(folder.path, 'config.yaml');
    await writeFile(config, `uri: ${JSON.stringify(serverAddress(address))}\n`, { mode: 0o600 });
    await runOrFail(program, ['--config', config, ...args]);
  } finally {
    await folder.remove();
  }
}
