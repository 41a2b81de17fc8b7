import { createConnection } from 'mongoose';

/** What the database itself holds of a report. */
export interface ReportRecord {
  readonly _id: number;
  readonly [field: string]: unknown;
}

/** Looks at, and writes, the reports past the service. */
export async function withReports<Result>(
  uri: string,
  work: (reports: ReturnType<typeof collectionOf>) => Promise<Result>,
): Promise<Result> {
  const connection = await createConnection(uri).asPromise();
  try {
    return await work(collectionOf(connection));
  } finally {
    await connection.close();
  }
}

function collectionOf(connection: ReturnType<typeof createConnection>) {
  return connection.collection<ReportRecord>('reports');
}
