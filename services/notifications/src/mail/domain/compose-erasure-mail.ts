import { escapeHtml } from '@rotadas/service-kit/html/escape-html';
import type { Mail, MailSettings } from './compose-mail.js';

const SUBJECT = 'Hesabın silindi';

const PARAGRAPHS = [
  'İsteğin üzerine Rotadaş hesabın silindi. Profilin, ilanların, kayıtlı rotaların, mesajların ve bildirimlerin artık yok.',
  'Verdiğin puanlar adın olmadan kalır; yedeklerimizdeki bilgilerin de en geç 30 gün içinde silinir.',
  'Yeniden yolculuk etmek istersen yeni bir hesap açabilirsin. Yolun açık olsun!',
];

/** The last mail to a user. It has no link to unsubscribe: the account is gone. */
export function composeErasureMail(
  userId: number,
  { from, publicUrl }: Pick<MailSettings, 'from' | 'publicUrl'>,
): Mail {
  const paragraphs = PARAGRAPHS.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  return {
    from,
    subject: SUBJECT,
    text: [SUBJECT, ...PARAGRAPHS].join('\n\n') + '\n',
    html: `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><title>${SUBJECT}</title></head>
<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:24px">
<h1 style="font-size:20px">${SUBJECT}</h1>
${paragraphs}
</body>
</html>
`,
    messageId: `<account-erased-${userId}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
