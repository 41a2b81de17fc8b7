import { webcrypto } from 'node:crypto';
import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals of browsers that jsdom does not have. */
const FROM_NODE = { Headers, Request, Response, TextDecoder, TextEncoder, structuredClone };

/** jsdom with the APIs that the app needs; `responses.ts` provides `fetch`. */
export default class BrowserEnvironment extends TestEnvironment {
  ports = [];

  async setup() {
    await super.setup();
    const { ports } = this;
    // An open port keeps the Node process alive
    class Channel extends MessageChannel {
      constructor() {
        super();
        ports.push(this.port1);
      }
    }
    Object.assign(this.global, FROM_NODE, { MessageChannel: Channel });
    Object.defineProperty(this.global, 'crypto', { value: webcrypto });
    // jsdom has no styles of pseudo-elements, and logs each request for them. antd's style sheets
    // would slow down every query by role; nothing here depends on them.
    Object.defineProperty(this.global.HTMLStyleElement.prototype, 'innerHTML', {
      set() {
        // Stays empty
      },
    });
    const getStyle = this.global.getComputedStyle.bind(this.global);
    this.global.getComputedStyle = (element) => getStyle(element);
  }

  async teardown() {
    for (const port of this.ports) port.close();
    await super.teardown();
  }
}
