import { connect, type ConnectionOptions } from '@nats-io/transport-node';
import {
  jetstreamManager,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';

import type { NatsStream } from '../access/access-plan.ts';

const EXISTS_OTHERWISE = 10_058;

/** Creates or updates the streams, since their users may not. Idempotent. */
export async function prepareStreams(
  options: ConnectionOptions,
  streams: readonly NatsStream[],
): Promise<void> {
  const connection = await connect({ ...options, name: 'preparation' });
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false });
    for (const { name, settings } of streams) {
      const changeable: Partial<StreamConfig> = settings;
      const whole = { name, retention: RetentionPolicy.Limits, storage: StorageType.File, ...changeable };
      await manager.streams.add(whole).catch((error: unknown) => {
        if (!(error instanceof JetStreamApiError && error.code === EXISTS_OTHERWISE)) throw error;
        return manager.streams.update(name, changeable);
      });
    }
  } finally {
    await connection.close();
  }
}
