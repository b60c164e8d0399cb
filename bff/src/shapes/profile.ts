import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { Profile } from '@lendring/contracts/account/queries.js';
import type { AddressShape, ProfileShape } from '@lendring/contracts/http/profile.js';
import type { Address } from '@lendring/contracts/kernel/place.js';
import { pictureUrl } from './picture.js';
import { ratingShape } from './user.js';

export const addressShape = ({
  street,
  postalId,
  postal,
  city,
  cityId,
  cityUrl,
  country,
}: Address): Camel<AddressShape> => ({ street, postalId, postal, city, cityId, cityUrl, country });

export type OwnProfile = Profile & Readonly<{ planId: string | null }>;

export const profileShape = (p: OwnProfile): Camel<ProfileShape> => ({
  userId: p.userId,
  email: p.email,
  emailVerified: p.emailVerified,
  contactEmail: p.contactEmail,
  phone: p.phone,
  nickname: p.nickname,
  lastname: p.lastname,
  firstname: p.firstname,
  commercial: p.commercial,
  company: p.company,
  registration: p.registeredAt,
  completed: p.completed,
  completedCommercial: p.completedCommercial,
  color: p.color,
  imageThumb: p.imageId ? pictureUrl(p.imageId, 128) : null,
  rating: ratingShape(p.rating),
  planId: p.planId,
  companyDescription: p.companyDescription,
  companyLegalhints: p.legalHints,
  companyHomepage: p.homepage,
  companyVatId: p.vatId,
  address: p.address && addressShape(p.address),
  primaryPlaceId: p.primaryPlaceId,
  billingAddress: p.billingAddress && addressShape(p.billingAddress),
  openingHours: p.openingHours,
  privacy: { answerTime: p.privacy.answerTime, loans: p.privacy.loans, searchEngines: p.privacy.searchEngines },
  searchStart: {
    region: p.searchStart.region && {
      cityId: p.searchStart.region.cityId,
      city: p.searchStart.region.city,
      cityUrl: p.searchStart.region.cityUrl,
    },
    radius: p.searchStart.radius,
  },
  language: p.language,
});
