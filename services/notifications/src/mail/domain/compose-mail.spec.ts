import { summarizeMatches } from '../../inbox/domain/matches-summary.js';
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
  title: 'Yola çıktın mı?',
  text: `<b>Ankara</b> & "Bursa"'ya`,
  link: '/?yayin=3',
  createdAt: 1,
  readAt: null,
  isListed: true,
  deliveries: [],
} as const;

describe('composeMail', () => {
  const mail = composeMail(notification, settings);

  it('contains the notification as text, with links to it and to the settings', () => {
    expect(mail.subject).toBe('Yola çıktın mı?');
    const token = /token=(.*)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1];
    expect(mail.text).toBe(`Yola çıktın mı?

<b>Ankara</b> & "Bursa"'ya

Rotadaş'ta aç: https://rotadas.example/?yayin=3

-- 
Bu e-postayı Rotadaş hesabındaki bildirim ayarların nedeniyle aldın.
Ayarlarını değiştir: https://rotadas.example/bildirimler/ayarlar
Bu tür e-postaları durdur: https://rotadas.example/abonelikten-cik?token=${token}
`);
  });

  it('links to the notification in HTML', () => {
    expect(mail.html).toContain('href="https://rotadas.example/?yayin=3"');
  });

  it('escapes texts of users', () => {
    expect(mail.html).toContain('&lt;b&gt;Ankara&lt;/b&gt; &amp; &quot;Bursa&quot;&#39;ya');
    expect(mail.html).not.toContain('<b>');
  });

  it('is generated, with a one-click link to unsubscribe', () => {
    expect(mail.headers['Auto-Submitted']).toBe('auto-generated');
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.headers['List-Unsubscribe']).toMatch(
      /^<https:\/\/rotadas\.example\/api\/notifications\/unsubscribe\?token=7\.departure-due\.[\w-]{43}>$/,
    );
  });

  it('ends mails about matches from their summary', () => {
    const summary = { ...notification, ...summarizeMatches(7, '2026-11-28', 34) };
    expect(composeMail(summary, settings).headers['List-Unsubscribe']).toContain('token=7.route-matched.');
  });

  it('has no way to end mails about the account', () => {
    const data = { news: 'suspended' } as const;
    const text = 'Hesabın kapalı.\nSebep: <b>';
    const about = composeMail({ ...notification, text, subject: { kind: 'account', data } }, settings);
    expect(about.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
    expect(about.text).toBe(`Yola çıktın mı?

Hesabın kapalı.
Sebep: <b>

Rotadaş'ta aç: https://rotadas.example/?yayin=3

-- 
Bu e-postayı Rotadaş hesabınla ilgili olduğu için aldın.
`);
    expect(about.html).not.toMatch(/abonelikten|ayarlar|<b>/);
    expect(about.html).toContain('hesabınla ilgili');
  });

  it('has the same id when it is sent again', () => {
    expect(mail.messageId).toBe('<notification-12@rotadas.example>');
    expect(composeMail(notification, settings)).toEqual(mail);
  });
});
