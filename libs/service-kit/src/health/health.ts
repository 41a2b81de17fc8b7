/** Something without which a service cannot do its work. */
export interface HealthCheck {
  readonly name: string;
  /** Resolves when it answers, rejects when it does not. */
  check(): Promise<void>;
}

/** Token of all checks of a service. */
export const HEALTH_CHECKS = Symbol('HEALTH_CHECKS');
