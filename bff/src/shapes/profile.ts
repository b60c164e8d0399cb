import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { Profile } from '@lendring/contracts/account/profile.js';
import type { ProfileShape } from '@lendring/contracts/http/profile.js';
import { pictureUrl } from './picture.js';
import { ratingShape } from './user.js';

export type OwnProfile = Profile & Readonly<{ planId: string | null }>;

export const profileShape = (p: OwnProfile): Camel<ProfileShape> => ({
  ...p,
  registration: p.registeredAt,
  imageThumb: p.imageId ? pictureUrl(p.imageId, 128) : null,
  rating: ratingShape(p.rating),
  companyLegalhints: p.legalHints,
  companyHomepage: p.homepage,
  companyVatId: p.vatId,
});
