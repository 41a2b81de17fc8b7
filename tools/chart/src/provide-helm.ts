import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runOrFail } from '@rotadas/servers/processes/run-command';
import { environment } from '@rotadas/servers/settings/environment';
import { cacheDir } from '@rotadas/servers/settings/folders';
import which from 'which';

/** Go's own checksum database vouches for the module. */
const MODULE = 'helm.sh/helm/v3/cmd/helm@v3.18.6';

/** Where Helm is: this machine's, else built with Go. */
export async function provideHelm(log: (line: string) => void): Promise<string> {
  const found = which.sync('helm', { nothrow: true });
  if (found !== null) return found;
  const binDir = join(cacheDir, 'go', MODULE.replaceAll('/', '_'));
  const path = join(binDir, 'helm');
  if (!existsSync(path)) {
    log(`Building ${MODULE} with go, which takes some minutes`);
    await runOrFail('go', ['install', MODULE], { env: { ...environment.all, GOBIN: binDir } });
  }
  return path;
}
