import type { BotCheck } from './bot-check.js';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=tr';

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
  };
}

function loadScript(): Promise<Grecaptcha> {
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
