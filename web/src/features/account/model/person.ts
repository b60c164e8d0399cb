import { pastedPhone } from '@lendring/contracts/kernel/copied.js';
import { nicknamePattern, phonePattern } from '@lendring/contracts/account/patterns.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Organisation } from '@lendring/contracts/account/organisations.js';
import type { ProfilePatch } from '@lendring/contracts/http/profile.js';
import type { Profile } from '../../../lib/session/session.js';
import {
  addressBody,
  addressFieldId,
  type AddressValues,
  placeOf,
  type PlaceValue,
} from '../../../lib/places/place.js';

export type Kind = 'private' | Organisation;
export type PersonValues = Readonly<{ nickname: string; firstname: string; lastname: string; kind: Kind }>;
export type ContactValues = Readonly<{ phone: string }>;

export type PersonProblem =
  | 'nicknameMissing'
  | 'nicknameShort'
  | 'nicknameLetters'
  | 'firstnameMissing'
  | 'lastnameMissing'
  | 'phone';
/** `id` is the element id of the field; `problem` is a translation key. */
export type WrongAt = Readonly<{ id: string; problem: PersonProblem }>;

export const personOf = ({ nickname, firstname, lastname, organisation }: Profile): PersonValues => ({
  nickname: nickname ?? '',
  firstname: firstname ?? '',
  lastname: lastname ?? '',
  kind: organisation ?? 'private',
});
export const contactOf = ({ phone }: Profile): ContactValues => ({ phone: phone ?? '' });
export const addressOf = ({ address }: Profile): AddressValues => ({
  street: address?.street ?? '',
  place: placeOf(address),
});

export const nicknameProblem = (typed: string): PersonProblem | null => {
  const nickname = typed.trim();
  if (nickname === '') return 'nicknameMissing';
  if (nickname.length < limits.nicknameMin) return 'nicknameShort';
  return nicknamePattern.test(nickname) ? null : 'nicknameLetters';
};

const at = (id: string, problem: PersonProblem | false | null): readonly WrongAt[] =>
  problem ? [{ id, problem }] : [];

export const wrongPerson = ({ nickname, firstname, lastname }: PersonValues): readonly WrongAt[] => [
  ...at('nickname', nicknameProblem(nickname)),
  ...at('firstname', !firstname.trim() && 'firstnameMissing'),
  ...at('lastname', !lastname.trim() && 'lastnameMissing'),
];
export const wrongContact = ({ phone }: ContactValues): readonly WrongAt[] => [
  ...at('phone', pastedPhone(phone) !== '' && !phonePattern.test(pastedPhone(phone)) && 'phone'),
];

export const personPatch = ({ nickname, firstname, lastname, kind }: PersonValues): ProfilePatch => ({
  nickname: nickname.trim(),
  firstname: firstname.trim(),
  lastname: lastname.trim(),
  organisation: kind === 'private' ? null : kind,
});
export const contactPatch = ({ phone }: ContactValues): ProfilePatch => ({ phone: pastedPhone(phone) || null });
export const addressPatch = (values: AddressValues): ProfilePatch => ({ address: addressBody(values) });

export const fieldId = (path: string, place?: PlaceValue): string | null => {
  if (path === 'organisation') return 'kind';
  const [first = '', second] = path.split('.');
  if (first !== 'address') return ['nickname', 'firstname', 'lastname', 'phone'].includes(first) ? first : null;
  return addressFieldId(second, place);
};
