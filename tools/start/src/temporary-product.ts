import { type TemporaryFolder, temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { freePort } from '@rotadas/servers/processes/ports';
import { environment } from '@rotadas/servers/settings/environment';
import { type Product, startProduct } from './product.ts';

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
  readonly adminEmail?: string;
  log?(line: string, dataDir: string): void;
}

/** Starts the product as `npm start` does, on free ports and in a folder that `stop` removes. */
export async function startTemporaryProduct(
  name: string,
  options: TemporaryProductOptions = {},
): Promise<TemporaryProduct> {
  const { log = (line) => void process.stdout.write(`  [${name}] ${line}\n`), ...given } = options;
  const { folder = await temporaryFolder(name), adminEmail } = given;
  const dataDir = folder.path;
  for (const address of ADDRESSES) Reflect.deleteProperty(environment.all, address);
  const lines: string[] = [];
  const authEmulatorPort = await freePort();
  try {
    const product = await startProduct({
      port: await freePort(),
      authEmulatorPort,
      dataDir,
      demoProviders: 0,
      ...(adminEmail !== undefined && { adminEmail }),
      log(line) {
        lines.push(line);
        log(line, dataDir);
      },
    });
    const stop = async () => {
      await product.stop();
      await folder.remove();
    };
    return { ...product, authEmulator: `127.0.0.1:${authEmulatorPort}`, dataDir, lines, stop };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}
