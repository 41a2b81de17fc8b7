import type { CorePublisher } from '@rotadas/service-kit/nats/core-publisher';

export class InMemoryCorePublisher implements Pick<CorePublisher, keyof CorePublisher> {
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
