import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runCommand } from '@rotadas/servers/processes/run-command';
import { rootDir } from '@rotadas/servers/settings/environment';

interface CommandResult {
  readonly code: number;
  readonly output: string;
}

export async function runBackupCommand(
  command: 'backup' | 'restore' | 'erase',
  dataDir: string,
  ...args: string[]
): Promise<CommandResult> {
  const program = join(rootDir, 'tools/backup/src', `${command}.ts`);
  const env = { ...process.env, DATA_DIR: dataDir };
  const result = await runCommand(process.execPath, [program, ...args], { env });
  process.stdout.write(result.output.replaceAll(/^(?=.)/gm, `  [${command}] `));
  return result;
}

export interface BackupManifest {
  readonly begunAt: string;
  readonly pointInTime: string;
}

export async function readManifest(backup: string): Promise<BackupManifest> {
  return JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8')) as BackupManifest;
}

/** Contents of all files of a folder, decompressed. */
export async function unpackedFiles(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  return Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
    }),
  );
}
