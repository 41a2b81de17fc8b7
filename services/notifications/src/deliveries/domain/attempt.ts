/** What an attempt to send a delivery comes to, where it does not fail. */
export type AttemptResult =
  | { readonly kind: 'sent' }
  /** It is not wanted any more, or there is nowhere left to send it. */
  | { readonly kind: 'dropped' }
  /** It waits until then, epoch ms: its user's quiet hours. */
  | { readonly kind: 'held'; readonly until: number }
  /** No further attempt could succeed. */
  | { readonly kind: 'refused' };

export const SENT: AttemptResult = { kind: 'sent' };
export const DROPPED: AttemptResult = { kind: 'dropped' };
export const REFUSED: AttemptResult = { kind: 'refused' };
