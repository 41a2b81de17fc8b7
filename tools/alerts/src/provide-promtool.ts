import { join, resolve } from 'node:path';
import { installSystemPackages, usablePackageManager } from '@rotadas/servers/ways/package-manager';
import { buildWithGo } from '@rotadas/servers/ways/go';
import which from 'which';

/** The module that pins promtool and what it depends on. */
const SOURCE = resolve(import.meta.dirname, '../promtool');

/** The path of promtool: this machine's, else that of the system's package, else built with Go. */
export async function providePromtool(log: (line: string) => void): Promise<string> {
  const found = which.sync('promtool', { nothrow: true });
  if (found !== null) return found;
  if (usablePackageManager() !== undefined) {
    await installSystemPackages(['prometheus'], log);
    return which.sync('promtool');
  }
  const programs = { promtool: 'github.com/prometheus/prometheus/cmd/promtool' };
  return join(await buildWithGo('promtool', SOURCE, programs, log), 'promtool');
}
