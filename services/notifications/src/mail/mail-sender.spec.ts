import { inspect } from 'node:util';
import { startMailServer } from '../../test/support/mail-server.js';
import { isPermanentRejection, MailSender } from './mail-sender.js';

const failure = (code: string, responseCode?: number) =>
  Object.assign(new Error('rejected'), { code, ...(responseCode !== undefined && { responseCode }) });

it.each([
  [true, 'an unknown recipient', failure('EENVELOPE', 550)],
  [true, 'rejected content', failure('EMESSAGE', 554)],
  [false, 'greylisting', failure('EENVELOPE', 451)],
  [false, 'a wrong password', failure('EAUTH', 535)],
  [false, 'an unavailable server', failure('ESOCKET')],
  [false, 'another error', 'rejected'],
])('is %s for %s', (expected, _what, error) => {
  expect(isPermanentRejection(error)).toBe(expected);
});

it('rejects with the code, but not the text of the server, which has the address', async () => {
  const server = await startMailServer();
  const settings = { MAIL_FROM: 'a@rotadas.example', UNSUBSCRIBE_SECRET: 'x'.repeat(32) };
  const sender = new MailSender({ SMTP_URL: server.url, PUBLIC_URL: undefined, ...settings });
  server.rejectNext(451);
  const error: unknown = await sender.sendErasure(7, 'ayse@rotadas.example').catch((cause: unknown) => cause);
  expect(error).toMatchObject({ code: 'EENVELOPE', responseCode: 451 });
  expect(inspect(error)).not.toContain('ayse');
  sender.onApplicationShutdown();
  await server.stop();
});
