import { observable } from '../observable.js';

let isSheetProvided = false;
let waiting: PromiseWithResolvers<boolean> | null = null;

/** Whether a call needs the terms in force; the user has accepted an older version only. */
export const isTermsRequested = observable(false);

/** To call while a screen is shown that follows `isTermsRequested`; returns its end. */
export function provideTermsSheet(): () => void {
  isSheetProvided = true;
  return () => {
    isSheetProvided = false;
    endTermsRequest(false);
  };
}

/** Resolves to whether the user accepted. Concurrent calls share a request. */
export function requestTerms(): Promise<boolean> {
  if (!isSheetProvided) return Promise.resolve(false);
  const { promise } = (waiting ??= Promise.withResolvers<boolean>());
  isTermsRequested.set(true);
  return promise;
}

export function endTermsRequest(isAccepted: boolean): void {
  waiting?.resolve(isAccepted);
  waiting = null;
  isTermsRequested.set(false);
}
