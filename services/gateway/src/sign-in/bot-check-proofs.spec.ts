import { Test } from '@nestjs/testing';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { inMemoryKeys } from '../../test/support/in-memory-keys.js';
import { OwnAddress } from '../env/own-address.js';
import { GATEWAY_ENV, GatewayEnv } from '../env.js';
import { BotCheckProofs } from './bot-check-proofs.js';

const REQUIRED = expect.objectContaining({ code: 'bot-check-required', status: 403 });

async function proofsWith(settings: object, redis: object = inMemoryKeys()): Promise<BotCheckProofs> {
  const module = await Test.createTestingModule({
    providers: [
      BotCheckProofs,
      OwnAddress,
      { provide: GATEWAY_ENV, useValue: GatewayEnv.parse(settings) },
      { provide: REDIS, useValue: redis },
    ],
  }).compile();
  return module.get(BotCheckProofs);
}

describe('BotCheckProofs', () => {
  const SETTINGS = { REQUIRE_BOT_CHECK: 'true' };
  const issueCookie = async (proofs: BotCheckProofs) => (await proofs.issueCookie())?.split(';', 1)[0];

  it('issues a cookie of 10 minutes for the API', async () => {
    const proofs = await proofsWith({ ...SETTINGS, PUBLIC_URL: 'https://rotadas.example' });
    expect(await proofs.issueCookie()).toMatch(
      /^rotadas-bot-check=[\w-]{43}; Max-Age=600; Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('accepts a proof from one user only, as often as the requests of a page need it', async () => {
    const proofs = await proofsWith(SETTINGS);
    const cookie = `theme=dark; ${await issueCookie(proofs)}`;
    const used = await Promise.allSettled(
      ['ece', 'ali', 'ece', 'can'].map((uid) => proofs.requireProof(uid, cookie)),
    );
    expect(used.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    await expect(proofs.requireProof('ali', cookie)).rejects.toEqual(REQUIRED);
    await expect(proofs.requireProof('ali', await issueCookie(proofs))).resolves.toBeUndefined();
  });

  it.each([':user', encodeURIComponent(':user'), ':user:user', 'a', 'a'.repeat(10_000)])(
    'rejects a used proof that is extended by %.10j',
    async (extension) => {
      const proofs = await proofsWith(SETTINGS);
      const cookie = await issueCookie(proofs);
      await proofs.requireProof('ece', cookie);
      await expect(proofs.requireProof('ali', `${cookie}${extension}`)).rejects.toEqual(REQUIRED);
    },
  );

  it.each([undefined, '', 'theme=dark', 'rotadas-bot-check=', 'rotadas-bot-check=guessed'])(
    'throws bot-check-required for the cookies %j',
    async (cookies) => {
      const proofs = await proofsWith(SETTINGS);
      await expect(proofs.requireProof('ece', cookies)).rejects.toEqual(REQUIRED);
    },
  );

  it('throws service-unavailable while Redis is unavailable', async () => {
    const fail = () => Promise.reject(new Error('Connection is closed.'));
    const proofs = await proofsWith(SETTINGS, { get: fail, set: fail });
    const unavailable = expect.objectContaining({ code: 'service-unavailable' });
    await expect(proofs.issueCookie()).rejects.toEqual(unavailable);
    await expect(proofs.requireProof('ece', `rotadas-bot-check=${'a'.repeat(43)}`)).rejects.toEqual(
      unavailable,
    );
  });

  it('issues and requires nothing by default', async () => {
    const proofs = await proofsWith({});
    expect(await proofs.issueCookie()).toBeNull();
    await expect(proofs.requireProof('ece')).resolves.toBeUndefined();
  });
});
