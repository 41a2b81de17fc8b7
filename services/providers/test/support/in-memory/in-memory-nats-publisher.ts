import type { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';

export class InMemoryNatsPublisher implements Pick<NatsPublisher, keyof NatsPublisher> {
  readonly published: { readonly subject: string; readonly message: object }[] = [];
  private readonly listeners: ((isFirst: boolean) => void)[] = [];

  onConnect(listener: (isFirst: boolean) => void): void {
    this.listeners.push(listener);
  }

  publish(subject: string, message: object): void {
    this.published.push({ subject, message });
  }

  async flush(): Promise<void> {}

  connect(isFirst: boolean): void {
    for (const listener of this.listeners) listener(isFirst);
  }
}
