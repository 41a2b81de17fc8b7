import { LRUCache } from 'lru-cache';
import { ServerFrame } from '@rotadas/contracts/live/server-frame';

/** Shorter frames, acknowledgements before all, are of one client alone; characters. */
const SHARED_FROM = 256;

/** So many frames are remembered: those of the last moment, some megabytes. */
const REMEMBERED = 512;

/**
 * Reads frames, each checked against the contract. Viewers of one viewport get the same text: it is
 * read once for all of them, so that the clients of a run leave the processors to the product.
 */
export class FrameReader {
  private readonly recent = new LRUCache<string, ServerFrame>({ max: REMEMBERED });

  /** The frame that `text` is, not to be changed; undefined where it is not of the contract. */
  read(text: string): ServerFrame | undefined {
    if (text.length < SHARED_FROM) return parse(text);
    const known = this.recent.get(text);
    if (known) return known;
    const frame = parse(text);
    if (frame) this.recent.set(text, frame);
    return frame;
  }
}

function parse(text: string): ServerFrame | undefined {
  return ServerFrame.safeParse(JSON.parse(text)).data;
}
