import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { parsePlace, SEARCH_ADDRESS } from '@rotadas/contracts/matching/map-link';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import { PlaceSearch } from '@rotadas/contracts/matching/place-search';
import { placeTitle } from '@rotadas/contracts/matching/place';
import { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { escapeHtml } from '@rotadas/service-kit/html/escape-html';
import type { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import type { OwnAddress } from '../env/own-address.js';
import { LocalAddressRateLimit } from '../limits/local-address-rate-limit.js';

/** User agents of clients that show previews. Excludes browsers on CUBOT phones. */
const PREVIEWERS = /(?<!\bcu)bot\b|whatsapp|facebookexternalhit|preview|viber/i;

/** Limit per IP address. It is high because all servers of a messenger share a few addresses. */
const PREVIEWS_PER_MINUTE = 300;

/** A messenger waits a few seconds only. */
const PLACE_TIMEOUT_MS = 1_000;

/** Places requested by name. The linked place is among the first of the places with its name. */
const PLACES_MAX = 20;

interface Preview {
  readonly title: string;
  readonly description: string;
}

const APP: Preview = {
  title: 'Rotadaş',
  description: 'Yol arkadaşı, taksi, kurye ve yük taşıyanları canlı haritada bul.',
};
const ROUTE = 'Bu yola çıkanları canlı haritada gör.';

/**
 * Previews of links to the web app (ogp.me). They show no text of a link, which anyone can write:
 * only names of the place list, and nothing about people or their offers.
 */
export class LinkPreviews {
  private readonly rate = new LocalAddressRateLimit('address', PREVIEWS_PER_MINUTE);
  private readonly image: string;

  constructor(
    private readonly rpc: Pick<RpcClient, 'call'>,
    ownAddress: Pick<OwnAddress, 'absolute'>,
  ) {
    this.image = ownAddress.absolute('/icons/icon-512.png');
  }

  /** Whether a page gets tags: that of a route, which /kesfet names, or any for messengers. */
  appliesTo(url: string, userAgent = ''): boolean {
    return PREVIEWERS.test(userAgent) || !endsIn(url).includes(null);
  }

  /** `html` with the tags for the page at `url`, requested by `address`. */
  async addTo(html: string, url: string, address: string): Promise<string> {
    const tags = this.toTags(await this.find(endsIn(url), address));
    return html.replace('<title>', () => `${tags}<title>`);
  }

  private async find(ends: readonly (string | null)[], address: string): Promise<Preview> {
    if (ends.includes(null)) return APP;
    try {
      this.rate.consume(address);
      const names = await Promise.all(ends.map((end) => this.findName(end ?? '')));
      if (names.includes(null)) return APP;
      return { title: names.join(' → '), description: ROUTE };
    } catch (error) {
      if (error instanceof DomainError) return APP; // too many requests, or the places are unavailable
      throw error;
    }
  }

  /** Returns the name in the place list; null for a text that names no place of it. */
  private async findName(text: string): Promise<string | null> {
    const { name, point, id } = parsePlace(text) ?? NO_PLACE;
    const near = Coordinates.safeParse(point);
    if (id === null && near.success) return this.findNearest(near.data);
    const search = PlaceSearch.safeParse({
      q: name,
      limit: PLACES_MAX,
      ...(near.success && { near: near.data }),
    });
    if (!search.success) return null;
    const { places } = await this.rpc.call(matchingRpc.searchPlaces, search.data, PLACE_TIMEOUT_MS);
    const place = places.find((found) =>
      id === null ? found.kind === 'province' && found.name === name : found.id === id,
    );
    return place ? placeTitle(place) : null;
  }

  private async findNearest(point: Coordinates): Promise<string | null> {
    const { place } = await this.rpc.call(matchingRpc.nearestPlace, point, PLACE_TIMEOUT_MS);
    return place && `${place.name} yakını`;
  }

  private toTags({ title, description }: Preview): string {
    const properties = {
      'og:site_name': 'Rotadaş',
      'og:type': 'website',
      'og:locale': 'tr_TR',
      'og:title': title,
      'og:description': description,
      'og:image': this.image,
      'og:image:width': '512',
      'og:image:height': '512',
      'twitter:card': 'summary',
    };
    return Object.entries(properties)
      .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`)
      .join('');
  }
}

function endsIn(url: string): (string | null)[] {
  const query = new URLSearchParams(url.split('?')[1]);
  return [SEARCH_ADDRESS.from, SEARCH_ADDRESS.to].map((end) => query.get(end));
}

const NO_PLACE = { name: '', point: null, id: null };
