import { aToken } from '../../test/support/a-token.js';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { toRequest } from '../../test/support/to-request.js';

const ASKED = { offer: { providerId: 8 }, quantity: 2, note: 'İki valiz' };

describe('the calls of agreements', () => {
  const gateway = useGateway();

  async function expectPassedOn(call: string, body: unknown, passedOn: object, reply: unknown[]) {
    const [method = '', path] = call.split(' ');
    const response = await fetch(`${gateway.url}${path}`, { ...toRequest(body, aToken()), method });
    const text = await response.text();
    expect(gateway.standIns.requests.at(-1)).toMatchObject({ userId: 7, ...passedOn });
    expect([response.status, text === '' ? null : JSON.parse(text)]).toMatchObject(reply);
  }

  it.each<[call: string, body: unknown, passedOn: object, reply: unknown[]]>([
    ['POST /api/agreements', ASKED, { agreement: ASKED }, [201, { id: 5, quantity: 2 }]],
    [
      'GET /api/agreements?state=past&limit=2&before=9',
      undefined,
      { page: { state: 'past', limit: 2, before: 9 } },
      [200, { items: [{ id: 5 }], next: null }],
    ],
    ['GET /api/agreements/6', undefined, { agreementId: 6 }, [200, { id: 6 }]],
    [
      'GET /api/agreements/6/messages?limit=2&before=9',
      undefined,
      { agreementId: 6, page: { limit: 2, before: 9 } },
      [200, { items: [], readByOther: 3 }],
    ],
    [
      'POST /api/agreements/6/messages',
      { text: ' Geldim ' },
      { agreementId: 6, message: { text: 'Geldim' } },
      [201, { text: 'Geldim', fromUserId: 7 }],
    ],
    ['POST /api/agreements/6/messages/read', { upTo: 4 }, { agreementId: 6, read: { upTo: 4 } }, [204, null]],
    [
      'POST /api/agreements/6/rating',
      { rating: 5, comment: 'Tam zamanında' },
      { agreementId: 6, rating: { rating: 5, comment: 'Tam zamanında' } },
      [201, { rating: 5, toUserId: 8 }],
    ],
  ])('%s passes its input on and returns the reply', expectPassedOn);

  it.each([
    ['accept', {}, { kind: 'accept' }],
    ['decline', {}, { kind: 'decline' }],
    ['cancel', {}, { kind: 'cancel', reason: null }],
    ['cancel', { reason: 'Hastayım' }, { kind: 'cancel', reason: 'Hastayım' }],
    ['start', { code: '0412' }, { kind: 'start', code: '0412' }],
    ['finish', {}, { kind: 'finish' }],
    ['missed', {}, { kind: 'miss' }],
    ['object', {}, { kind: 'object' }],
  ])('POST /api/agreements/{id}/%s with %j passes the version and the action on', (name, input, action) =>
    expectPassedOn(
      `POST /api/agreements/6/${name}`,
      { version: 3, ...input },
      { agreementId: 6, version: 3, action },
      [200, { id: 6, version: 4 }],
    ),
  );
});
