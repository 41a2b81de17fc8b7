import type { Truth } from '../measure/differences.ts';
import type { SharedPositions } from '../measure/sent-positions.ts';
import type { ViewerTally } from '../measure/tally.ts';

/** What a thread of viewers is told when it starts. */
export interface ThreadStart {
  readonly apiUrl: string;
  /** With which they sign in, since positions are exact with a token only. */
  readonly token: string;
  /** The numbers of its viewers. */
  readonly indexes: readonly number[];
  readonly sent: SharedPositions;
}

/** What a thread is asked, one question at a time. */
export type Question =
  | { readonly kind: 'connect' }
  | { readonly kind: 'start-over' }
  | { readonly kind: 'judge'; readonly truth: Truth; readonly ignoresStrangers: boolean }
  | { readonly kind: 'end' };

/** What it answers. */
export interface Answers {
  /** All viewers show something. */
  readonly connect: null;
  /** The delays counted until now; it counts anew from here. */
  readonly 'start-over': Uint32Array;
  readonly judge: Judgement;
  /** All connections are ended. */
  readonly end: { readonly tally: ViewerTally; readonly delays: Uint32Array };
}

/** So many examples of what is wrong are told. */
export const EXAMPLES_MAX = 10;

/** How viewers stand against the truth. */
export interface Judgement {
  /** Viewers that show something else than the truth. */
  readonly wrongViewers: number;
  /** What is wrong, a sentence each, the first few. */
  readonly examples: readonly string[];
}
