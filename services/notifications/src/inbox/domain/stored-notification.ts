import type { NotificationSubject } from '@rotadas/contracts/notifications/notification';

/** A push or mail that is still to be sent. */
export interface Delivery {
  /** `mail`, or `push-` and the id of a subscription. */
  readonly id: string;
  /**
   * When it is looked whether its job is there, epoch ms; null once it was given up, after which
   * only an admin has it tried again.
   */
  readonly checkAt: number | null;
}

/** What somebody is told, before it has an id. */
export interface News {
  readonly userId: number;
  /** The same for what must not be told twice. */
  readonly key: string;
  readonly subject: NotificationSubject;
  /** Turkish, for the user to read. */
  readonly title: string;
  readonly text: string;
  /** A path of the web app. */
  readonly link: string;
}

/** News with what becomes of them. */
export interface NewNotification extends News {
  readonly createdAt: number;
  /** Whether it is in the inbox; what is only sent is kept too, so as not to be sent twice. */
  readonly isListed: boolean;
  readonly deliveries: readonly Delivery[];
}

/** A notification; its times are epoch ms. */
export interface StoredNotification extends NewNotification {
  readonly id: number;
  readonly readAt: number | null;
}
