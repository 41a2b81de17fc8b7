import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import type { GatewayEnv } from '../env.js';

/** Opens the door; a port that somebody else holds ends the process with one line. */
export async function listen(app: NestFastifyApplication, env: GatewayEnv): Promise<void> {
  try {
    await app.listen(env.PORT, env.HOST);
  } catch (error) {
    if (!isTaken(error)) throw error;
    process.stderr.write(
      `Port ${env.PORT} on ${env.HOST} is taken: stop what uses it, or set another PORT.\n`,
    );
    process.exit(1);
  }
  const logger = app.get(Logger);
  if (!env.FIREBASE_PROJECT_ID) logger.error('Firebase yapılandırması eksik');
  logger.log(`the gateway is up at ${await app.getUrl()}`);
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
