import { jest } from '@jest/globals';
import { devicesRpc } from '@rotadas/contracts/devices/devices.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { ACCESS_CHANGED } from '@rotadas/contracts/users/access-change';
import { InMemoryNatsSubscriber } from '@rotadas/service-kit/testing/in-memory-nats-subscriber';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { createDeviceToken, hashDeviceToken } from './device-token.js';
import { DeviceTokens } from './device-tokens.js';

const ADDRESS = '192.0.2.1';
const INVALID = expect.objectContaining({ code: 'token-invalid' });
const LIMITED = expect.objectContaining({ code: 'rate-limited' });

describe('DeviceTokens', () => {
  const [token, otherToken] = [createDeviceToken(), createDeviceToken()];
  let devices: Map<string, { deviceId: number; userId: number }>;
  let lookUps: string[];
  let subscriber: InMemoryNatsSubscriber;
  let tokens: DeviceTokens;
  let meanwhile: () => void;
  beforeEach(async () => {
    jest.useFakeTimers({ now: 1_000 });
    devices = new Map([
      [hashDeviceToken(token), { deviceId: 1, userId: 7 }],
      [hashDeviceToken(otherToken), { deviceId: 2, userId: 8 }],
    ]);
    lookUps = [];
    meanwhile = () => undefined;
    const rpc = new InMemoryRpcClient();
    rpc.handle(devicesRpc.identify, ({ tokenHash }) => {
      lookUps.push(tokenHash);
      const device = devices.get(tokenHash);
      meanwhile();
      if (!device) throw new DomainError('device-unknown');
      return device;
    });
    subscriber = new InMemoryNatsSubscriber();
    tokens = new DeviceTokens(rpc, subscriber);
    tokens.onApplicationBootstrap();
    await Promise.resolve();
  });
  afterEach(() => void jest.useRealTimers());

  const identify = (sent: string | undefined = token, address = ADDRESS) => tokens.identify(sent, address);

  it('looks a token up once, by its hash', async () => {
    const [first] = await Promise.all([identify(), identify()]);
    expect(first).toEqual({ deviceId: 1, userId: 7 });
    expect(await identify()).toEqual(first);
    expect(lookUps).toEqual([hashDeviceToken(token)]);
  });

  it('looks a token up again after an hour', async () => {
    await identify();
    jest.advanceTimersByTime(3_600_001);
    await identify();
    expect(lookUps).toHaveLength(2);
  });

  it('rejects an unknown token, and looks it up again after ten seconds', async () => {
    devices.delete(hashDeviceToken(token));
    for (let tried = 0; tried < 3; tried += 1) await expect(identify()).rejects.toEqual(INVALID);
    expect(lookUps).toHaveLength(1);
    devices.set(hashDeviceToken(token), { deviceId: 1, userId: 7 });
    jest.advanceTimersByTime(10_001);
    expect(await identify()).toMatchObject({ deviceId: 1 });
  });

  it.each(['', 'short', 'x'.repeat(10_000), `${'x'.repeat(21)}ş`, `${'x'.repeat(22)}\n`])(
    'rejects the malformed token "%.10s" without a request',
    async (malformed) => {
      await expect(identify(malformed)).rejects.toEqual(INVALID);
      expect(lookUps).toEqual([]);
    },
  );

  it.each([
    ['a change', { kind: 'changed', userId: 7 }],
    ['a suspension', { kind: 'suspended', userId: 7 }],
    ['a deletion', { kind: 'deleted', userId: 7 }],
  ])('forgets the tokens of a user after %s, and no others', async (_what, change) => {
    await identify();
    await identify(otherToken);
    devices.clear();
    subscriber.receive(ACCESS_CHANGED, change);
    await expect(identify()).rejects.toEqual(INVALID);
    expect(await identify(otherToken)).toMatchObject({ userId: 8 });
  });

  it.each([
    ['missed changes', () => subscriber.receive(ACCESS_CHANGED, { kind: 'missed' })],
    ['a reconnect', () => subscriber.reconnect()],
  ])('forgets all tokens after %s', async (_what, happen) => {
    await identify();
    devices.clear();
    happen();
    await expect(identify()).rejects.toEqual(INVALID);
  });

  it('does not keep the result of a request during which the access changed', async () => {
    meanwhile = () => {
      devices.clear();
      subscriber.receive(ACCESS_CHANGED, { kind: 'changed', userId: 7 });
      meanwhile = () => undefined;
    };
    await identify();
    await expect(identify()).rejects.toEqual(INVALID);
  });

  it('does not share a request that began before a change', async () => {
    const before = identify();
    devices.clear();
    subscriber.receive(ACCESS_CHANGED, { kind: 'changed', userId: 7 });
    await expect(identify()).rejects.toEqual(INVALID);
    await before.catch(() => undefined);
  });

  const guess = (address: string) => identify(createDeviceToken(), address);

  it('limits guesses by address, also concurrent ones, but no known token', async () => {
    await identify();
    const guesses = await Promise.allSettled(Array.from({ length: 200 }, () => guess(ADDRESS)));
    const codes = guesses.map((each) => each.status === 'rejected' && each.reason.code);
    expect(codes.filter((code) => code === 'token-invalid')).toHaveLength(150);
    expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(50);
    await expect(guess(ADDRESS)).rejects.toEqual(LIMITED);
    expect(lookUps).toHaveLength(151);
    expect(await identify()).toMatchObject({ deviceId: 1 });
    await expect(guess('192.0.2.2')).rejects.toEqual(INVALID);
  });

  it('does not limit right tokens, however many phones share an address', async () => {
    for (let deviceId = 3; deviceId < 300; deviceId += 1) {
      const next = createDeviceToken();
      devices.set(hashDeviceToken(next), { deviceId, userId: deviceId });
      expect(await identify(next)).toMatchObject({ deviceId });
    }
    await expect(guess(ADDRESS)).rejects.toEqual(INVALID);
  });

  it('does not count a wrong token that is repeated, as removed devices do', async () => {
    devices.clear();
    for (let tried = 0; tried < 100; tried += 1) await expect(identify()).rejects.toEqual(INVALID);
    await expect(guess(ADDRESS)).rejects.toEqual(INVALID);
  });
});
