import { jest } from '@jest/globals';
import { DAY_MS } from '@rotadas/contracts/primitives/timestamp';
import { SanctionInput } from '@rotadas/contracts/sanctions/sanction';
import { suspensionDays, toSanctionInput } from './sanction-draft.js';

afterEach(() => jest.useRealTimers());

it.each(['2026-11-30T00:00:00+03:00', '2026-11-30T23:59:59+03:00'])(
  'offers the last day that the server allows, at %s',
  (time) => {
    const now = Date.parse(time);
    jest.useFakeTimers({ now });
    const lastDay = suspensionDays(now).max;
    const draft = { reason: 'spam', text: 'Çok ilan verdin.', lastDay, reportId: 0 } as const;
    const suspension = toSanctionInput('suspension', draft);
    expect(SanctionInput.safeParse(suspension).success).toBe(true);
    const later = { ...suspension, until: (suspension.until ?? 0) + DAY_MS };
    expect(SanctionInput.safeParse(later).success).toBe(false);
  },
);
