import { type TemporaryFolder, temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { freePort } from '@rotadas/servers/processes/ports';
import { environment } from '@rotadas/servers/settings/environment';
import { type Product, startProduct } from './product.ts';
import { LauncherEnv } from './settings/env.ts';

/** Servers outside of the data folder. */
const ADDRESSES = ['MONGODB_URI', 'REDIS_URL', 'MARKERS_REDIS_URL', 'NATS_URL', 'SMTP_URL'];

export interface TemporaryProduct extends Product {
  /** host:port */
  readonly authEmulator: string;
  readonly dataDir: string;
  /** Lines of the launcher. */
  readonly lines: readonly string[];
}

export interface TemporaryProductOptions {
  /** An existing data folder. */
  readonly folder?: TemporaryFolder;
  log?(line: string, dataDir: string): void;
}

/** Starts the product as `npm start` does, on free ports and in a folder that `stop` removes. */
export async function startTemporaryProduct(
  name: string,
  options: TemporaryProductOptions = {},
): Promise<TemporaryProduct> {
  const { folder = await temporaryFolder(name) } = options;
  const { log = (line) => void process.stdout.write(`  [${name}] ${line}\n`) } = options;
  const dataDir = folder.path;
  for (const address of ADDRESSES) Reflect.deleteProperty(environment.all, address);
  const lines: string[] = [];
  const settings = LauncherEnv.parse({
    PORT: await freePort(),
    AUTH_EMULATOR_PORT: await freePort(),
    DATA_DIR: dataDir,
    DEMO_PROVIDERS: 0,
  });
  try {
    const product = await startProduct({
      settings,
      log(line) {
        lines.push(line);
        log(line, dataDir);
      },
    });
    const stop = async () => {
      await product.stop();
      await folder.remove();
    };
    const authEmulator = `127.0.0.1:${settings.AUTH_EMULATOR_PORT}`;
    return { ...product, authEmulator, dataDir, lines, stop };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}
