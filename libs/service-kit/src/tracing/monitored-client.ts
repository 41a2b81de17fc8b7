/** A command that the driver of MongoDB has sent. */
export interface CommandStarted {
  /** The driver's number of it, which its process has for it alone. */
  readonly requestId: number;
  readonly commandName: string;
  readonly databaseName: string;
  readonly command: object;
}

/** How it ended. */
interface CommandEnded {
  readonly requestId: number;
}

/** A client of MongoDB made with `monitorCommands`, as far as it tells of its commands. */
export interface MonitoredClient {
  on(event: 'commandStarted', listener: (event: CommandStarted) => void): unknown;
  on(event: 'commandSucceeded', listener: (event: CommandEnded) => void): unknown;
  on(event: 'commandFailed', listener: (event: CommandEnded & { failure: Error }) => void): unknown;
}
