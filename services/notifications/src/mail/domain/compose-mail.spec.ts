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

describe('a letter', () => {
  const letter = composeMail(notification, settings);

  it('leads to what it is about, in text and HTML', () => {
    expect(letter.subject).toBe('Yola çıkma zamanı');
    expect(letter.text).toContain('https://rotadas.example/?yayin=3');
    expect(letter.html).toContain('href="https://rotadas.example/?yayin=3"');
  });

  it('shows what people wrote as text', () => {
    expect(letter.html).toContain('&lt;b&gt;Ankara&lt;/b&gt; &amp; &quot;Bursa&quot;');
    expect(letter.html).not.toContain('<b>');
  });

  it('can be ended by one click, and by a page', () => {
    expect(letter.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(letter.headers['List-Unsubscribe']).toMatch(
      /^<https:\/\/rotadas\.example\/api\/notifications\/unsubscribe\?token=7\.departure-due\.[\w-]{43}>$/,
    );
    expect(letter.text).toContain('https://rotadas.example/abonelikten-cik?token=7.departure-due.');
  });

  it('has the same id each time it is sent', () => {
    expect(letter.messageId).toBe('<notification-12@rotadas.example>');
    expect(composeMail(notification, settings)).toEqual(letter);
  });
});
