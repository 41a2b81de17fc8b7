import { temporaryFolder, type TemporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { type Product, startProduct } from '@rotadas/start/product';
import { freePort } from '@rotadas/servers/processes/ports';
import type { RunningProduct } from './running-product.ts';

export interface OwnProduct extends RunningProduct {
  readonly servers: Product['servers'];
  readonly dataDir: string;
  /** Lines of the launcher. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

type OnLine = (line: string, dataDir: string) => void;

/** Starts the product on free ports with a temporary data folder, as `npm start` does. */
export async function startOwnProduct(name: string, onLine?: OnLine): Promise<OwnProduct> {
  return startProductIn(await temporaryFolder(name), name, onLine);
}

/** The same with an existing data folder, which `stop` removes. */
export async function startProductIn(
  folder: TemporaryFolder,
  name: string,
  onLine?: OnLine,
): Promise<OwnProduct> {
  delete process.env['MONGODB_URI'];
  delete process.env['REDIS_URL'];
  delete process.env['MARKERS_REDIS_URL'];
  delete process.env['NATS_URL'];
  delete process.env['SMTP_URL'];
  const dataDir = folder.path;
  const lines: string[] = [];
  const log = (line: string) => {
    process.stdout.write(`  [${name}] ${line}\n`);
    lines.push(line);
    onLine?.(line, dataDir);
  };
  const authEmulatorPort = await freePort();
  try {
    const product = await startProduct({
      port: await freePort(),
      authEmulatorPort,
      dataDir,
      demoProviders: 0,
      log,
    });
    return {
      url: product.url,
      authEmulator: `127.0.0.1:${authEmulatorPort}`,
      servers: product.servers,
      dataDir,
      lines,
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
