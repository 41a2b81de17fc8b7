import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { ERRORS } from '@rotadas/contracts/errors/error-code';
import type { GatewayEnv } from '../env.js';

/** Listens; where another process holds the port, the process ends with one line that says so. */
export async function listen(app: NestFastifyApplication, env: GatewayEnv): Promise<void> {
  try {
    await app.init();
    // By Fastify itself: Nest's own listen() would log a taken port as a fault of the program.
    const address = await app.getHttpAdapter().getInstance().listen({ port: env.PORT, host: env.HOST });
    announce(app.get(Logger), address, env);
  } catch (error) {
    if (!isTaken(error)) throw error;
    process.stderr.write(
      `Port ${env.PORT} on ${env.HOST} is taken: stop what uses it, or set another PORT.\n`,
    );
    process.exit(1);
  }
}

function announce(logger: Logger, address: string, env: GatewayEnv): void {
  if (!env.FIREBASE_PROJECT_ID) logger.error(ERRORS['sign-in-unconfigured'].text);
  logger.log(`the gateway is up at ${address}`);
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
