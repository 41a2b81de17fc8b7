import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * Lets replies send files of the folder `webDist`; compressed siblings (.br, .gz) go first where
 * the browser takes them.
 */
export async function useWebDist(app: NestFastifyApplication, webDist: string | undefined): Promise<void> {
  if (!webDist) return;
  const root = resolve(webDist);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false, // each reply sets its own
    dotfiles: 'deny',
    suppressWarning: !existsSync(root),
  });
}
