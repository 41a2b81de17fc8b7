import { join } from 'node:path';
import { type Child, startChild } from '@rotadas/servers/processes/child';
import { waitUntilReady } from '@rotadas/servers/processes/wait-until';
import type { Screen } from '../product/log-lines.ts';
import { toLocalUrl } from '../product/services.ts';
import { rootDir, environment } from '@rotadas/servers/settings/environment';

interface WebServer {
  port: number;
  host: string;
  /** Vite forwards requests and WebSockets to it. */
  gatewayUrl: string;
  logFile: string;
  screen: Screen;
}

export async function startWebServer({ port, host, gatewayUrl, logFile, screen }: WebServer): Promise<Child> {
  const options = ['--port', String(port), '--host', host, '--strictPort', '--clearScreen', 'false'];
  const child = startChild({
    command: 'npm',
    args: ['run', 'dev', '--silent', '--', ...options],
    cwd: join(rootDir, 'web'),
    env: { ...environment.all, GATEWAY_URL: gatewayUrl },
    logFile,
    onLine: screen.write,
  });
  const attempt = async () => void (await fetch(toLocalUrl(host, port)));
  await waitUntilReady(child, attempt, { what: 'The web app', logFile });
  return child;
}
