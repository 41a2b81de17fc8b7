import { useState } from 'react';
import { type FailureTexts, withFailureToast } from './show-failure.js';

/** `run` reports a failure in a toast, and resolves to whether the action succeeded. */
export function useActionWithToast() {
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<void>, failed: string, texts?: FailureTexts): Promise<boolean> => {
    setBusy(true);
    const isDone = await withFailureToast(action(), failed, texts);
    setBusy(false);
    return isDone;
  };
  return { busy, run };
}
