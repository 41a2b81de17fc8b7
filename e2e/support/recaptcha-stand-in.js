// Stands in for https://www.google.com/recaptcha/api.js in tests, which have no network: tokens are numbered, the token
// of an action that stands in `emptyFor` is empty, and what was asked of it lies in `asked`.
(() => {
  const asked = [];
  let tokens = 0;
  window.recaptchaStandIn = { asked, emptyFor: null };
  window.grecaptcha = {
    ready: (listener) => listener(),
    render(_container, { sitekey, size }) {
      asked.push(`render ${sitekey} ${size}`);
      return 0;
    },
    async execute(_widget, { action }) {
      asked.push(`execute ${action}`);
      tokens += 1;
      return window.recaptchaStandIn.emptyFor === action ? null : `token ${tokens} for ${action}`;
    },
    reset() {
      asked.push('reset');
    },
  };
})();
