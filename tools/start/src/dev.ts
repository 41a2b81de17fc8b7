import { join, resolve } from 'node:path';
import { onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { Teardown } from '@rotadas/servers/processes/teardown';
import { freePort } from '@rotadas/servers/processes/ports';
import { devLines } from './dev/dev-lines.ts';
import { type Part, PARTS, resolveParts } from './dev/parts.ts';
import { watchAndCompile } from './dev/recompile.ts';
import { startWebServer } from './dev/web-server.ts';
import { demoAccountLines } from './product/demo.ts';
import { startProduct } from './product.ts';
import { readLauncherEnv } from './settings/env.ts';
import { rootDir } from '@rotadas/servers/settings/environment';

const LIBRARIES = ['libs/contracts', 'libs/service-kit'];

const log = (line: string): void => console.log(line);
const teardown = new Teardown(log);
onStopSignal(async () => {
  log('Stopping ...');
  await teardown.run();
});

try {
  await develop(resolveParts(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await teardown.run();
  process.exit(1);
}

async function develop(followed: ReadonlySet<Part>): Promise<void> {
  const env = readLauncherEnv();
  log(`Starting Rotadaş; watching ${[...followed].join(', ')} ...`);
  const settings = { ...env, PORT: followed.has('web') ? await freePort() : env.PORT };
  const development = { followed, port: env.PORT, screenFor };
  const product = await startProduct({ settings, log, development });
  teardown.add('the product', () => product.stop());
  if (followed.has('web')) {
    const web = await startWebServer({
      port: env.PORT,
      host: env.HOST,
      gatewayUrl: product.url,
      logFile: join(resolve(env.DATA_DIR), 'logs/web.log'),
      screen: screenFor('web', log),
    });
    teardown.add('the web app', () => web.stop());
  }
  for (const folder of sourceFolders(followed)) {
    const end = watchAndCompile(join(rootDir, folder), log);
    teardown.add(folder, async () => end());
  }
  if (env.FIREBASE_PROJECT_ID === undefined) (await demoAccountLines()).forEach(log);
  log(`Rotadaş is ready: http://localhost:${env.PORT}`);
  const reason = await product.givenUp;
  throw new Error(`${reason}. Rotadaş cannot run without it and stops.`);
}

function screenFor(part: string, log: (line: string) => void) {
  return devLines(part, PARTS.indexOf(part as Part), log);
}

function sourceFolders(followed: ReadonlySet<Part>): string[] {
  const services = [...followed].filter((part) => part !== 'web');
  return [...LIBRARIES, ...services.map((part) => `services/${part}`)];
}
