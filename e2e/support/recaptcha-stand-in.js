// Stands in for https://www.google.com/recaptcha/api.js in tests, which have no network: tokens are
// numbered, the token of an action that stands in `emptyFor` is empty, and what was asked of it
// lies in `asked`.
(() => {
  const asked = [];
  let tokens = 0;
  window.recaptchaStandIn = { asked, emptyFor: null };
  window.grecaptcha = {
    ready: (listener) => listener(),
    render(container, { sitekey, size }) {
      asked.push(`render ${sitekey} ${size}`);
      const badge = document.createElement('div');
      badge.className = 'grecaptcha-badge';
      container.append(badge);
      const questions = document.createElement('div'); // Google's stands in the body, hidden until there are any
      questions.style.visibility = 'hidden';
      questions.innerHTML = '<div><iframe src="https://www.google.com/recaptcha/api2/bframe"></iframe></div>';
      document.body.append(questions);
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
