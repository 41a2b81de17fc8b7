import { boundedText } from '../primitives/text.js';

/** Media types that can be uploaded. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const PHOTO_UPLOAD_BYTES_MAX = 5 * 1_024 * 1_024;

/** Bytes of a stored photo: its base64 has room in a NATS message of 1 MB. */
export const PHOTO_BYTES_MAX = 512 * 1_024;

export const STORED_PHOTO_TYPE = 'image/webp';

/** Hash of the content, so that the address of a photo changes with it. */
export const PhotoHash = boundedText(22).regex(/^[\w-]{22}$/);

/** What `profileImage` is for an uploaded photo. */
export const PhotoPath = boundedText(60).regex(/^\/api\/users\/\d+\/photo\/[\w-]{22}$/);

export const photoPath = (userId: number, hash: string): string => `/api/users/${userId}/photo/${hash}`;
