import { ALL_STREAMS } from '@rotadas/contracts/access/all-events';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { streamSettings } from '@rotadas/contracts/protocol/stream-settings';
import { prepareStreams } from '@rotadas/servers/nats/prepare-streams';
import { z } from 'zod';
import { environment } from '@rotadas/servers/settings/environment';

/** Services whose NATS users may not create streams need this first. */
const { NATS_URL, STREAM_REPLICAS } = z
  .object({ NATS_URL: z.string(), STREAM_REPLICAS: z.coerce.number().int().min(1).max(5).optional() })
  .parse(environment.all);
const streams = ALL_STREAMS.map((stream) => ({
  name: stream.name,
  settings: { ...streamSettings(stream, STREAM_REPLICAS) },
}));
await prepareStreams(parseNatsAddress(NATS_URL), streams);
console.log(`${streams.length} streams are ready.`);
