import type { Run } from './processes/keep-running.ts';

/** A server; one that we started is restarted whenever it ends. */
export interface Server {
  name: string;
  /** The address of the operator. */
  url: string;
  /** The address of a user; the same for all without sign-in. */
  urlFor(user: string): string;
  /** How it was provided. */
  origin: string;
  stop(): Promise<void>;
  /** Starts it again on the same port with its data. */
  start(): Promise<void>;
}

/** A program of a server that is not started yet. */
export interface Program {
  origin: string;
  /** The port of the program, if it is not the published one. */
  insidePort?: number;
  /** Starts it on a loopback port; it may have been killed before. */
  launch(place: ProgramPlace): Promise<RunningProgram>;
}

export interface ProgramPlace {
  port: number;
  dataDir: string;
  logFile: string;
}

/** A started program; it may not respond yet. */
export interface RunningProgram extends Run {
  hasEnded(): boolean;
}
