import type { Run } from './processes/keep-running.ts';

/**
 * A running server that the product needs; one that we started is started again whenever it ends by
 * itself.
 */
export interface Server {
  name: string;
  /** Its address for who may do everything there. */
  url: string;
  /** Its address for one of its users; the same for all where nobody signs in. */
  urlFor(user: string): string;
  /** How it was provided, as a sentence. */
  origin: string;
  stop(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>;
}

/** A way to run a server's program: found somewhere, not yet started. */
export interface Program {
  origin: string;
  /** The port that the program itself listens on, where that is not the published one. */
  insidePort?: number;
  /** Starts it on a loopback port with its data in a folder, also after it was killed there. */
  launch(place: Place): Promise<RunningProgram>;
}

/** Where a program listens, keeps its data and writes its log. */
export interface Place {
  port: number;
  dataDir: string;
  logFile: string;
}

/** A started program; it may not answer yet. */
export interface RunningProgram extends Run {
  hasEnded(): boolean;
}
