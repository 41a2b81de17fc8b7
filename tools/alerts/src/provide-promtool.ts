import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runOrFail } from '@rotadas/servers/processes/run-command';
import { environment } from '@rotadas/servers/settings/environment';
import { cacheDir } from '@rotadas/servers/settings/folders';
import { installSystemPackages, usablePackageManager } from '@rotadas/servers/ways/package-manager';
import which from 'which';

/** Go's own checksum database vouches for the module. */
const MODULE = 'github.com/prometheus/prometheus/cmd/promtool@v0.305.0';

/** Where promtool is: this machine's, else that of the system's package, else built with Go. */
export async function providePromtool(log: (line: string) => void): Promise<string> {
  const found = which.sync('promtool', { nothrow: true });
  if (found !== null) return found;
  if (usablePackageManager() !== undefined) {
    await installSystemPackages(['prometheus'], log);
    return which.sync('promtool');
  }
  return buildWithGo(log);
}

async function buildWithGo(log: (line: string) => void): Promise<string> {
  const binDir = join(cacheDir, 'go', MODULE.replaceAll('/', '_'));
  const path = join(binDir, 'promtool');
  if (!existsSync(path)) {
    log(`Building ${MODULE} with go, which takes some minutes`);
    await runOrFail('go', ['install', MODULE], { env: { ...environment.all, GOBIN: binDir } });
  }
  return path;
}
