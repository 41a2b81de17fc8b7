import { Zip, ZipDeflate } from 'fflate';

export interface FileToZip {
  readonly name: string;
  readonly content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Yields the bytes of a ZIP while it reads the files, one after the other. */
export async function* zipFiles(files: AsyncIterable<FileToZip>): AsyncGenerator<Uint8Array> {
  let zipped: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    zipped.push(bytes);
  });
  const take = () => {
    const taken = zipped;
    zipped = [];
    return taken;
  };
  for await (const { name, content } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const bytes of content) {
      file.push(bytes);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** Yields the same bytes in parts of `size`; the last one is shorter. */
export async function* inParts(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < size) continue;
    const joined = Buffer.concat(waiting);
    let start = 0;
    for (; start + size <= bytes; start += size) yield joined.subarray(start, start + size);
    waiting = [joined.subarray(start)];
    bytes -= start;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
