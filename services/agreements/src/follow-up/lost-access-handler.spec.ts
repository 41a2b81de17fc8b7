import { ACCESS_CHANGED, type AccessChange } from '@rotadas/contracts/users/access-change';
import { eventually } from '@rotadas/test-kit/eventually';
import { PROVIDER_ID, REQUESTER_ID } from '../../test/support/an-agreement.js';
import { useAgreementsInMemory } from '../../test/support/agreements-in-memory.js';
import { AgreementChanges } from '../agreements/agreement-changes.js';
import { SharesService } from '../shares/shares.service.js';
import { LostAccessHandler } from './lost-access-handler.js';

describe('LostAccessHandler', () => {
  const service = useAgreementsInMemory();
  let id: number;
  beforeEach(() => void ({ id } = service.add({ state: 'accepted' })));
  afterEach(() => service.get(LostAccessHandler).onApplicationShutdown());

  const start = () => service.get(LostAccessHandler).onApplicationBootstrap();
  const receive = (change: AccessChange) => service.subscriber.receive(ACCESS_CHANGED, change);
  const isCancelled = () =>
    eventually('the agreement is cancelled', async () => (await service.state(id)) === 'cancelled');

  it.each(['deleted', 'suspended', 'restricted'] as const)(
    'ends open agreements of an account that is %s',
    async (kind) => {
      start();
      receive({ kind: 'changed', userId: REQUESTER_ID });
      receive({ kind, userId: 9 });
      expect(await service.state(id)).toBe('accepted');
      receive({ kind, userId: PROVIDER_ID });
      await isCancelled();
    },
  );

  it('ends shares of accounts that were suspended before it started', async () => {
    const { token } = await service.get(SharesService).create(REQUESTER_ID, id);
    await service.get(AgreementChanges).withdraw(id);
    service.suspended.add(REQUESTER_ID);
    start();
    await eventually('the share is ended', async () =>
      service
        .get(SharesService)
        .open(token, false)
        .then(
          () => false,
          () => true,
        ),
    );
  });

  it('ends those of accounts that were deleted before it started', async () => {
    service.users.delete(REQUESTER_ID);
    start();
    await isCancelled();
  });

  it.each([
    ['a reconnection', () => service.subscriber.reconnect()],
    ['a report that changes may have been missed', () => receive({ kind: 'missed' })],
  ])('ends those of suspended accounts after %s', async (_what, requestReview) => {
    start();
    service.suspended.add(PROVIDER_ID);
    requestReview();
    await isCancelled();
  });
});
