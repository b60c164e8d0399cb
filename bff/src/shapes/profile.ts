import type { Profile } from '@lendring/contracts/account/queries.js';
import type { AddressShape, ProfileShape } from '@lendring/contracts/http/profile.js';
import type { Address } from '@lendring/contracts/kernel/place.js';
import { pictureUrl } from './picture.js';
import { ratingShape } from './user.js';

export const addressShape = ({ street, postalId, postal, city, cityId, cityUrl, country }: Address): AddressShape => ({
  street,
  postal_id: postalId,
  postal,
  city,
  city_id: cityId,
  city_url: cityUrl,
  country,
});

export type OwnProfile = Profile & Readonly<{ planId: string | null }>;

export const profileShape = (p: OwnProfile): ProfileShape => ({
  user_id: p.userId,
  email: p.email,
  email_verified: p.emailVerified,
  contact_email: p.contactEmail,
  phone: p.phone,
  nickname: p.nickname,
  lastname: p.lastname,
  firstname: p.firstname,
  commercial: p.commercial,
  company: p.company,
  registration: p.registeredAt,
  completed: p.completed,
  completed_commercial: p.completedCommercial,
  color: p.color,
  image_thumb: p.imageId ? pictureUrl(p.imageId, 128) : null,
  rating: ratingShape(p.rating),
  plan_id: p.planId,
  company_description: p.companyDescription,
  company_legalhints: p.legalHints,
  company_homepage: p.homepage,
  company_vat_id: p.vatId,
  address: p.address && addressShape(p.address),
  primary_place_id: p.primaryPlaceId,
  billing_address: p.billingAddress && addressShape(p.billingAddress),
  opening_hours: p.openingHours,
  privacy: { answer_time: p.privacy.answerTime, loans: p.privacy.loans, search_engines: p.privacy.searchEngines },
  search_start: {
    region: p.searchStart.region && {
      city_id: p.searchStart.region.cityId,
      city: p.searchStart.region.city,
      city_url: p.searchStart.region.cityUrl,
    },
    radius: p.searchStart.radius,
  },
  language: p.language,
});
