import type { Locale } from '../kernel/ids.js';
import { accountMessages } from './account-messages.js';
import { apiMessages } from './api-messages.js';
import { billingMessages } from './billing-messages.js';
import { fieldMessages, unknownField } from './field-messages.js';
import { groupMessages } from './group-messages.js';
import { identityMessages } from './identity-messages.js';
import { installationMessages } from './installation-messages.js';
import { moderationMessages } from './moderation-messages.js';
import { notificationMessages } from './notification-messages.js';
import { offerMessages } from './offer-messages.js';
import { partnerMessages } from './partner-messages.js';
import { requestMessages } from './request-messages.js';
import { uploadMessages } from './upload-messages.js';
import type { Message } from './message.js';
import { fillIn, inLanguage, type Texts } from './text.js';

export type UploadCode = keyof typeof uploadMessages;

/** Maps codes to status and text (spec §5, §8). `{name}` is filled from the refusal's params. */
const table = {
  ...apiMessages,
  ...uploadMessages,
  ...accountMessages,
  ...identityMessages,
  ...offerMessages,
  ...requestMessages,
  ...groupMessages,
  ...billingMessages,
  ...partnerMessages,
  ...moderationMessages,
  ...installationMessages,
  ...notificationMessages,
};
export type Code = keyof typeof table;
export const messages: Readonly<Record<Code, Message>> = table;

export const nicknameAvailable: Texts = {
  de: 'Dieser Benutzername ist frei.',
  en: 'This username is available.',
  nl: 'Deze gebruikersnaam is vrij.',
};

export const isCode = (code: string): code is Code => Object.hasOwn(messages, code);

type Params = Readonly<Record<string, string | number>>;

export const statusOf = (code: Code): number => messages[code].status;

export const textOf = (code: Code, locale: Locale, params: Params = {}): string =>
  fillIn(inLanguage(messages[code].text, locale), params);

export const hasText = (code: string): boolean => Object.hasOwn(fieldMessages, code) || isCode(code);

/** Accepts refusal codes as well, so that a domain rule can be shown at its field. */
export const fieldText = (code: string, locale: Locale, params: Params = {}): string =>
  fillIn(inLanguage(fieldMessages[code] ?? (isCode(code) ? messages[code].text : unknownField), locale), params);
