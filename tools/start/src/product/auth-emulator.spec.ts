import { findMail, findSms } from './auth-emulator.ts';

const LINK = 'http://127.0.0.1:9099/emulator/action?mode=verifyEmail&lang=en&oobCode=abc&apiKey=fake-api-key';

describe('findMail', () => {
  it.each(['verify the email address', 'reset the password for'])('finds the link to %s', (purpose) => {
    const line = `i  To ${purpose} ayse@rotadas.example, follow this link: ${LINK}`;
    expect(findMail(line)).toEqual({ to: 'ayse@rotadas.example', link: LINK });
  });

  it('ignores other lines', () => {
    expect(findMail('i  emulators: Starting emulators: auth')).toBeUndefined();
  });
});

it('findSms finds the code that verifies a phone', () => {
  const line = 'i  To verify the phone number +905321234567, use the code 123456.';
  expect(findSms(line)).toEqual({ to: '+905321234567', code: '123456' });
  expect(findSms('i  emulators: Starting emulators: auth')).toBeUndefined();
});
