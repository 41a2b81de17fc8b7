import { AgreementAction, CANCEL_REASON_MAX } from './agreement.js';

it('a cancellation has a bounded reason', () => {
  const cancel = (length: number) => ({ kind: 'cancel', reason: 'a'.repeat(length) });
  expect(AgreementAction.safeParse(cancel(CANCEL_REASON_MAX)).success).toBe(true);
  expect(AgreementAction.safeParse(cancel(CANCEL_REASON_MAX + 1)).success).toBe(false);
});
