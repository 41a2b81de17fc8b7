/** What the page itself may use: where it is, and a screen that stays on while it shows that. */
const ALLOWED = ['geolocation', 'screen-wake-lock'];

/** What the web app copies a phone number with; the page may, frames may not. */
const ALLOWED_TO_COPY = ['clipboard-write'];

/** Everything else that browsers could let a page or a frame in it use. */
const DENIED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The header that says so. */
export const PERMISSIONS_POLICY = [
  ...[...ALLOWED, ...ALLOWED_TO_COPY].map((feature) => `${feature}=(self)`),
  ...DENIED.map((feature) => `${feature}=()`),
].join(', ');
