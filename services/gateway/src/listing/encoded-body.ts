import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Below this, bytes, compressing gains nothing. */
const THRESHOLD = 1_024;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** How a body can be encoded. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** From the one that is preferred where a client has no preference. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding that a client prefers of those that there are, by the weights of its Accept-Encoding
 * header.
 */
export function encodingFor(accepted = ''): Encoding {
  return negotiate(accepted, ENCODINGS) ?? 'identity';
}

/** A body that is encoded at most once in each way, however many ask for it. */
export class EncodedBody {
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly plain: Buffer,
    readonly etag: string,
  ) {}

  /** What is sent to a client that prefers `wanted`. */
  encodingOf(wanted: Encoding): Encoding {
    return this.plain.length < THRESHOLD ? 'identity' : wanted;
  }

  as(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.plain;
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made =
      encoding === 'br' ? promisify(brotliCompress)(this.plain, BROTLI) : promisify(gzip)(this.plain);
    this.encoded.set(encoding, made);
    return made;
  }
}
