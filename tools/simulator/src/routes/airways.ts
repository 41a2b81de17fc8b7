import { type Route, route } from './route.ts';

export const AIR_ROUTES: readonly Route[] = [
  route('Ankara Esenboğa', 'İstanbul', [40.1281, 32.9951], [41.2753, 28.7519]),
  route('İstanbul', 'Trabzon', [41.2753, 28.7519], [40.9951, 39.7897]),
  route('Ankara Esenboğa', 'Antalya', [40.1281, 32.9951], [36.8987, 30.8005]),
  route('İzmir Adnan Menderes', 'Van', [38.2924, 27.157], [38.4682, 43.3323]),
];
