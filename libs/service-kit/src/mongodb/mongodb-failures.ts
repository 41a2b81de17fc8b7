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

/** Classes that the driver does not export. */
const UNEXPORTED = new Set(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError']);

/** Codes of a server that is shutting down or is not the primary. */
const CODES = new Set<unknown>([91, 189, 10107, 11600, 11602, 13435, 13436]);

/** Whether an error of the driver or of mongoose says that MongoDB cannot be reached. */
export function isMongodbFailure(error: Error): boolean {
  if (error instanceof mongo.MongoServerError) return CODES.has(error.code);
  if (error instanceof mongo.MongoDriverError && UNEXPORTED.has(error.name)) return true;
  return CLASSES.some((failure) => error instanceof failure);
}
