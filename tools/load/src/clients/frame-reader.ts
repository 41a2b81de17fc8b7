import { LRUCache } from 'lru-cache';
import { ServerFrame } from '@rotadas/contracts/live/server-frame';

/** Shorter frames, acknowledgements before all, are of one client alone; characters. */
const SHARED_FROM = 256;

/** So many frames are remembered: those of the last moment, some megabytes. */
const REMEMBERED = 512;

/** So many characters at the start of a frame tell nearly all frames apart, with their lengths. */
const TELLING = 128;

interface KnownFrame {
  readonly text: string;
  readonly frame: ServerFrame;
}

/**
 * Reads frames, each checked against the contract. Viewers of one viewport get the same text: it is
 * read once for all of them, so that the clients of a run leave the processors to the product.
 */
export class FrameReader {
  private readonly recent = new LRUCache<string, KnownFrame>({ max: REMEMBERED });

  /** The frame that `text` is, not to be changed; undefined where it is not of the contract. */
  read(text: string): ServerFrame | undefined {
    if (text.length < SHARED_FROM) return parse(text);
    // The whole text as a key would cost more than to compare it.
    const key = `${text.length} ${text.slice(0, TELLING)}`;
    const known = this.recent.get(key);
    if (known?.text === text) return known.frame;
    const frame = parse(text);
    if (frame) this.recent.set(key, { text, frame });
    return frame;
  }
}

function parse(text: string): ServerFrame | undefined {
  return ServerFrame.safeParse(JSON.parse(text)).data;
}
