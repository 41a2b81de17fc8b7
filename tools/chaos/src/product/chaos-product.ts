import { join } from 'node:path';
import { temporaryFolder } from '@rotadas/servers/left-over/temporary-folder';
import { environment } from '@rotadas/servers/settings/environment';
import type { Servers } from '@rotadas/servers/start-servers';
import type { ProductAddress } from '@rotadas/load/product/own-product';
import { RAISED } from '@rotadas/load/product/raised-limits';
import { startProduct } from '@rotadas/start/product';
import { freePort } from '@rotadas/servers/processes/ports';

/** The account that a run looks at all reports with. */
export const ADMIN = {
  uid: 'chaos-admin',
  email: 'chaos-admin@rotadas.example',
  displayName: 'Kaos',
} as const;

/** What a run needs besides the raised limits: one way is told to the same people many times. */
const SETTINGS = { NOTIFICATIONS_PER_DAY: '100000', STALE_AFTER: '7200' };

/** Servers of somebody's own must not be harmed. */
const ADDRESSES = ['MONGODB_URI', 'REDIS_URL', 'MARKERS_REDIS_URL', 'NATS_URL', 'SMTP_URL'];

/** A product under a launcher of its own, as `npm start` has it. */
export interface ChaosProduct extends ProductAddress {
  readonly servers: Servers;
  readonly dataDir: string;
  /** Where each mail is a file. */
  readonly mailDir: string;
  /** What its launcher has said so far. */
  readonly said: readonly string[];
  /** Resolves with the reason where the launcher gives a part up. */
  readonly lost: Promise<string>;
  stop(): Promise<void>;
}

/** What differs from an ordinary start. */
interface ChaosSettings {
  readonly log: (line: string) => void;
  /** Settings of the services besides the raised limits. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the whole product, without demo providers, on free ports and in a folder of its own. */
export async function startChaosProduct({ log, settings = {} }: ChaosSettings): Promise<ChaosProduct> {
  for (const address of ADDRESSES) Reflect.deleteProperty(environment.all, address);
  Object.assign(environment.all, RAISED, SETTINGS, settings);
  const folder = await temporaryFolder('chaos');
  const dataDir = folder.path;
  const said: string[] = [];
  const hear = (line: string): void => {
    said.push(line);
    if (!line.startsWith('Mail to ')) log(line);
  };
  const authEmulatorPort = await freePort();
  const port = await freePort();
  try {
    const place = { port, authEmulatorPort, dataDir, demoProviders: 0, adminEmail: ADMIN.email };
    const product = await startProduct({ ...place, log: hear });
    return {
      apiUrl: `http://127.0.0.1:${port}`,
      emulatorHost: `127.0.0.1:${authEmulatorPort}`,
      servers: product.servers,
      dataDir,
      mailDir: join(dataDir, 'mail'),
      said,
      lost: product.lost,
      stop: async () => {
        await product.stop();
        await folder.remove();
      },
    };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}
