import mongoose from 'mongoose';

/**
 * Lets the time come at which the offers of these users end by themselves, as if they had begun so
 * much earlier. Their jobs know nothing of it: the sweep has to end them, as it does where Redis
 * lost a job.
 */
export async function letTimePass(mongodbUrl: string, userIds: readonly number[]): Promise<void> {
  const connection = await mongoose.createConnection(mongodbUrl).asPromise();
  try {
    const providers = connection.collection<{ _id: number; endsAt: number | null }>('providers');
    const due = { _id: { $in: [...userIds] }, isOnline: true };
    await providers.updateMany(due, { $set: { endsAt: Date.now() } });
  } finally {
    await connection.close();
  }
}
