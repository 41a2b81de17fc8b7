import type { BotCheck } from './bot-check-token.js';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=tr';

/** Frames in which Google asks who might be a robot. */
const QUESTIONS = 'iframe[src*="/recaptcha/"]';

/** What the page uses of Google's script. */
interface Grecaptcha {
  ready(listener: () => void): void;
  render(container: HTMLElement, options: { sitekey: string; size: 'invisible' }): number;
  execute(widget: number, options: { action: string }): PromiseLike<string | null>;
  reset(widget: number): void;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

/** Google's invisible widget. */
export async function openRecaptcha(siteKey: string): Promise<BotCheck> {
  const recaptcha = await loadScript();
  const container = document.body.appendChild(document.createElement('div'));
  const widget = recaptcha.render(container, { sitekey: siteKey, size: 'invisible' });
  return {
    token: async (action) => (await recaptcha.execute(widget, { action })) ?? '',
    reset: () => recaptcha.reset(widget),
    close: () => {
      container.remove();
      // The frame of its questions stands beside the container, in an element of its own.
      for (const frame of document.querySelectorAll(QUESTIONS)) frame.closest('body > *')?.remove();
    },
  };
}

function loadScript(): Promise<Grecaptcha> {
  const { grecaptcha: loaded } = window;
  if (loaded !== undefined) return Promise.resolve(loaded); // the page was left and opened again
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('error', () => reject(new Error('the script of reCAPTCHA did not load')));
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha === undefined) return reject(new Error('the script of reCAPTCHA brought nothing'));
      return grecaptcha.ready(() => resolve(grecaptcha));
    });
    document.head.append(script);
  });
}
