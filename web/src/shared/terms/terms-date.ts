import { TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';

/** The date of the version in force, such as '1 Aralık 2026'. */
export const TERMS_DATE = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' }).format(
  Date.parse(TERMS_VERSION),
);
