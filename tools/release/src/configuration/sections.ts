interface Section {
  readonly title: string;
  readonly about?: string;
  readonly settings: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  {
    title: 'Product',
    settings: [
      'PUBLIC_URL',
      'ADMIN_EMAIL',
      'CONTACT_EMAIL',
      'PORT',
      'HOST',
      'TRUST_PROXY',
      'HSTS',
      'DATA_DIR',
      'LOG_LEVEL',
    ],
  },
  {
    title: 'Sign-in',
    about: 'From the configuration of your Firebase web app; see [Firebase](firebase.md).',
    settings: [
      'FIREBASE_PROJECT_ID',
      'FIREBASE_API_KEY',
      'FIREBASE_AUTH_DOMAIN',
      'FIREBASE_STORAGE_BUCKET',
      'FIREBASE_MESSAGING_SENDER_ID',
      'FIREBASE_APP_ID',
      'FIREBASE_MEASUREMENT_ID',
      'IDENTITY_RECHECK_SECONDS',
      'IDENTITY_RECHECKS_PER_SECOND',
      'GOOGLE_APPLICATION_CREDENTIALS',
    ],
  },
  {
    title: 'Bot check',
    settings: [
      'RECAPTCHA_SITE_KEY',
      'RECAPTCHA_SECRET',
      'RECAPTCHA_HOSTNAMES',
      'RECAPTCHA_MIN_SCORE',
      'RECAPTCHA_VERIFY_URL',
      'REQUIRE_BOT_CHECK',
      'BOT_CHECK_PLACEHOLDERS_PER_MINUTE',
    ],
  },
  {
    title: 'Mail and push messages',
    about:
      'How notifications work: [Notifications](../reference/notifications.md). With `npm start`, mails are files in `.data/mail/`, and the push keys are created on the first start.',
    settings: [
      'SMTP_URL',
      'MAIL_FROM',
      'UNSUBSCRIBE_SECRET',
      'VAPID_PUBLIC_KEY',
      'VAPID_PRIVATE_KEY',
      'VAPID_SUBJECT',
      'PUSH_LOCAL_ORIGINS',
      'NOTIFICATIONS_PER_DAY',
      'NOTIFICATIONS_PER_PROVIDER',
      'DELIVERY_RETRY_MS',
    ],
  },
  {
    title: 'Map, pictures and routes',
    about: 'For the file of `MAP_TILES` see [Street map](map.md).',
    settings: [
      'GOOGLE_MAPS_KEY',
      'MAP_STYLE_URL',
      'MAP_ORIGINS',
      'MAP_TILES',
      'PICTURE_ORIGINS',
      'ROUTING_URL',
    ],
  },
  {
    title: 'MongoDB, Redis and NATS',
    about: 'See [Your own servers](#your-own-servers).',
    settings: [
      'MONGODB_URI',
      'REDIS_URL',
      'MARKERS_REDIS_URL',
      'MARKER_SHARDS',
      'NATS_URL',
      'STREAM_REPLICAS',
    ],
  },
  {
    title: 'Limits',
    about: 'An IPv6 /64 network counts as one IP address, and a /48 as ten.',
    settings: [
      'LOCATION_LIMIT_PER_SECOND',
      'LOCATION_INTERVAL_MS',
      'REPORTS_PER_DAY',
      'USER_LIMIT_PER_MINUTE',
      'ADDRESS_LIMIT_PER_MINUTE',
      'ANONYMOUS_LIST_LIMIT_PER_MINUTE',
      'ANONYMOUS_REGIONS_PER_HOUR',
      'CONNECTIONS_PER_ADDRESS',
      'LIVE_CONNECTIONS_PER_ADDRESS',
      'LIVE_FRAMES_PER_SECOND',
      'STALE_AFTER',
      'SWEEP_EVERY',
    ],
  },
  {
    title: 'Metrics and traces',
    about:
      'See [Monitoring](../operate/monitoring.md). The OpenTelemetry variables `OTEL_EXPORTER_OTLP_HEADERS` (secret), `OTEL_EXPORTER_OTLP_TIMEOUT` and `OTEL_RESOURCE_ATTRIBUTES` work as well.',
    settings: [
      'METRICS_PORT',
      'METRICS_HOST',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_SERVICE_NAME',
      'OTEL_TRACES_SAMPLER',
      'OTEL_TRACES_SAMPLER_ARG',
      'OTEL_BSP_MAX_QUEUE_SIZE',
      'OTEL_BSP_SCHEDULE_DELAY',
    ],
  },
  {
    title: 'Demo',
    settings: ['DEMO_PROVIDERS', 'AUTH_EMULATOR_PORT'],
  },
  {
    title: 'Docker Compose',
    settings: ['BACKUP_DIR', 'MAP_DIR', 'PROMETHEUS_PORT', 'GRAFANA_PORT'],
  },
  {
    title: 'Set by `npm start` and the images',
    about: 'Set these only to run a single service by hand.',
    settings: [
      'NODE_ENV',
      'HEALTH_PORT',
      'WEB_DIST',
      'FIREBASE_AUTH_EMULATOR_HOST',
      'API_URL',
      'GATEWAY_URL',
    ],
  },
  {
    title: 'Tests',
    about: 'Tests read the environment only, not `.env`.',
    settings: ['CHROMIUM', 'TEST_MONGODB_IMAGE', 'TEST_REDIS_IMAGE', 'TEST_NATS_IMAGE'],
  },
];
