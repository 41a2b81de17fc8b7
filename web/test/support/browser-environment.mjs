import { webcrypto } from 'node:crypto';
import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks, taken from Node. */
const FROM_NODE = { Headers, Request, Response, TextDecoder, TextEncoder, structuredClone };

/**
 * jsdom with what the app needs of a browser besides; the answers to `fetch` come from
 * `answers.ts`.
 */
export default class BrowserEnvironment extends TestEnvironment {
  ports = [];

  async setup() {
    await super.setup();
    const { ports } = this;
    // Node's port holds its process up for as long as it is open.
    class Channel extends MessageChannel {
      constructor() {
        super();
        ports.push(this.port1);
      }
    }
    Object.assign(this.global, FROM_NODE, { MessageChannel: Channel });
    Object.defineProperty(this.global, 'crypto', { value: webcrypto });
    // jsdom knows no style of a pseudo-element, and says so on the console each time that antd
    // asks.
    // Style sheets that antd writes would be matched at each look for a role; nothing here depends
    // on them.
    Object.defineProperty(this.global.HTMLStyleElement.prototype, 'innerHTML', {
      set() {
        // It stays empty.
      },
    });
    const styleOf = this.global.getComputedStyle.bind(this.global);
    this.global.getComputedStyle = (element) => styleOf(element);
  }

  async teardown() {
    for (const port of this.ports) port.close();
    await super.teardown();
  }
}
