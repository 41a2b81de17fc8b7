import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Manifest = z.object({ version: z.string() });

/**
 * The product's version, which all its packages have. The file is this package's beside its
 * modules, and the service's own beside a bundle.
 */
export const PRODUCT_VERSION = Manifest.parse(
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
).version;
