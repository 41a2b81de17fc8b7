import { findMail } from './auth-emulator.ts';

const LINK = 'http://127.0.0.1:9099/emulator/action?mode=verifyEmail&lang=en&oobCode=abc&apiKey=fake-api-key';

describe('findMail', () => {
  it('finds the link of a verification mail', () => {
    const line = `i  To verify the email address ayse@rotadas.example, follow this link: ${LINK}`;
    expect(findMail(line)).toEqual({ to: 'ayse@rotadas.example', link: LINK });
  });

  it('finds the link of a password reset', () => {
    const line = `i  To reset the password for ayse@rotadas.example, follow this link: ${LINK}`;
    expect(findMail(line)).toEqual({ to: 'ayse@rotadas.example', link: LINK });
  });

  it('ignores other lines', () => {
    expect(findMail('i  emulators: Starting emulators: auth')).toBeUndefined();
  });
});
