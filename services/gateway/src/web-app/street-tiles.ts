import type { BigIntStats } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Range } from 'range-parser';
import { PMTILES_TYPE } from '../responses/read-bodies.js';
import type { RangedBody } from '../responses/send-range.js';

/** Bytes of the file that an unread response holds. */
const CHUNK_BYTES = 65_536;

/** The descriptor of a closed file. */
const CLOSED = -1;

const logger = new Logger('StreetTiles');

/**
 * The operator's file of vector tiles, which may have several GB. It may be replaced while it is
 * served: each request compares it with the open version.
 */
export class StreetTiles {
  private version: OpenVersion | null = null;
  private check: Promise<RangedBody | null> | undefined;
  private failure: string | undefined;

  constructor(private readonly path: string) {}

  /** The current version, or null if the file is missing or unusable, which is logged once. */
  current(): Promise<RangedBody | null> {
    this.check ??= this.open().finally(() => (this.check = undefined));
    return this.check;
  }

  async close(): Promise<void> {
    const { version } = this;
    this.version = null;
    await version?.close();
  }

  private async open(): Promise<RangedBody | null> {
    try {
      const stats = await stat(this.path, { bigint: true });
      if (this.version?.isOf(stats)) return this.version;
      await this.close();
      if (!stats.isFile()) throw new Error('it is no file');
      this.version = await OpenVersion.open(this.path);
      if (this.failure !== undefined) logger.log(`The street map ${this.path} is available again`);
      this.failure = undefined;
    } catch (error) {
      await this.close();
      this.report(error instanceof Error ? error.message : String(error));
    }
    return this.version;
  }

  private report(failure: string): void {
    if (failure === this.failure) return;
    this.failure = failure;
    logger.error(`The street map ${this.path} of MAP_TILES is unavailable: ${failure}`);
  }
}

/** Responses in progress end early once this version is closed or its file is rewritten. */
class OpenVersion implements RangedBody {
  readonly type = PMTILES_TYPE;

  private constructor(
    private readonly handle: FileHandle,
    private readonly stats: BigIntStats,
  ) {}

  static async open(path: string): Promise<OpenVersion> {
    const handle = await open(path);
    try {
      const stats = await handle.stat({ bigint: true });
      const header = Buffer.alloc(HEADER_BYTES);
      await handle.read(header, 0, HEADER_BYTES, 0);
      checkHeader(header, stats.size);
      return new OpenVersion(handle, stats);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  get size(): number {
    return Number(this.stats.size);
  }

  /** Leaves out the inode, which differs between the files of several gateways. */
  get etag(): string {
    const { size, mtimeNs } = this.stats;
    return `"${size.toString(36)}-${mtimeNs.toString(36)}"`;
  }

  readonly read = ({ start, end }: Range): Readable => {
    let position = start;
    const readChunk = () => this.readChunk(position, Math.min(CHUNK_BYTES, end - position + 1));
    return new Readable({
      highWaterMark: 0, // reads a chunk only once the client took the one before
      read() {
        if (position > end) return void this.push(null);
        readChunk().then(
          (chunk) => {
            position += chunk.length;
            this.push(chunk);
          },
          (cause: Error) => this.destroy(cause),
        );
      },
    });
  };

  isOf({ dev, ino, size, mtimeNs }: BigIntStats): boolean {
    const { stats } = this;
    return dev === stats.dev && ino === stats.ino && size === stats.size && mtimeNs === stats.mtimeNs;
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  /** Throws if this version is closed or its file was rewritten. */
  private async readChunk(position: number, length: number): Promise<Buffer> {
    const { handle } = this;
    if (handle.fd === CLOSED) throw new DomainError('path-unknown');
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafeSlow(length), 0, length, position);
    const isWhole = bytesRead > 0 && handle.fd !== CLOSED;
    if (!isWhole || !this.isOf(await handle.stat({ bigint: true }))) throw new DomainError('path-unknown');
    return buffer.subarray(0, bytesRead);
  }
}

/** PMTiles version 3 (github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). */
const HEADER_BYTES = 127;
const SIGNATURE = 'PMTiles\u0003';
const SECTION_OFFSETS = [8, 24, 40, 56];
const TILE_TYPE_OFFSET = 99;
const VECTOR_TILES = 1;

function checkHeader(header: Buffer, size: bigint): void {
  if (header.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE)
    throw new Error('it is no PMTiles file of version 3');
  const ends = SECTION_OFFSETS.map((at) => header.readBigUInt64LE(at) + header.readBigUInt64LE(at + 8));
  if (ends.some((end) => end > size)) throw new Error('it is incomplete');
  if (header[TILE_TYPE_OFFSET] !== VECTOR_TILES) throw new Error('it contains no vector tiles');
}
