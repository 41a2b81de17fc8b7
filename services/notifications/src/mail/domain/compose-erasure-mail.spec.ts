import { composeErasureMail } from './compose-erasure-mail.js';

it('composeErasureMail says what was erased, and has the same ID each time', () => {
  const settings = { from: 'Rotadaş <bildirim@rotadas.example>', publicUrl: 'https://rotadas.example' };
  const mail = composeErasureMail(7, settings);
  expect(mail).toMatchObject({
    from: settings.from,
    subject: 'Hesabın silindi',
    messageId: '<account-erased-7@rotadas.example>',
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  for (const text of [mail.text, mail.html]) expect(text).toContain('Verdiğin puanlar adın olmadan kalır');
});
