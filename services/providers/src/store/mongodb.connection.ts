import { Logger } from '@nestjs/common';
import { type Connection, createConnection } from 'mongoose';

/** Token of the process's MongoDB connection. */
export const MONGODB = Symbol('MONGODB');

const RETRY_AFTER_MS = 1_000;

/**
 * Makes a connection that fails fast while MongoDB is away. Mongoose retries a lost connection, but not the first one:
 * `keepOpening` does that.
 */
export function prepareConnection(): Connection {
  const connection = createConnection();
  connection.set('bufferCommands', false);
  return connection;
}

/** Opens the connection, again and again until MongoDB answers or the signal ends it. */
export async function keepOpening(connection: Connection, uri: string, signal: AbortSignal): Promise<void> {
  const logger = new Logger('MongoDB');
  let away = false;
  while (!signal.aborted) {
    try {
      await connection.openUri(uri, {
        bufferCommands: false,
        serverSelectionTimeoutMS: 2_000,
        connectTimeoutMS: 2_000,
        socketTimeoutMS: 5_000,
        waitQueueTimeoutMS: 2_000,
      });
      if (away) logger.log('MongoDB is back');
      return;
    } catch (error) {
      if (!away) logger.warn({ err: error }, 'MongoDB is away');
      away = true;
      await pause(RETRY_AFTER_MS, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
