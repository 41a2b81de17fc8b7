import {
  type DynamicModule,
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type ClientNats, ClientsModule, Transport } from '@nestjs/microservices';
import { guardDependency } from '../errors/dependency.js';
import { Metrics } from '../metrics/metrics.js';
import { Broadcasts } from './broadcasts.js';
import { CorePublisher } from './core-publisher.js';
import { getConnection, NATS_CLIENT, natsConnectionOptions, pingNats } from './nats-connection.js';
import { RpcClient } from './rpc-client.js';

/** Maximum wait for a ping, ms. */
const PING_LIMIT_MS = 2_000;

/** Connects at start, without waiting for NATS. */
@Injectable()
export class NatsClientLifecycle implements OnApplicationBootstrap {
  private readonly logger = new Logger(NatsClientLifecycle.name);

  constructor(
    @Inject(NATS_CLIENT) private readonly client: ClientNats,
    metrics: Metrics,
  ) {
    const ping = () => pingNats(() => getConnection(this.client), PING_LIMIT_MS);
    metrics.addPing('nats', () => guardDependency('nats', ping));
  }

  onApplicationBootstrap(): void {
    this.client.connect().catch((error: unknown) => this.logger.error({ err: error }));
  }
}

/** Requires MetricsModule. */
@Module({})
export class NatsClientModule {
  static forRoot({ url, name }: { url: string; name: string }): DynamicModule {
    const options = natsConnectionOptions(url, `${name}-client`);
    return {
      module: NatsClientModule,
      global: true,
      // Nest stops global modules last, so that others can publish while they stop.
      imports: [
        ClientsModule.register({
          isGlobal: true,
          clients: [{ name: NATS_CLIENT, transport: Transport.NATS, options }],
        }),
      ],
      providers: [NatsClientLifecycle, RpcClient, CorePublisher, Broadcasts],
      exports: [RpcClient, CorePublisher, Broadcasts],
    };
  }
}
