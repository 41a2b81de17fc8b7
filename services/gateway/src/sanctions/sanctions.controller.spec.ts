import { aToken } from '../../test/support/a-token.js';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { aSanction } from '../../test/support/stand-in-sanctions.js';
import { toRequest } from '../../test/support/to-request.js';

const ADMIN = aToken({ sub: 'admin' });
const BAN = { kind: 'ban', reason: 'fraud', text: 'Dolandırdın.' };
const DECISION = { accepted: false, answer: 'İnceledik.' };
const APPEAL = { text: 'Haksızlık.' };
const admin = { userId: 7, isAdmin: true };

describe('the calls of sanctions', () => {
  const gateway = useGateway();

  const send = async (call: string, body?: unknown) => {
    const [method = '', path = ''] = call.split(' ');
    const reply = await fetch(gateway.url + path, { ...toRequest(body, ADMIN), method });
    const text = await reply.text();
    return [reply.status, text === '' ? null : JSON.parse(text)];
  };

  it.each<[call: string, body: unknown, passedOn: object, status: number, reply: unknown]>([
    ['POST /api/admin/users/8/sanctions', BAN, { admin, userId: 8, sanction: BAN }, 201, aSanction()],
    [
      'POST /api/admin/sanctions/3/lift',
      undefined,
      { admin, sanctionId: 3 },
      200,
      aSanction({ liftedAt: 2_000 }),
    ],
    ['GET /api/admin/appeals', undefined, { admin }, 200, [aSanction({ appeal: 'open' })]],
    [
      'POST /api/admin/appeals/3/decide',
      DECISION,
      { admin, sanctionId: 3, decision: DECISION },
      200,
      aSanction({ answer: 'İnceledik.' }),
    ],
    ['POST /api/sanctions/3/acknowledge', undefined, { userId: 7, sanctionId: 3 }, 204, null],
    ['POST /api/sanctions/3/appeal', APPEAL, { userId: 7, sanctionId: 3, appeal: APPEAL }, 204, null],
  ])('%s passes its input on and returns the reply', async (call, body, passedOn, status, reply) => {
    expect(await send(call, body)).toEqual([status, reply]);
    expect(gateway.standIns.requests.at(-1)).toEqual(passedOn);
  });

  it('records a look at the appeals, and shows none without the audit log', async () => {
    expect(await send('GET /api/admin/appeals')).toMatchObject([200, [{}]]);
    const entry = { kind: 'appeals-viewed', adminId: 7, target: '', userId: null };
    expect(gateway.standIns.auditEntries.at(-1)).toMatchObject(entry);
    gateway.standIns.recordsAuditEntries = false;
    expect(await send('GET /api/admin/appeals')).toMatchObject([503, { code: 'service-unavailable' }]);
    gateway.standIns.recordsAuditEntries = true;
  });

  it.each([
    ['POST /api/admin/users/8/sanctions', { ...BAN, kind: 'suspension' }, 'until'],
    ['POST /api/admin/users/8/sanctions', { ...BAN, until: Date.now() + 60_000 }, 'until'],
    ['POST /api/admin/users/8/sanctions', { ...BAN, reason: 'revenge' }, 'reason'],
    ['POST /api/sanctions/3/appeal', { text: 'x'.repeat(2_001) }, 'text'],
  ])('%s rejects %j', async (call, body, field) => {
    const details = { [field]: expect.any(String) };
    expect(await send(call, body)).toMatchObject([400, { code: 'input-invalid', details }]);
  });
});
