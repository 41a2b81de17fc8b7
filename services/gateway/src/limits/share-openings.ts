import { Injectable } from '@nestjs/common';
import { LocalAddressRateLimit } from './local-address-rate-limit.js';

/** Openings and followings of shared trips; phones of a mobile network can share an address. */
const PER_MINUTE = 300;

/** The calls and the frames of an address count together. */
@Injectable()
export class ShareOpenings extends LocalAddressRateLimit {
  constructor() {
    super('share-openings', PER_MINUTE);
  }
}
