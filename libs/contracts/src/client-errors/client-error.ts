import { z } from 'zod';
import { cleanedLine } from '../primitives/text.js';
import { withoutPersonalData } from './without-personal-data.js';

/** The longest message of an error, characters; the rest is cut off. */
export const CLIENT_ERROR_MESSAGE_MAX = 200;

/** The most frames of a stack. */
export const CLIENT_ERROR_FRAMES_MAX = 10;

/** Where the web app noticed an error. */
export const ClientErrorSource = z.enum(['boundary', 'error', 'unhandledrejection']);
export type ClientErrorSource = z.infer<typeof ClientErrorSource>;

/**
 * An error of the web app, with nothing of who saw it. What does not have these shapes is refused,
 * and what of the message could be about a person is replaced.
 */
export const ClientError = z.strictObject({
  source: ClientErrorSource,
  name: z.string().regex(/^\w{1,60}$/),
  message: z
    .string()
    .max(CLIENT_ERROR_MESSAGE_MAX)
    .overwrite((text) => cleanedLine(withoutPersonalData(text), CLIENT_ERROR_MESSAGE_MAX)),
  /** The path of the page. */
  page: z.string().regex(/^\/[a-z/-]{0,60}$/),
  /** File, line and column, the innermost first. */
  frames: z.array(z.string().regex(/^\/[\w./-]{1,100}:\d{1,7}:\d{1,7}$/)).max(CLIENT_ERROR_FRAMES_MAX),
});
export type ClientError = z.infer<typeof ClientError>;
