import type { Route } from './route.ts';

export const AIR_ROUTES: readonly Route[] = [
  {
    from: 'Ankara Esenboğa',
    to: 'İstanbul',
    points: [
      [40.1281, 32.9951],
      [41.2753, 28.7519],
    ],
  },
  {
    from: 'İstanbul',
    to: 'Trabzon',
    points: [
      [41.2753, 28.7519],
      [40.9951, 39.7897],
    ],
  },
  {
    from: 'Ankara Esenboğa',
    to: 'Antalya',
    points: [
      [40.1281, 32.9951],
      [36.8987, 30.8005],
    ],
  },
  {
    from: 'İzmir Adnan Menderes',
    to: 'Van',
    points: [
      [38.2924, 27.157],
      [38.4682, 43.3323],
    ],
  },
];
