const ICON_PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  swap: 'M7 4v16M7 4L3 8M7 4l4 4M17 20V4M17 20l-4-4M17 20l4-4',
  filter: 'M4 5h16l-6 7.500V19l-4-2v-4.500z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
  refresh: 'M20 11a8 8 0 0 0-14.300-4.300L3 9M3 4v5h5M4 13a8 8 0 0 0 14.300 4.300L21 15M21 20v-5h-5',
  recentre:
    'M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM12 2v3M12 19v3M2 12h3M19 12h3M12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  eye: 'M2 12s3.500-7 10-7 10 7 10 7-3.500 7-10 7-10-7-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'eye-off':
    'M3 3l18 18M10 5.200A10 10 0 0 1 12 5c6.500 0 10 7 10 7a17 17 0 0 1-3 3.800M6.500 6.600C3.700 8.500 2 12 2 12s3.500 7 10 7a10 10 0 0 0 4.800-1.200M10 10a3 3 0 0 0 4 4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.500 1.500M17.500 17.500L19 19M5 19l1.500-1.500M17.500 6.500L19 5',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z',
  document: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  about: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8v.01',
  exit: 'M14 4H6v16h8M10 12h11M18 9l3 3-3 3',
  phone: 'M5 4h4l2 5-2.500 1.500a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2z',
  mobile: 'M8 3h8v18H8zM11 18h2',
  chat: 'M4 20l1.500-4.500A8 8 0 1 1 8.500 18.500zM9 9.500c0 3 2.500 5.500 5.500 5.500',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  list: 'M8 6h12M8 12h12M8 18h12M4 6v.01M4 12v.01M4 18v.01',
  play: 'M8 5l11 7-11 7z',
  stop: 'M7 7h10v10H7z',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  pause: 'M9 6v12M15 6v12',
  bell: 'M6 17V11a6 6 0 1 1 12 0v6l2 2H4zM10 21.500h4',
  share: 'M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5',
  check: 'M5 12.500l5 5L19 7.500',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  arrow: 'M5 12h14M14 7l5 5-5 5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  place:
    'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  offline:
    'M3 3l18 18M8.500 15.500a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.500M19 12a10 10 0 0 0-6-2.900M2 8.500a15 15 0 0 1 4.500-2.900M22 8.500a15 15 0 0 0-11.500-4.400M12 19v.01',
  shield: 'M12 3l8 3v6c0 5-3.500 7.500-8 9-4.500-1.500-8-4-8-9V6zM9 12l2 2 4-4',
  agreement: 'M8 4h8v4H8zM16 5h3v16H5V5h3M9 14l2 2 4-4',
  alert: 'M12 4l9 16H3zM12 10v4M12 17v.01',
} as const;

export type IconName = keyof typeof ICON_PATHS;

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <LineIcon path={ICON_PATHS[name]} size={size} lineWidth={2} />;
}

interface LineIconProps {
  /** In a 24 by 24 box. */
  path: string;
  size: number;
  lineWidth: number;
}

export function LineIcon({ path, size, lineWidth }: LineIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path
        d={path}
        stroke="currentColor"
        strokeWidth={lineWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
