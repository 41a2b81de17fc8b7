import { Test } from '@nestjs/testing';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { UsersClient } from './users-client.js';

const WEEK_MS = 7 * 86_400_000;
const NOW = 10 * WEEK_MS;

it.each([
  ['younger than a week', { createdAt: NOW - WEEK_MS + 1 }, true],
  ['a week old', { createdAt: NOW - WEEK_MS }, false],
  ['of an old version', {}, false],
  ['deleted', null, true],
])('an account that is %s is new: %s', async (_age, account, isNew) => {
  const rpc = new InMemoryRpcClient();
  rpc.handle(usersRpc.getAccounts, () => ({
    users: account ? [{ id: 7, email: 'ayse@rotadas.example', uid: 'u', ...account }] : [],
  }));
  const module = await Test.createTestingModule({
    providers: [UsersClient, { provide: RpcClient, useValue: rpc }],
  }).compile();
  expect(await module.get(UsersClient).isNew(7, NOW)).toBe(isNew);
});

it('finds the address of a restricted account too', async () => {
  const rpc = new InMemoryRpcClient();
  const email = 'ayse@rotadas.example';
  rpc.handle(usersRpc.getAccounts, () => ({ users: [{ id: 7, email, uid: 'u', isSuspended: true }] }));
  expect(await new UsersClient(rpc as unknown as RpcClient).findAddress(7)).toBe(email);
});
