import { aToken } from '../../test/support/a-token.js';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { toRequest } from '../../test/support/to-request.js';

const admin = { userId: 7, isAdmin: true };
const URGENT = {
  category: 'kullanici',
  description: 'Yardım edin',
  urgent: { position: { latitude: 39.9, longitude: 32.8 } },
};

describe('the calls of moderation', () => {
  const gateway = useGateway();

  it.each<[call: string, body: unknown, passedOn: object, status: number, reply: object]>([
    ['POST /api/reports', URGENT, { userId: 7, report: URGENT }, 201, { category: 'kullanici' }],
    ['GET /api/admin/cases', undefined, { admin, filter: 'open' }, 200, { cases: [{ id: 5 }] }],
    ['GET /api/admin/cases?filter=mine', undefined, { admin, filter: 'mine' }, 200, {}],
    ['POST /api/admin/cases/5/take', undefined, { admin, reportId: 5 }, 200, { id: 5, assigneeId: 7 }],
    ['GET /api/admin/people?q=%20Ay%C5%9Fe', undefined, { admin, query: 'Ayşe' }, 200, [{ id: 8 }]],
  ])('%s passes its input on and returns the reply', async (call, body, passedOn, status, reply) => {
    const [method = '', path] = call.split(' ');
    const request = { ...toRequest(body, aToken({ sub: 'admin' })), method };
    const received = await fetch(`${gateway.url}${path}`, request);
    expect(received.status).toBe(status);
    expect(await received.json()).toMatchObject(reply);
    expect(gateway.standIns.requests).toContainEqual(expect.objectContaining(passedOn));
  });
});
