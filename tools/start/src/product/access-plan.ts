import { ALL_STREAMS } from '@rotadas/contracts/access/all-events';
import { natsPermissions } from '@rotadas/contracts/access/nats-permissions';
import { SERVICE_ACCESS, type ServiceAccess } from '@rotadas/contracts/access/service-access';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { streamSettings } from '@rotadas/contracts/protocol/stream-settings';
import type { AccessPlan } from '@rotadas/servers/access/access-plan';

export function accessPlan(): AccessPlan {
  return {
    nats: Object.fromEntries(ServiceName.options.map((service) => [service, natsPermissions(service)])),
    streams: ALL_STREAMS.map((stream) => ({ name: stream.name, settings: { ...streamSettings(stream) } })),
    redis: selectOwn('redis'),
    markers: selectOwn('markers'),
    mongodb: selectOwn('database'),
  };
}

function selectOwn<Kind extends 'redis' | 'markers' | 'database'>(kind: Kind) {
  const own: Record<string, NonNullable<ServiceAccess[Kind]>> = {};
  for (const service of ServiceName.options) {
    const value = SERVICE_ACCESS[service][kind];
    if (value !== undefined) own[service] = value;
  }
  return own;
}
