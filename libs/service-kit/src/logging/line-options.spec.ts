import { pino } from 'pino';
import { runWithRequestId } from '../request-context/request-id.js';
import { lineOptions } from './line-options.js';
import { RepeatedLines } from './repeated-lines.js';

describe('log lines', () => {
  let written: string;
  const repeated = new RepeatedLines();
  const log = () => pino(lineOptions(repeated), { write: (line) => (written += line) });
  beforeEach(() => (written = ''));

  it('contain no personal data or secrets, up to two objects deep', () => {
    const secrets = {
      authorization: 'Bearer abc',
      cookie: 'a=b',
      email: 'ayse@rotadas.example',
      fullName: 'Ayşe Yılmaz',
      latitude: 39.92,
      longitude: 32.85,
      phone: '+905551112233',
      token: 'abc',
    };
    log().info({ ...secrets, user: secrets, req: { headers: secrets } }, 'seen');
    const line = JSON.parse(written);
    const hidden = Object.fromEntries(Object.keys(secrets).map((name) => [name, '[Redacted]']));
    expect(line).toMatchObject({ ...hidden, user: hidden, req: { headers: hidden }, msg: 'seen' });
  });

  it('contain the id of the current request, and none outside a request', () => {
    runWithRequestId('request-1', () => log().info('within'));
    expect(JSON.parse(written)).toMatchObject({ requestId: 'request-1', msg: 'within' });
    written = '';
    log().info('outside');
    expect(JSON.parse(written)).not.toHaveProperty('requestId');
  });
});
