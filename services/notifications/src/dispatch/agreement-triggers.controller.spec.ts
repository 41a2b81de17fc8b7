import { agreementsRpc } from '@rotadas/contracts/agreements/agreements.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ErrorCode } from '@rotadas/contracts/errors/error-code';
import type { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { anAgreementView, PROVIDER_ID, REQUESTER_ID } from '../../test/support/an-agreement-view.js';
import type { NotificationRequest } from '../inbox/domain/stored-notification.js';
import { AgreementTriggersController } from './agreement-triggers.controller.js';
import type { NotificationDispatcher } from './notification-dispatcher.js';

describe('AgreementTriggersController', () => {
  const SIDES = { agreementId: 4, requesterId: REQUESTER_ID, providerId: PROVIDER_ID };
  const ACCEPTED = {
    ...SIDES,
    ...{ offerId: 31, version: 2, departsAt: 5, at: 5 },
    ...({ actor: 'provider', from: 'requested', to: 'accepted' } as const),
  };
  let rpc: InMemoryRpcClient;
  let dispatched: NotificationRequest[];
  let triggers: AgreementTriggersController;
  beforeEach(() => {
    [rpc, dispatched] = [new InMemoryRpcClient(), []];
    const dispatcher = { dispatch: async (request: NotificationRequest) => void dispatched.push(request) };
    triggers = new AgreementTriggersController(
      rpc as unknown as RpcClient,
      dispatcher as NotificationDispatcher,
    );
  });

  const failWith = (code: ErrorCode) =>
    rpc.handle(agreementsRpc.get, () => {
      throw new DomainError(code);
    });

  it('writes the texts from the agreement as each recipient sees it', async () => {
    rpc.handle(agreementsRpc.get, ({ userId }) =>
      anAgreementView({
        state: 'accepted',
        departsAt: Date.now() + 3_600_000,
        ...(userId === REQUESTER_ID && { code: '0412' }),
      }),
    );
    await triggers.reminderDue({ ...SIDES, kind: 'departure', dueAt: 5, at: 5 });
    expect(dispatched.map(({ userId, text }) => [userId, text.includes('0412')])).toEqual([
      [REQUESTER_ID, true],
      [PROVIDER_ID, false],
    ]);
  });

  it('uses the same key for a repeated event', async () => {
    rpc.handle(agreementsRpc.get, () => anAgreementView({ state: 'accepted' }));
    await triggers.changed(ACCEPTED);
    await triggers.changed(ACCEPTED);
    expect(new Set(dispatched.map(({ key }) => key)).size).toBe(1);
  });

  it('notifies of a message its recipient, not its sender', async () => {
    rpc.handle(agreementsRpc.get, () => anAgreementView({ unread: 1 }));
    const sent = { ...SIDES, messageId: 1, readUpTo: null, at: 5 };
    await triggers.messageSent({ ...sent, fromUserId: REQUESTER_ID });
    await triggers.messageSent({ ...sent, fromUserId: PROVIDER_ID });
    expect(dispatched.map(({ userId }) => userId)).toEqual([PROVIDER_ID, REQUESTER_ID]);
  });

  it('notifies only the requester of freed seats', async () => {
    rpc.handle(agreementsRpc.get, () => anAgreementView());
    await triggers.seatsFreed({ ...SIDES, cancelledId: 3, at: 5 });
    expect(dispatched.map(({ userId }) => userId)).toEqual([REQUESTER_ID]);
  });

  it('ignores an agreement that was erased', async () => {
    failWith('agreement-unknown');
    await triggers.changed(ACCEPTED);
    expect(dispatched).toEqual([]);
  });

  it('rejects while the agreements service is unavailable, so that the event is repeated', async () => {
    failWith('service-unavailable');
    await expect(triggers.changed(ACCEPTED)).rejects.toMatchObject({ code: 'service-unavailable' });
  });
});
