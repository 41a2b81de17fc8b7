import { type StoredRecord, withCollection } from '@rotadas/test-kit/connections';
import type { Collection } from 'mongoose';

/** Accesses the reports in the database directly. */
export function withReports<Result>(
  uri: string,
  work: (reports: Collection<StoredRecord>) => Promise<Result>,
): Promise<Result> {
  return withCollection(uri, 'reports', work);
}
