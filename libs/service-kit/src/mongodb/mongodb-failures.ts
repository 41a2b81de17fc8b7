import { Error as MongooseErrors, mongo } from 'mongoose';

const CLASSES = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoServerClosedError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoClientClosedError,
  mongo.MongoOperationTimeoutError,
  MongooseErrors.MongooseServerSelectionError,
];

const UNEXPORTED = new Set(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError']);

/** Codes of a server that shuts down or is not the primary. */
const CODES = new Set<unknown>([91, 189, 10107, 11600, 11602, 13435, 13436]);

/** The driver's label of an error before the first command of a connection. */
const HANDSHAKE = 'HandshakeError';

/** Whether the driver could not reach MongoDB, as opposed to an error in the request. */
export function isMongodbFailure(error: Error): boolean {
  // The driver wraps the error of a lost connection, which has no code.
  if (error instanceof mongo.MongoBulkWriteError && error.code === undefined) return true;
  // No connection can be opened, for example because the password is being changed.
  if (error instanceof mongo.MongoError && error.hasErrorLabel(HANDSHAKE)) return true;
  if (error instanceof mongo.MongoServerError) return CODES.has(error.code);
  if (error instanceof mongo.MongoDriverError && UNEXPORTED.has(error.name)) return true;
  return CLASSES.some((failure) => error instanceof failure);
}
