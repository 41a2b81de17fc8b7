import { z } from 'zod';
import { cleanedLine } from '../primitives/text.js';
import {
  CLIENT_ERROR_FRAME,
  CLIENT_ERROR_FRAMES_MAX,
  CLIENT_ERROR_MESSAGE_MAX,
  CLIENT_ERROR_NAME,
  CLIENT_ERROR_PAGE,
} from './client-error-limits.js';
import { withoutPersonalData } from './without-personal-data.js';

const WHOLE_FRAME = new RegExp(`^${CLIENT_ERROR_FRAME.source}$`);

/** Where the web app noticed an error. */
export const ClientErrorSource = z.enum(['boundary', 'error', 'unhandledrejection']);
export type ClientErrorSource = z.infer<typeof ClientErrorSource>;

/**
 * An error of the web app, with nothing of who saw it. What does not have these shapes is refused,
 * and what of the message could be about a person is replaced.
 */
export const ClientError = z.strictObject({
  source: ClientErrorSource,
  name: z.string().regex(CLIENT_ERROR_NAME),
  message: z
    .string()
    .max(CLIENT_ERROR_MESSAGE_MAX)
    .overwrite((text) => cleanedLine(withoutPersonalData(text), CLIENT_ERROR_MESSAGE_MAX)),
  /** The path of the page. */
  page: z.string().regex(CLIENT_ERROR_PAGE),
  /** File, line and column, the innermost first. */
  frames: z.array(z.string().regex(WHOLE_FRAME)).max(CLIENT_ERROR_FRAMES_MAX),
});
export type ClientError = z.infer<typeof ClientError>;
