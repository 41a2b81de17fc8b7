const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=tr';

const CHALLENGE_FRAMES = 'iframe[src*="/recaptcha/"]';

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

export interface Recaptcha {
  /** A token for one submit of a form. */
  token(action: string): Promise<string>;
  reset(): void;
  close(): void;
}

export async function createRecaptcha(siteKey: string): Promise<Recaptcha> {
  const recaptcha = await loadScript();
  const container = document.body.appendChild(document.createElement('div'));
  const widget = recaptcha.render(container, { sitekey: siteKey, size: 'invisible' });
  return {
    token: async (action) => (await recaptcha.execute(widget, { action })) ?? '',
    reset: () => recaptcha.reset(widget),
    close: () => {
      container.remove();
      // reCAPTCHA puts the frame of a challenge outside the container, into its own child of the
      // body.
      for (const frame of document.querySelectorAll(CHALLENGE_FRAMES)) frame.closest('body > *')?.remove();
    },
  };
}

function loadScript(): Promise<Grecaptcha> {
  const { grecaptcha: loaded } = window;
  if (loaded !== undefined) return Promise.resolve(loaded); // The page was opened before
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('error', () => reject(new Error('reCAPTCHA script not loaded')));
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha === undefined) return reject(new Error('reCAPTCHA script loaded without its API'));
      return grecaptcha.ready(() => resolve(grecaptcha));
    });
    document.head.append(script);
  });
}
