import { newKeys } from './product/notifications/own-keys.ts';
import { linesOf } from './settings/lines-of.ts';

/** Prints new keys of the notifications service as lines for `.env`. */
process.stdout.write(linesOf({ ...newKeys() }));
