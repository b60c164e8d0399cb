import type { Profile } from '@lendring/contracts/account/queries.js';
import type { ProfileShape } from '@lendring/contracts/http/profile.js';
import { pictureUrl } from './picture.js';
import { ratingShape } from './user.js';

export const profileShape = (p: Profile): ProfileShape => ({
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
  plan_id: null,
  company_description: p.companyDescription,
  company_legalhints: p.legalHints,
  company_homepage: p.homepage,
  address: p.address && {
    street: p.address.street,
    postal_id: p.address.postalId,
    postal: p.address.postal,
    city: p.address.city,
    city_id: p.address.cityId,
    city_url: p.address.cityUrl,
    country: p.address.country,
  },
  opening_hours: p.openingHours,
  language: p.language,
});
