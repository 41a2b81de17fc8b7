import { COLOURS } from '../src/shared/theme/tokens.js';

const icon = (name: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** How the installed app presents itself on a device. */
export const manifest = {
  id: '/',
  name: 'Rotadaş',
  short_name: 'Rotadaş',
  description: 'Yol arkadaşı, taksi, kurye ve yük taşıyanları canlı haritada bul.',
  lang: 'tr',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: COLOURS.light.ground,
  background_color: COLOURS.light.ground,
  categories: ['travel', 'navigation'],
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('maskable-192', 192, 'maskable'),
    icon('maskable-512', 512, 'maskable'),
  ],
};
