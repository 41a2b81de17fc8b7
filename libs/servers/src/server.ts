import type { Run } from './processes/supervise-process.ts';

/** A server that this process started is restarted whenever it ends. */
export interface Server {
  name: string;
  url: string;
  /** The address of a user; the same for all without sign-in. */
  urlFor(user: string): string;
  origin: string;
  stop(): Promise<void>;
  /** Keeps the port and the data. */
  start(): Promise<void>;
}

export interface Program {
  origin: string;
  /** The port of the program, if it is not the published one. */
  insidePort?: number;
  /** Starts it on a loopback port; it may have been killed before. */
  launch(target: LaunchTarget): Promise<RunningProgram>;
}

export interface LaunchTarget {
  port: number;
  dataDir: string;
  logFile: string;
}

/** A started program, which may not respond yet. */
export interface RunningProgram extends Run {
  hasEnded(): boolean;
}
