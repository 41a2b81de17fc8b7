import type { Log } from '../server-definition.ts';

type Step = () => Promise<void>;

/** Runs its steps in reverse order. */
export class Teardown {
  readonly #steps: { name: string; stop: Step }[] = [];
  readonly #log: Log;
  #running: Promise<void> | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  add(name: string, stop: Step): void {
    this.#steps.push({ name, stop });
  }

  /** Logs failing steps and continues. */
  run(): Promise<void> {
    this.#running ??= this.#runSteps();
    return this.#running;
  }

  async #runSteps(): Promise<void> {
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      try {
        await step.stop();
      } catch (error) {
        this.#log(`${step.name} could not be stopped: ${String(error)}`);
      }
    }
  }
}
