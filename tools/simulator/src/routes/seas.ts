import type { Route } from './route.ts';

/** Lines of ferries and boats, on the water from pier to pier. */
export const FERRY_ROUTES: readonly Route[] = [
  {
    from: 'Eminönü',
    to: 'Kadıköy',
    points: [
      [41.019, 28.975],
      [41.0205, 28.99],
      [41.0085, 29.004],
      [40.996, 29.016],
    ],
  },
  {
    from: 'Beşiktaş',
    to: 'Üsküdar',
    points: [
      [41.0405, 29.0075],
      [41.035, 29.0115],
      [41.0285, 29.0125],
    ],
  },
  {
    from: 'Eskihisar',
    to: 'Topçular',
    points: [
      [40.765, 29.43],
      [40.735, 29.432],
      [40.698, 29.434],
    ],
  },
  {
    from: 'Yenikapı',
    to: 'Mudanya',
    points: [
      [40.998, 28.958],
      [40.8, 28.86],
      [40.58, 28.76],
      [40.45, 28.82],
      [40.38, 28.885],
    ],
  },
  {
    from: 'İzmit',
    to: 'Gölcük',
    points: [
      [40.758, 29.915],
      [40.742, 29.88],
      [40.725, 29.835],
    ],
  },
  {
    from: 'Çanakkale',
    to: 'Kilitbahir',
    points: [
      [40.152, 26.399],
      [40.151, 26.392],
      [40.149, 26.383],
    ],
  },
];

/** Tours of boats along the coast. */
export const TOUR_ROUTES: readonly Route[] = [
  {
    from: 'Eminönü',
    to: 'Anadolu Kavağı',
    points: [
      [41.019, 28.978],
      [41.035, 29.01],
      [41.053, 29.04],
      [41.075, 29.052],
      [41.107, 29.064],
      [41.131, 29.075],
      [41.168, 29.078],
    ],
  },
  {
    from: 'Bodrum',
    to: 'Kos açıkları',
    points: [
      [37.027, 27.425],
      [37.005, 27.41],
      [36.965, 27.37],
      [36.94, 27.32],
    ],
  },
  {
    from: 'Fethiye',
    to: 'Ölüdeniz',
    points: [
      [36.635, 29.1],
      [36.665, 29.07],
      [36.64, 29.02],
      [36.57, 29.04],
      [36.535, 29.09],
      [36.54, 29.11],
    ],
  },
  {
    from: 'Kaş',
    to: 'Kekova',
    points: [
      [36.195, 29.64],
      [36.16, 29.65],
      [36.13, 29.75],
      [36.155, 29.83],
      [36.18, 29.855],
    ],
  },
];
