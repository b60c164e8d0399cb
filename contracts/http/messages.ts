import type { Locale } from '../kernel/ids.js';
import { accountRefusals } from '../account/refusals.js';
import { apiMessages } from '../texts/api-messages.js';
import { billingRefusals } from '../billing/refusals.js';
import { fieldMessages, unknownField } from '../texts/field-messages.js';
import { groupRefusals } from '../group/refusals.js';
import { identityRefusals } from '../identity/refusals.js';
import { installationRefusals } from '../installation/refusals.js';
import { moderationRefusals } from '../moderation/refusals.js';
import { notificationRefusals } from '../notification/refusals.js';
import { offerRefusals } from '../offer/refusals.js';
import { partnerRefusals } from '../partner/refusals.js';
import { requestRefusals } from '../request/refusals.js';
import { uploadMessages } from '../texts/upload-messages.js';
import type { Message } from '../kernel/message.js';
import { fillIn, inLanguage, type Texts } from '../kernel/texts.js';

export type UploadCode = keyof typeof uploadMessages;

/** Maps error codes to status and text (spec §5, §8). Params of the refusal replace placeholders such as `{name}`. */
const table = {
  ...apiMessages,
  ...uploadMessages,
  ...accountRefusals,
  ...identityRefusals,
  ...offerRefusals,
  ...requestRefusals,
  ...groupRefusals,
  ...billingRefusals,
  ...partnerRefusals,
  ...moderationRefusals,
  ...installationRefusals,
  ...notificationRefusals,
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

/**
 * Returns the text of a field error. Accepts refusal codes too, so that a violated domain rule can be displayed at
 * its field.
 */
export const fieldText = (code: string, locale: Locale, params: Params = {}): string =>
  fillIn(inLanguage(fieldMessages[code] ?? (isCode(code) ? messages[code].text : unknownField), locale), params);
