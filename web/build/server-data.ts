import { join } from 'node:path';

const inBuild = (file: string) => join(import.meta.dirname, file);

/**
 * Replaces what only the server needs, or no browser that can run the app. Forms know neither
 * letters that look alike nor types of phone numbers; the server refuses the rest.
 */
export const serverData = {
  unhomoglyph: inBuild('plain-text.ts'),
  'libphonenumber-js/max/metadata': 'libphonenumber-js/min/metadata',
  // as zod imports them
  '../core/to-json-schema.js': inBuild('zod-extras.ts'),
  '../core/json-schema-processors.js': inBuild('zod-extras.ts'),
  '../locales/en.js': inBuild('zod-extras.ts'),
  './memoizer.js': inBuild('zod-extras.ts'),
  // its build for old browsers contains all that is unused
  pmtiles: inBuild('../../node_modules/pmtiles/src/index.ts'),
  fflate: inBuild('no-fflate.ts'),
};
