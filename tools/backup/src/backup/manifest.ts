import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { hasErrorCode } from '@rotadas/servers/processes/has-error-code';
import { isOlder } from '@rotadas/servers/sources/binary';

const FILE = 'manifest.json';

/** Version of the backup's format. */
const FORMAT = 1;

const BackedUpFile = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });

const Manifest = z.object({
  format: z.number(),
  product: z.literal('rotadas'),
  version: z.string(),
  /** The backup contains every change acknowledged before. */
  begunAt: z.coerce.date(),
  /** The backup shows the product at this time. */
  pointInTime: z.coerce.date(),
  databases: z.array(z.string()),
  files: z.array(BackedUpFile),
});
export type Manifest = z.infer<typeof Manifest>;

/** A backup is complete once its manifest exists. */
export async function writeManifest(
  folder: string,
  about: Pick<Manifest, 'version' | 'begunAt' | 'pointInTime' | 'databases'>,
): Promise<Manifest> {
  const files = await describeFiles(folder);
  const manifest: Manifest = { format: FORMAT, product: 'rotadas', ...about, files };
  await writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/** Verifies a backup for a product of `version`; the error gives the reason. */
export async function checkBackup(folder: string, version: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest.format !== FORMAT || isOlder(version, manifest.version))
    throw new Error(
      `${folder} was made by Rotadaş ${manifest.version}, and this is ${version}. Restore it with that version or a newer one.`,
    );
  const found = new Map((await describeFiles(folder)).map((file) => [file.path, file]));
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = found.get(path);
    if (file === undefined) throw new Error(`${folder} lacks ${path}: the copy is incomplete.`);
    if (file.bytes < bytes) throw new Error(`${path} in ${folder} is truncated after ${file.bytes} bytes.`);
    if (file.sha256 !== sha256) throw new Error(`${path} in ${folder} differs from the backed-up file.`);
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const none = `${folder} is not a backup of Rotadaş: `;
  const text = await readFile(join(folder, FILE), 'utf8').catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT') || hasErrorCode(error, 'ENOTDIR'))
      throw new Error(`${none}it has no ${FILE}. Name the folder that npm run backup made.`);
    throw error;
  });
  try {
    return Manifest.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${none}its ${FILE} cannot be read.`, { cause: error });
  }
}

async function describeFiles(folder: string): Promise<z.infer<typeof BackedUpFile>[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const described: z.infer<typeof BackedUpFile>[] = [];
  for (const path of paths.sort()) {
    if (relative(folder, path) === FILE) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    const { size } = await stat(path);
    described.push({ path: relative(folder, path), bytes: size, sha256: hash.digest('hex') });
  }
  return described;
}
