import { PATHS } from '../src/shared/paths.js';
import { COLOURS } from '../src/shared/theme/tokens.js';

const icon = (name: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

const screenshot = (name: string, label: string) => {
  const isWide = name.endsWith('-wide');
  return {
    src: `/screenshots/${name}.jpg`,
    sizes: isWide ? '1280x800' : '720x1480',
    type: 'image/jpeg',
    form_factor: isWide ? 'wide' : 'narrow',
    label,
  };
};

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon-192', 192, 'any')] });

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
  screenshots: [
    screenshot('map-phone', 'Yakınında kim var, canlı haritada'),
    screenshot('provider-phone', 'Kim, nereye gidiyor, nasıl ulaşırsın'),
    screenshot('notifications-phone', 'Kayıtlı rotanda biri yola çıkınca haberin olur'),
    screenshot('map-wide', 'Arama, liste ve harita yan yana'),
    screenshot('notifications-wide', 'Bildirimlerin tek yerde'),
  ],
  shortcuts: [shortcut('Bildirimler', PATHS.notifications), shortcut('Kayıtlı rotalar', PATHS.savedRoutes)],
};
