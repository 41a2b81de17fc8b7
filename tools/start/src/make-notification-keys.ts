import { newKeys } from './product/notifications/own-keys.ts';
import { toSettingLines } from './secrets/settings-file.ts';

/** Prints new keys of the notifications service as lines of `.env`. */
process.stdout.write(toSettingLines({ ...newKeys() }));
