import { composeMail } from './compose-mail.js';

const settings = {
  publicUrl: 'https://rotadas.example',
  from: 'Rotadaş <bildirim@rotadas.example>',
  unsubscribeSecret: 'a secret of the operator, 32 long',
};

const notification = {
  id: 12,
  userId: 7,
  key: 'departure-due:7:3:1',
  subject: { kind: 'departure-due', data: { offerId: 3, departsAt: 1 } },
  title: 'Yola çıkma zamanı',
  text: '<b>Ankara</b> & "Bursa"',
  link: '/?yayin=3',
  createdAt: 1,
  readAt: null,
  isListed: true,
  deliveries: [],
} as const;

describe('composeMail', () => {
  const mail = composeMail(notification, settings);

  it('links to the subject in text and HTML', () => {
    expect(mail.subject).toBe('Yola çıkma zamanı');
    expect(mail.text).toContain('https://rotadas.example/?yayin=3');
    expect(mail.html).toContain('href="https://rotadas.example/?yayin=3"');
  });

  it('escapes texts of users', () => {
    expect(mail.html).toContain('&lt;b&gt;Ankara&lt;/b&gt; &amp; &quot;Bursa&quot;');
    expect(mail.html).not.toContain('<b>');
  });

  it('has a one-click and a page link to unsubscribe', () => {
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.headers['List-Unsubscribe']).toMatch(
      /^<https:\/\/rotadas\.example\/api\/notifications\/unsubscribe\?token=7\.departure-due\.[\w-]{43}>$/,
    );
    expect(mail.text).toContain('https://rotadas.example/abonelikten-cik?token=7.departure-due.');
  });

  it('has the same id when it is sent again', () => {
    expect(mail.messageId).toBe('<notification-12@rotadas.example>');
    expect(composeMail(notification, settings)).toEqual(mail);
  });
});
