import { join } from 'node:path';

/**
 * Replaces modules that only the server or unsupported browsers need. Look-alike letters and phone
 * number types are checked by the server only.
 */
export const serverData = {
  unhomoglyph: join(import.meta.dirname, 'plain-text.ts'),
  'libphonenumber-js/max/metadata': 'libphonenumber-js/min/metadata',
  // These specifiers match zod's own import statements.
  '../core/to-json-schema.js': join(import.meta.dirname, 'zod-extras.ts'),
  '../core/json-schema-processors.js': join(import.meta.dirname, 'zod-extras.ts'),
  '../locales/en.js': join(import.meta.dirname, 'zod-extras.ts'),
  './memoizer.js': join(import.meta.dirname, 'zod-extras.ts'),
  // The published build is not tree-shakeable.
  pmtiles: join(import.meta.dirname, '../../node_modules/pmtiles/src/index.ts'),
  fflate: join(import.meta.dirname, 'no-fflate.ts'),
};
