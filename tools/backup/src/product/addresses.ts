import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { ADDRESSES_FILE } from '@rotadas/start/product/addresses-file';
import { hasErrorCode } from '@rotadas/servers/processes/has-error-code';
import { environment } from '@rotadas/servers/settings/environment';

const Configured = z.object({ MONGODB_URI: z.string().min(1), NATS_URL: z.string().min(1) });

const RunningAddresses = Configured.extend({ FIREBASE_AUTH_EMULATOR_HOST: z.string().optional() });

export interface FoundProduct {
  /** The address has an operator's permissions. */
  readonly mongodb: string;
  readonly nats: string;
  /** Set if `npm start` runs the product. */
  readonly ownFolder: string | undefined;
  readonly hasEmulator: boolean;
}

/** The product of the environment, otherwise the one that runs in a data folder. */
export async function findProduct(dataDir: string): Promise<FoundProduct> {
  const given = Configured.safeParse(environment.all);
  if (given.success) {
    const { MONGODB_URI: mongodb, NATS_URL: nats } = given.data;
    return { mongodb, nats, ownFolder: undefined, hasEmulator: false };
  }
  const text = await readFile(join(dataDir, ADDRESSES_FILE), 'utf8').catch((error: unknown) => {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
    throw new Error(
      `No product is running in ${dataDir}. Start it with npm start, or set MONGODB_URI and NATS_URL.`,
    );
  });
  const found = RunningAddresses.parse(parseEnv(text));
  return {
    mongodb: found.MONGODB_URI,
    nats: found.NATS_URL,
    ownFolder: dataDir,
    hasEmulator: found.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
  };
}
