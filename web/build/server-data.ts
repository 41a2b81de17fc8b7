import { join } from 'node:path';

/**
 * Replaces what only the server needs, or no browser that can run the app. Forms know neither
 * letters that look alike nor types of phone numbers; the server refuses the rest.
 */
export const serverData = {
  unhomoglyph: join(import.meta.dirname, 'plain-text.ts'),
  'libphonenumber-js/max/metadata': 'libphonenumber-js/min/metadata',
  // as zod imports them
  '../core/to-json-schema.js': join(import.meta.dirname, 'zod-extras.ts'),
  '../core/json-schema-processors.js': join(import.meta.dirname, 'zod-extras.ts'),
  '../locales/en.js': join(import.meta.dirname, 'zod-extras.ts'),
  './memoizer.js': join(import.meta.dirname, 'zod-extras.ts'),
  // its build for old browsers contains all that is unused
  pmtiles: join(import.meta.dirname, '../../node_modules/pmtiles/src/index.ts'),
  fflate: join(import.meta.dirname, 'no-fflate.ts'),
};
