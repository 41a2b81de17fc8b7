import { join } from 'node:path';

/**
 * Replaces what only the server needs. Forms know neither letters that look alike nor types of
 * phone numbers; the server refuses the rest.
 */
export const serverData = {
  unhomoglyph: join(import.meta.dirname, 'plain-text.ts'),
  'libphonenumber-js/max/metadata': 'libphonenumber-js/min/metadata',
  // as zod imports them
  '../core/to-json-schema.js': join(import.meta.dirname, 'no-json-schema.ts'),
  '../core/json-schema-processors.js': join(import.meta.dirname, 'no-json-schema.ts'),
};
