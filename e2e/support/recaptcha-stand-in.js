// Stands in for https://www.google.com/recaptcha/api.js: numbers its tokens and keeps its calls in
// `recaptchaCalls`.
(() => {
  const calls = (window.recaptchaCalls = []);
  let tokens = 0;
  window.grecaptcha = {
    ready: (listener) => listener(),
    render(container, { sitekey, size }) {
      calls.push(`render ${sitekey} ${size}`);
      const badge = document.createElement('div');
      badge.className = 'grecaptcha-badge';
      container.append(badge);
      const challenge = document.createElement('div');
      challenge.style.visibility = 'hidden';
      challenge.innerHTML = '<div><iframe src="https://www.google.com/recaptcha/api2/bframe"></iframe></div>';
      document.body.append(challenge);
      return 0;
    },
    async execute(_widget, { action }) {
      calls.push(`execute ${action}`);
      tokens += 1;
      return `token ${tokens} for ${action}`;
    },
    reset() {
      calls.push('reset');
    },
  };
})();
