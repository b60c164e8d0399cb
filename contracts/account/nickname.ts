import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { nicknamePattern } from './patterns.js';

/** Letters, digits and `. _ -`; minimum length six (spec §5). */
export const Nickname = z
  .string()
  .trim()
  .min(limits.nicknameMin, 'nickname_short')
  .max(limits.nicknameMax, 'nickname_long')
  .regex(nicknamePattern, 'nickname_letters');

const event = eventsWith({ userId: UserId });

export const nicknameEvents = [event('NicknameChosen', { nickname: z.string().nullable() })] as const;

export const NicknameEvent = z.discriminatedUnion('type', [event('NicknameReserved', {}), event('NicknameFreed', {})]);
export type NicknameEvent = z.infer<typeof NicknameEvent>;

export const nicknamePersonal: PersonalFields<z.infer<(typeof nicknameEvents)[number]>> = {
  NicknameChosen: { subject: 'userId', fields: ['nickname'] },
};

export const NicknameProblem = z.enum([
  'nickname_short',
  'nickname_long',
  'nickname_letters',
  'nickname_reserved',
  'nickname_address',
  'nickname_taken',
]);
export type NicknameProblem = z.infer<typeof NicknameProblem>;

export const nicknameQueries = {
  /** Reason why the caller cannot take the nickname; null when it is free or already the caller's own. */
  nicknameProblem: { question: z.strictObject({ nickname: z.string().max(60) }), answer: NicknameProblem.nullable() },
} as const;

export const nicknameRefusals = {
  nickname_taken: m(
    409,
    'Dieser Benutzername ist schon vergeben.',
    'This username is already taken.',
    'Deze gebruikersnaam is al bezet.',
  ),
  nickname_reserved: m(
    409,
    'Dieser Benutzername ist reserviert. Wähl einen anderen.',
    'This username is reserved. Choose another one.',
    'Deze gebruikersnaam is gereserveerd. Kies een andere.',
  ),
  nickname_address: m(
    422,
    'Dieser Benutzername sieht aus wie die Adresse einer Website. Wähl einen anderen.',
    'This username looks like the address of a website. Choose another one.',
    'Deze gebruikersnaam lijkt op het adres van een website. Kies een andere.',
  ),
};
