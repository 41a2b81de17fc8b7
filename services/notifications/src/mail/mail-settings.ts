import type { LetterSettings } from './domain/letter.js';

/** Token of the settings of mail. */
export const MAIL_SETTINGS = Symbol('MAIL_SETTINGS');

/** What the operator chooses of mail. */
export interface MailSettings extends LetterSettings {
  readonly smtpUrl: string;
}
