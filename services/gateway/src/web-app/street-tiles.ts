import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { finished } from 'node:stream';
import { Logger } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PMTILES_TYPE } from '../responses/read-bodies.js';
import { sendRange } from '../responses/send-range.js';

/** Bytes of a response: more than any tile or directory, much less than the file. */
const PART_MAX = 16 * 1_048_576;

const logger = new Logger('StreetTiles');

/** The operator's file of vector tiles, which may have several GB and be replaced at any time. */
export class StreetTiles {
  /** The last usable version. */
  private checked: string | undefined;
  private failure: string | undefined;

  constructor(private readonly path: string) {}

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // A response that waits for earlier ones of its connection would hold a descriptor.
    if (!reply.raw.socket) await once(reply.raw, 'socket');
    const file = await this.open();
    if (!file) throw new DomainError('path-unknown');
    const { handle, size, etag } = file;
    finished(reply.raw, () => void handle.close());
    return sendRange(request, reply, {
      size,
      etag,
      type: PMTILES_TYPE,
      partMax: PART_MAX,
      read: (range) => handle.createReadStream(range),
    });
  }

  /** Logs whether the file is usable. */
  async check(): Promise<void> {
    await (await this.open())?.handle.close();
  }

  /** Returns null if the file is missing or unusable, which is logged once. */
  private async open(): Promise<{ handle: FileHandle; size: number; etag: string } | null> {
    let handle: FileHandle | undefined;
    try {
      handle = await open(this.path);
      const { size, mtimeNs } = await handle.stat({ bigint: true });
      // Leaves out the inode, which differs between the files of several gateways.
      const etag = `"${size.toString(36)}-${mtimeNs.toString(36)}"`;
      if (etag !== this.checked) await checkHeader(handle, size);
      this.checked = etag;
      if (this.failure !== undefined) logger.log(`The street map ${this.path} is available again`);
      this.failure = undefined;
      return { handle, size: Number(size), etag };
    } catch (error) {
      await handle?.close();
      this.report(String(error));
      return null;
    }
  }

  private report(failure: string): void {
    if (failure === this.failure) return;
    this.failure = failure;
    logger.error(`The street map ${this.path} of MAP_TILES is unavailable: ${failure}`);
  }
}

/** PMTiles version 3 (github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). */
const HEADER_BYTES = 127;
const SIGNATURE = 'PMTiles\u0003';
const TILE_DATA_AT = 56;
const TILE_TYPE_AT = 99;
const VECTOR_TILES = 1;

async function checkHeader(handle: FileHandle, size: bigint): Promise<void> {
  const { buffer: header } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  if (!header.toString('latin1').startsWith(SIGNATURE)) throw new Error('it is no PMTiles file of version 3');
  const end = header.readBigUInt64LE(TILE_DATA_AT) + header.readBigUInt64LE(TILE_DATA_AT + 8);
  if (end > size) throw new Error('it is incomplete');
  if (header[TILE_TYPE_AT] !== VECTOR_TILES) throw new Error('it contains no vector tiles');
}
