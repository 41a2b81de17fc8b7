import { Controller, type INestApplicationContext } from '@nestjs/common';
import { z } from 'zod';
import { defineRpc } from '@rotadas/contracts/protocol/rpc';
import { setting } from '@rotadas/test-kit/setting';
import { HandleRpc } from '../src/nats/handle-rpc.js';
import { RpcClient } from '../src/nats/rpc-client.js';
import { currentRequestId, runWithRequestId } from '../src/request-context/request-id.js';
import { startPeer } from '../src/testing/start-peer.js';
import { startStandIn } from '../src/testing/start-stand-in.js';

const ROUTE = defineRpc({
  subject: 'test.request-id',
  request: z.object({}),
  reply: z.string(),
  errors: [],
});

@Controller()
class Answering {
  @HandleRpc(ROUTE)
  answer(): string {
    return currentRequestId() ?? 'none';
  }
}

describe('the request id', () => {
  let service: { stop(): Promise<void> };
  let caller: INestApplicationContext;
  beforeAll(async () => {
    service = await startStandIn('request-id-test', setting('NATS_URL'), Answering);
    caller = await startPeer('request-id-caller', setting('NATS_URL'));
  });
  afterAll(async () => {
    await caller.close();
    await service.stop();
  });

  it('is passed to the called service', async () => {
    const request = () => caller.get(RpcClient).call(ROUTE, {});
    expect(await runWithRequestId('request-1', request)).toBe('request-1');
  });

  it('is new if the caller has none', async () => {
    const ids = await Promise.all([1, 2].map(() => caller.get(RpcClient).call(ROUTE, {})));
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('none');
  });
});
