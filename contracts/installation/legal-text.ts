import * as z from 'zod';
import { Day, Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { installationLimits as limits } from './limits.js';
import { VersionNumber } from './setting.js';
import type { Schema } from '../kernel/schema.js';

export const LegalName = z.enum(['terms', 'terms_of_use', 'privacy', 'imprint']);
export type LegalName = z.infer<typeof LegalName>;

const inAll = <Shape extends Schema>(text: Shape) => z.strictObject({ de: text, en: text, nl: text });

export const LegalMarkdown = inAll(paragraph(limits.legalText, 1));
export type LegalMarkdown = z.infer<typeof LegalMarkdown>;

/** Summary of changes, for those who agreed to the previous version. */
export const LegalChange = inAll(line(limits.legalChange));
export type LegalChange = z.infer<typeof LegalChange>;

/**
 * Version of a text, without its content. `from`: first day in force. `text`: number of the first version with the same
 * content, so that agreements hold for a restored version; 0: the built-in text.
 */
export const LegalVersion = z.strictObject({
  number: VersionNumber,
  text: VersionNumber,
  from: Day,
  change: LegalChange.nullable(),
  putBack: VersionNumber.nullable(),
  at: Instant,
});
export type LegalVersion = z.infer<typeof LegalVersion>;

export const LegalState = z.strictObject({ inForce: LegalVersion.nullable(), next: LegalVersion.nullable() });
export type LegalState = z.infer<typeof LegalState>;

export const LegalStates = z.strictObject({
  terms: LegalState,
  terms_of_use: LegalState,
  privacy: LegalState,
  imprint: LegalState,
});
export type LegalStates = z.infer<typeof LegalStates>;
