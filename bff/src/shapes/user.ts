import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { PublicProfile } from '@lendring/contracts/account/profile.js';
import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { formerMember } from '@lendring/contracts/texts/farewell.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import { pictureUrl } from './picture.js';

type Stars = Readonly<{ sum: number; count: number }>;

export const ratingShape = ({ sum, count }: Stars) => ({
  average: count > 0 ? Math.round((sum / count) * 10) / 10 : null,
  count,
});

const card = (p: PublicProfile): Camel<UserCard> => ({
  ...p,
  imageThumb: p.imageId ? pictureUrl(p.imageId, 128) : null,
  company: p.commercial ? p.company : null,
  registration: p.registeredAt,
  rating: ratingShape({
    sum: p.ratingAsVendor.sum + p.ratingAsCreator.sum,
    count: p.ratingAsVendor.count + p.ratingAsCreator.count,
  }),
});

export const userCard = (p: PublicProfile, locale: Locale): Camel<UserCard> => ({
  ...card(p),
  ...(p.former && { former: true as const, nickname: inLanguage(formerMember, locale) }),
});

export const publicProfileShape = (
  p: PublicProfile,
  borrowed: number | null,
): Omit<Camel<PublicProfileShape>, 'brought' | 'trader' | 'openingExceptions'> => ({
  ...card(p),
  companyDescription: p.commercial ? p.companyDescription : null,
  companyLegalhints: p.commercial ? p.legalHints : null,
  companyHomepage: p.commercial ? p.homepage : null,
  openingHours: p.openingHours,
  ratingAsVendor: ratingShape(p.ratingAsVendor),
  ratingAsCreator: ratingShape(p.ratingAsCreator),
  borrowedCount: p.lentCount === null ? null : borrowed,
  searchEngines: p.searchEngines,
});
