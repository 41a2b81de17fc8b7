import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';

/**
 * How every part of the product connects to NATS: for ever, with short, jittered waits, so that it
 * is back within 5 s.
 */
export function natsConnectionOptions(url: string, name: string) {
  return {
    ...parseNatsAddress(url),
    name,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500, // ms
    reconnectJitter: 250, // ms
    pingInterval: 10_000, // ms
    maxPingOut: 2,
    timeout: 2_000, // ms
    noAsyncTraces: true, // they take an Error with its stack for every request
  };
}
