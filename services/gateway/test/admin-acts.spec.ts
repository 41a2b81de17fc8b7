import { aToken } from './support/a-token.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

const PATH = '/api/admin/acts';
const ADMIN = aToken({ sub: 'admin' });

describe('the call about what admins did', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed()));
  afterAll(() => testBed.stop());

  const answer = async (query: string, token = ADMIN) => {
    const reply = await testBed.call(`${PATH}${query}`, undefined, token);
    return [reply.status, await reply.json()];
  };

  it('is for admins alone', async () => {
    expect(await answer('', '')).toMatchObject([401, { code: 'token-missing' }]);
    expect(await answer('', aToken())).toMatchObject([403, { code: 'admin-required' }]);
  });

  it('looks for person, kind and time, behind a cursor', async () => {
    const cursor = '1764000000000_0d8f6d8e-7c0e-4c39-9d9e-2f6b8a1c5e11';
    const query = `?person=7&kind=queue-change&from=1&until=2&limit=5&before=${cursor}`;
    expect(await answer(query)).toEqual([200, { acts: [], next: cursor }]);
  });

  it.each(['person=0', 'person=ali', 'kind=other', 'from=-1', 'until=x', 'limit=101', 'before=1', 'x=1'])(
    'refuses ?%s',
    async (query) => {
      expect(await answer(`?${query}`)).toMatchObject([400, { code: 'input-invalid' }]);
    },
  );
});
