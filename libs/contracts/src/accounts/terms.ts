import { z } from 'zod';
import { CalendarDate, EpochMs } from '../primitives/timestamp.js';
import { TERMS_VERSION, type TermsState } from './terms-version.js';

/** That a user accepted a version of the terms. */
export const Acceptance = z.object({
  version: CalendarDate,
  /** Epoch ms; null if an old version of the product did not record it. */
  at: EpochMs.nullable(),
});
export type Acceptance = z.infer<typeof Acceptance>;

/** `acceptances` are oldest first. */
export function toTermsState(acceptances: readonly Acceptance[]): TermsState {
  return {
    termsAccepted: acceptances.some(({ version }) => version === TERMS_VERSION),
    acceptedTerms: acceptances.at(-1)?.version ?? null,
  };
}
