import { AccountNewsKind } from '@rotadas/contracts/accounts/account-news';
import { SanctionReason } from '@rotadas/contracts/sanctions/sanction';
import { accountNotification, reportNotification } from './account-requests.js';

const UNTIL = Date.parse('2027-01-25T11:30:00Z');
const ENDS = '25 Ocak 2027 14:30';
const EVENT = 'b0b7d1f4-6a39-4a3e-9a4e-3f1f7d6a1c11';

const about = (news: AccountNewsKind, known: Partial<Parameters<typeof accountNotification>[0]> = {}) =>
  accountNotification({ userId: 7, news, until: null, reason: null, text: null, at: 1_000, ...known }, EVENT);

const SANCTION = { reason: 'fraud', text: 'Parayı aldın,\ngelmedin.' } as const;
const QUOTE = '“Parayı aldın,\ngelmedin.”';

describe('accountNotification', () => {
  it.each(AccountNewsKind.options)('writes title and text for %s, and leads to a page', (news) => {
    const { title, text, link, subject } = about(news, { ...SANCTION, until: UNTIL });
    expect(subject).toEqual({ kind: 'account', data: { news } });
    for (const written of [title, text]) expect(written).not.toMatch(/null|undefined|^\s*$/);
    expect(['/', '/hesabim']).toContain(link);
  });

  it.each([
    ['deletion-requested', [ENDS, 'Hesabımı geri al']],
    ['export-ready', [ENDS, 'bir kez indirebilirsin']],
    ['warned', ['Dolandırıcılık', QUOTE, 'Hesabın açık', 'onaylamadan bir kez itiraz et']],
    ['suspended', [ENDS, 'Dolandırıcılık', QUOTE, 'kendiliğinden açılır', 'bir kez itiraz et']],
    ['banned', ['süresiz', 'Dolandırıcılık', QUOTE, 'bir kez itiraz et', 'indirebilir']],
    ['sanction-lifted', ['Dolandırıcılık']],
    ['appeal-accepted', ['Dolandırıcılık', QUOTE]],
    ['appeal-rejected', [ENDS, 'Dolandırıcılık', QUOTE]],
  ] as const)('says in %s what happened, and what to do next', (news, parts) => {
    const { text } = about(news, { ...SANCTION, until: UNTIL });
    for (const part of parts) expect(text).toContain(part);
  });

  it.each(SanctionReason.options)('names the reason %s in Turkish', (reason) => {
    expect(about('banned', { reason, text: 'Not' }).text).not.toContain(reason);
  });

  it('gives a sanction without an end none', () => {
    expect(about('appeal-rejected', SANCTION).text).toContain('duruyor. Cevap');
  });

  it('has one key per event', () => {
    expect(about('warned').key).toBe(about('warned').key);
    expect(about('warned').key).toContain(EVENT);
  });
});

it.each([
  ['report-acted', true],
  ['report-closed', false],
] as const)('reportNotification is %s, for the author', (news, isActed) => {
  const request = reportNotification({ reportId: 31, userId: 7, isActed, at: 1_000 }, EVENT);
  expect(request).toMatchObject({ userId: 7, subject: { kind: 'account', data: { news } } });
  expect(request.text).not.toContain('31');
});
