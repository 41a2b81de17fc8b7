/** The version of the terms and the privacy text in force: the day since which it applies. */
export const TERMS_VERSION = '2026-12-01';

/** The only version before acceptances were recorded. */
export const FIRST_TERMS_VERSION = '2025-03-31';

export interface TermsState {
  /** Whether the version in force is accepted. */
  readonly termsAccepted: boolean;
  /** The newest accepted version; null if there is none. */
  readonly acceptedTerms: string | null;
}

export const hasNeverAcceptedTerms = ({ termsAccepted, acceptedTerms }: TermsState): boolean =>
  !termsAccepted && acceptedTerms === null;
