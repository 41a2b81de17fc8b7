import { Controller, type INestApplicationContext } from '@nestjs/common';
import { z } from 'zod';
import { defineRpc } from '@rotadas/contracts/protocol/rpc';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { Metrics } from '../src/metrics/metrics.js';
import { HandleRpc } from '../src/nats/handle-rpc.js';
import { RpcClient } from '../src/nats/rpc-client.js';
import { currentRequestId, runWithRequestId } from '../src/request-context/request-id.js';
import { startPeer } from '../src/testing/start-peer.js';
import { startStandIn } from '../src/testing/start-stand-in.js';

const ROUTE = defineRpc({
  subject: 'test.request-id',
  request: z.object({ name: z.string().min(1) }),
  reply: z.string(),
  errors: [],
});

const UNHANDLED = defineRpc({
  subject: 'test.unhandled',
  request: z.unknown(),
  reply: z.null(),
  errors: [],
});

@Controller()
class Responding {
  @HandleRpc(ROUTE)
  respond(): string {
    return currentRequestId() ?? 'none';
  }
}

describe('an RPC', () => {
  let service: { stop(): Promise<void> };
  let caller: INestApplicationContext;
  beforeAll(async () => {
    service = await startStandIn('rpc-test', requireEnv('NATS_URL'), Responding);
    caller = await startPeer('rpc-caller', requireEnv('NATS_URL'));
  });
  afterAll(async () => {
    await caller.close();
    await service.stop();
  });

  const call = (name = 'a name') => caller.get(RpcClient).call(ROUTE, { name });

  it('rejects an invalid request with its faults', async () => {
    const rejected = { code: 'input-invalid', details: { name: expect.any(String) } };
    await expect(call('')).rejects.toMatchObject(rejected);
  });

  it('throws service-unavailable if no service responds', async () => {
    const unhandled = caller.get(RpcClient).call(UNHANDLED, {});
    await expect(unhandled).rejects.toMatchObject({ code: 'service-unavailable', retryAfter: 5 });
  });

  it('rethrows any other error', async () => {
    await expect(caller.get(RpcClient).call(UNHANDLED, { id: 1n })).rejects.toThrow(TypeError);
    const oversized = 'x'.repeat(2 * 1_024 * 1_024);
    await expect(call(oversized)).rejects.toThrow('max_payload');
  });

  it('is measured by outcome', async () => {
    await call();
    await call('').catch(() => undefined);
    const { body } = await caller.get(Metrics, { strict: false }).text();
    for (const outcome of ['ok', 'input-invalid']) {
      const labels = `subject="${ROUTE.subject}",outcome="${outcome}"`;
      expect(body).toMatch(new RegExp(`rotadas_rpc_duration_seconds_count{${labels}} [1-9]`));
    }
  });

  it('passes the request id to the called service', async () => {
    expect(await runWithRequestId('request-1', call)).toBe('request-1');
  });

  it('has a new request id if the caller has none', async () => {
    const ids = await Promise.all([call(), call()]);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('none');
  });
});
