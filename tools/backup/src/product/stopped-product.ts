import type { Log } from '@rotadas/servers/server-definition';
import { startServers, type Servers } from '@rotadas/servers/start-servers';
import { claimDataFolder } from '@rotadas/start/data-folder/claim-data-folder';
import { accessPlan } from '@rotadas/start/product/access-plan';

/** Uses the servers of the environment, or starts those of a data folder. */
export async function withStoppedProduct<Result>(
  dataDir: string,
  log: Log,
  work: (servers: Servers) => Promise<Result>,
): Promise<Result> {
  const release = await claimDataFolder(dataDir, log);
  try {
    const servers = await startServers({ dataDir, log, access: Promise.resolve(accessPlan()) });
    try {
      return await work(servers);
    } finally {
      await servers.stop();
    }
  } finally {
    await release();
  }
}
