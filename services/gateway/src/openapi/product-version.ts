import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Manifest = z.object({ version: z.string() });

/** The product's version, as this package's package.json has it. */
export const PRODUCT_VERSION = Manifest.parse(
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
).version;
