import { z } from 'zod';
import { ALL_CALLS } from '@rotadas/contracts/calls/all-calls';
import { botCheckCalls } from '@rotadas/contracts/bot-check/bot-check.calls';
import { boundedText } from '@rotadas/contracts/primitives/text';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { reportsCalls } from '@rotadas/contracts/reports/reports.calls';
import { bodyLimit } from './body-limit.js';

const call = (body: z.ZodType) => ({ method: 'POST', path: '/api/x', body }) as const;

describe('bodyLimit', () => {
  it('is known for every call, and at most 64 kB but for uploads', () => {
    const calls = ALL_CALLS.filter(({ upload }) => upload === undefined);
    expect(Math.max(...calls.map(bodyLimit))).toBeLessThan(65_536);
  });

  it('has room for the longest text, with every character escaped', () => {
    const { body } = reportsCalls.open;
    const description = 'ş'.repeat(2_000);
    const json = JSON.stringify({ category: 'kullanici', description }, null, 4);
    expect(body.parse(JSON.parse(json))).toMatchObject({ description });
    const escaped = json.replaceAll('ş', String.raw`\u015f`);
    expect(escaped.length).toBeLessThan(bodyLimit(reportsCalls.open));
  });

  it('is small for a position', () => {
    expect(bodyLimit(providersCalls.storePosition)).toBeLessThan(1_500);
  });

  it('has a byte for each character of a token', () => {
    const { body } = botCheckCalls.verify;
    const json = JSON.stringify({ action: 'login', token: 'a'.repeat(8_192) });
    expect(body.safeParse(JSON.parse(json)).success).toBe(true);
    expect(bodyLimit(botCheckCalls.verify)).toBeGreaterThan(json.length);
    expect(bodyLimit(botCheckCalls.verify)).toBeLessThan(9_500);
    expect(body.safeParse({ action: 'login', token: 'ş' }).success).toBe(false);
  });

  it('is that of the largest alternative, with all lists full', () => {
    const limit = bodyLimit(
      call(z.union([z.strictObject({ a: z.array(boundedText(100)).max(50).nullable() }), z.literal('b')])),
    );
    expect(limit).toBeGreaterThan(50 * 600);
  });

  it.each<[string, z.ZodType]>([
    ['text', z.strictObject({ a: z.string() })],
    ['text that is checked before its length', z.strictObject({ a: z.string().regex(/^a/).max(3) })],
    ['text that is checked in spite of its length', z.strictObject({ a: z.string().max(3).regex(/^a/) })],
    ['format', z.strictObject({ a: z.email() })],
    ['list', z.strictObject({ a: z.array(z.int()).optional() })],
    ['record', z.record(z.string(), z.int())],
    ['unknown value', z.strictObject({ a: z.unknown() })],
  ])('throws for a body with a %s without a limit', (_what, body) => {
    expect(() => bodyLimit(call(body))).toThrow('The body of POST /api/x has no limit');
  });
});
