import { TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';

/** The date of the version in force, such as '1 Aralık 2026'. */
export function termsDate(): string {
  const format = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(TERMS_VERSION));
}
