import { z } from 'zod';
import { boundedText, cleanLine } from '../primitives/text.js';
import {
  CLIENT_ERROR_FRAME,
  CLIENT_ERROR_FRAMES_MAX,
  CLIENT_ERROR_MESSAGE_MAX,
  CLIENT_ERROR_NAME,
  CLIENT_ERROR_PAGE,
  removePersonalData,
} from './client-error-text.js';

const WHOLE_FRAME = new RegExp(`^${CLIENT_ERROR_FRAME.source}$`);

export const ClientErrorSource = z.enum(['boundary', 'error', 'unhandledrejection']);
export type ClientErrorSource = z.infer<typeof ClientErrorSource>;

/** An error of the web app, without personal data. */
export const ClientError = z.strictObject({
  source: ClientErrorSource,
  name: boundedText(60).regex(CLIENT_ERROR_NAME),
  message: boundedText(CLIENT_ERROR_MESSAGE_MAX).overwrite((text) =>
    cleanLine(removePersonalData(text), CLIENT_ERROR_MESSAGE_MAX),
  ),
  page: boundedText(60).regex(CLIENT_ERROR_PAGE),
  /** Innermost first. */
  frames: z.array(boundedText(120).regex(WHOLE_FRAME)).max(CLIENT_ERROR_FRAMES_MAX),
});
export type ClientError = z.infer<typeof ClientError>;
