import { ClientNats } from '@nestjs/microservices';
import { CorePublisher } from '@rotadas/service-kit/nats/core-publisher';
import type { InMemoryBroadcasts } from '@rotadas/service-kit/testing/in-memory-broadcasts';

export class InMemoryPublisher extends CorePublisher {
  constructor(private readonly broadcasts: InMemoryBroadcasts) {
    super(new ClientNats({}));
  }

  override onApplicationBootstrap(): void {}

  override publish(subject: string, message: object): void {
    this.broadcasts.publish(subject, message);
  }

  override async flush(): Promise<void> {}
}
