import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import mime from 'mime/lite';
import { digestEtag, EncodedBody, type Encoding } from './encoded-body.js';

export type Bodies = ReadonlyMap<string, EncodedBody>;

const SIBLINGS: ReadonlyMap<Encoding, string> = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/**
 * Reads all files of a folder, keyed by their path in it, such as `/assets/app.js`. Compressed
 * siblings (.br, .gz) become encodings of their file. Empty if the folder is missing.
 */
export async function readBodies(folder: string | undefined): Promise<Bodies> {
  if (folder === undefined || !existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const bytes = new Map(
    await Promise.all(
      files.map(async (file) => [toUrlPath(relative(folder, file)), await readFile(file)] as const),
    ),
  );
  return new Map([...bytes].map(([path, plain]) => [path, toBody(path, plain, bytes)]));
}

const toUrlPath = (path: string) => `/${path.replaceAll(sep, '/')}`;

/** A body of one file, which has no siblings. */
export async function readBody(file: string): Promise<EncodedBody> {
  return toBody(file, await readFile(file), new Map());
}

function toBody(path: string, plain: Buffer, all: ReadonlyMap<string, Buffer>): EncodedBody {
  const type = contentType(path);
  const body = new EncodedBody(plain, digestEtag(plain, type), type);
  for (const [encoding, ending] of SIBLINGS) {
    const sibling = all.get(path + ending);
    if (sibling) body.add(encoding, sibling);
  }
  return body;
}

const IN_UTF_8 = /^text\/|\/(javascript|json)$/;

/** Vector tiles in one file, of which clients request parts; the list of `mime` lacks it. */
export const PMTILES_TYPE = 'application/vnd.pmtiles';

function contentType(path: string): string {
  if (path.endsWith('.pmtiles')) return PMTILES_TYPE;
  const type = mime.getType(path) ?? 'application/octet-stream';
  return IN_UTF_8.test(type) ? `${type}; charset=utf-8` : type;
}
