import type { PublicProfile } from '@lendring/contracts/account/queries.js';
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

const card = (p: PublicProfile): UserCard => ({
  user_id: p.userId,
  nickname: p.nickname,
  color: p.color,
  image_thumb: p.imageId ? pictureUrl(p.imageId, 128) : null,
  commercial: p.commercial,
  company: p.commercial ? p.company : null,
  city: p.city,
  registration: p.registeredAt,
  rating: ratingShape({
    sum: p.ratingAsVendor.sum + p.ratingAsCreator.sum,
    count: p.ratingAsVendor.count + p.ratingAsCreator.count,
  }),
  lent_count: p.lentCount,
  answer_minutes: p.answerMinutes,
  verified: p.verified,
});

export const userCard = (p: PublicProfile, locale: Locale): UserCard => ({
  ...card(p),
  ...(p.former && { former: true as const, nickname: inLanguage(formerMember, locale) }),
});

export const publicProfileShape = (
  p: PublicProfile,
  borrowed: number | null,
): Omit<PublicProfileShape, 'brought' | 'trader'> => ({
  ...card(p),
  company_description: p.commercial ? p.companyDescription : null,
  company_legalhints: p.commercial ? p.legalHints : null,
  company_homepage: p.commercial ? p.homepage : null,
  opening_hours: p.openingHours,
  rating_as_vendor: ratingShape(p.ratingAsVendor),
  rating_as_creator: ratingShape(p.ratingAsCreator),
  borrowed_count: p.lentCount === null ? null : borrowed,
  search_engines: p.searchEngines,
});
