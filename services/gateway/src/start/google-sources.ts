/** What something lets a page load and talk to, as sources of a content policy. */
export interface Sources {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
  readonly pictures?: readonly string[];
  readonly connections?: readonly string[];
  readonly frames?: readonly string[];
}

/**
 * Firebase's sign-in: the SDK's two servers, and the script by which it talks with Google's window,
 * with the modules of that.
 */
export const FIREBASE: Sources = {
  scripts: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
  connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
};

/**
 * Google Maps, by Google's guide
 * (developers.google.com/maps/documentation/javascript/content-security-policy), without its
 * 'unsafe-eval', which no map here needs, and with no more of its script hosts than those that
 * serve the API.
 */
export const GOOGLE_MAPS: Sources = {
  scripts: ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'blob:'],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  pictures: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  connections: [
    'https://*.googleapis.com',
    'https://*.google.com',
    'https://*.gstatic.com',
    'data:',
    'blob:',
  ],
  frames: ['https://*.google.com'],
};

/**
 * Firebase Analytics: Google Analytics 4 without Google signals, by Google's guide
 * (developers.google.com/tag-platform/security/guides/csp), and what Firebase's SDK asks before it.
 */
export const ANALYTICS: Sources = {
  scripts: ['https://www.googletagmanager.com/gtag/'],
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
  ],
};

/**
 * reCAPTCHA, by Google's answers to questions (developers.google.com/recaptcha/docs/faq), and its
 * calls from the page.
 */
export const RECAPTCHA: Sources = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
