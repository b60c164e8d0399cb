import * as z from 'zod';
import { Day, Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { installationLimits as limits } from './limits.js';
import { VersionNumber } from './setting.js';
import type { Schema } from '../kernel/schema.js';

/** The texts that an installation may replace by its own; each has a page. */
export const LegalName = z.enum(['terms', 'terms_of_use', 'privacy', 'imprint']);
export type LegalName = z.infer<typeof LegalName>;

const inAll = <Shape extends Schema>(text: Shape) => z.strictObject({ de: text, en: text, nl: text });

/** Markdown in every language: a version that lacks one is none. */
export const LegalMarkdown = inAll(paragraph(limits.legalText, 1));
export type LegalMarkdown = z.infer<typeof LegalMarkdown>;

/** What is different from the version before, in words for those who agreed to that. */
export const LegalChange = inAll(line(limits.legalChange));
export type LegalChange = z.infer<typeof LegalChange>;

/**
 * One version of a text, without what it says. `from`: the first day on which it holds. `text`: the number of the
 * version that says the same and was written first, so that a version that was put back is the text that people agreed to; 0:
 * the text that comes with the product.
 */
export const LegalVersion = z.strictObject({
  number: VersionNumber,
  text: VersionNumber,
  from: Day,
  /** Null: it was put back. */
  change: LegalChange.nullable(),
  putBack: VersionNumber.nullable(),
  at: Instant,
});
export type LegalVersion = z.infer<typeof LegalVersion>;

/** How a text is: what holds, and the last version where it is yet to hold; null: none was ever written. */
export const LegalState = z.strictObject({ inForce: LegalVersion.nullable(), next: LegalVersion.nullable() });
export type LegalState = z.infer<typeof LegalState>;

export const LegalStates = z.strictObject({
  terms: LegalState,
  terms_of_use: LegalState,
  privacy: LegalState,
  imprint: LegalState,
});
export type LegalStates = z.infer<typeof LegalStates>;
