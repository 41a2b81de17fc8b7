import { MongoClient } from 'mongodb';

export interface MongodbSignIn {
  readonly username: string;
  readonly password: string;
  readonly authSource: string;
}

export async function withMongodb<Result>(
  host: string,
  signIn: MongodbSignIn | undefined,
  work: (client: MongoClient) => Promise<Result>,
): Promise<Result> {
  const client = new MongoClient(`mongodb://${host}/?directConnection=true`, {
    serverSelectionTimeoutMS: 1_000,
    connectTimeoutMS: 1_000,
    ...(signIn && {
      authSource: signIn.authSource,
      authMechanism: 'SCRAM-SHA-256',
      auth: { username: signIn.username, password: signIn.password },
    }),
  });
  try {
    return await work(await client.connect());
  } finally {
    await client.close();
  }
}
