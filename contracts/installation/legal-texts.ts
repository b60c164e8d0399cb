import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Day, Instant } from '../kernel/period.js';
import type { Schema } from '../kernel/schema.js';
import { line, paragraph } from '../kernel/text.js';
import { installationLimits as limits } from './limits.js';
import { VersionNumber } from './version.js';

export const LegalName = z.enum(['terms', 'terms_of_use', 'privacy', 'imprint']);
export type LegalName = z.infer<typeof LegalName>;

const inAll = <Shape extends Schema>(text: Shape) => z.strictObject({ de: text, en: text, nl: text });

export const LegalMarkdown = inAll(paragraph(limits.legalText, 1));
export type LegalMarkdown = z.infer<typeof LegalMarkdown>;

/** Summary of the changes, for users who agreed to the previous version. */
export const LegalChange = inAll(line(limits.legalChange));
export type LegalChange = z.infer<typeof LegalChange>;

export const legalTextsCommands = {
  changeLegalText: z.strictObject({
    name: LegalName,
    markdown: LegalMarkdown,
    change: LegalChange,
    from: Day,
    after: VersionNumber,
  }),
  /** Restores an earlier version of a legal text, in force from today. */
  putBackLegalText: z.strictObject({ name: LegalName, number: VersionNumber, after: VersionNumber }),
} as const;

/**
 * Version of a legal text, without its content. `from`: first day in force. `text`: number of the first version with
 * the same content, so that agreements also count for a restored version; 0 is the built-in text.
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

/** Stream `legaltext-<name>`: versions of one legal text (ADR 97). */
export const LegalTextEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('LegalTextChanged'),
    data: z.strictObject({
      name: LegalName,
      number: VersionNumber,
      /** Number of the first version with the same text; 0 is the built-in text. */
      text: VersionNumber,
      markdown: LegalMarkdown.nullable(),
      change: LegalChange.nullable(),
      from: Day,
      putBack: VersionNumber.nullable(),
      by: UserId,
      at: Instant,
    }),
  }),
]);
export type LegalTextEvent = z.infer<typeof LegalTextEvent>;

export const legalTextsQueries = {
  /**
   * Legal text in one version, public even before it is in force; null when the version does not exist. `markdown` is
   * null for the built-in text.
   */
  legalText: {
    question: z.strictObject({ name: LegalName, number: VersionNumber }),
    answer: LegalVersion.extend({ markdown: LegalMarkdown.nullable() }).nullable(),
  },
  /** Versions of a legal text, public, newest first. `by` is for admins only, and null for other callers. */
  legalVersions: {
    question: z.strictObject({ name: LegalName, paging: Paging }),
    answer: pageOf(LegalVersion.extend({ by: UserId.nullable() })),
  },
} as const;

export const legalTextsRefusals = {
  legal_text_far: m(
    400,
    'Ein Text kann höchstens {days} Tage im Voraus angekündigt werden.',
    'A text can be announced {days} days ahead at most.',
    'Een tekst kan hoogstens {days} dagen vooruit worden aangekondigd.',
  ),
  legal_text_past: m(
    400,
    'Der Text kann frühestens ab heute gelten.',
    'The text can apply from today at the earliest.',
    'De tekst kan op zijn vroegst vanaf vandaag gelden.',
  ),
  legal_text_placeholder: m(
    400,
    'Für {word} in doppelten geschweiften Klammern gibt es nichts einzusetzen.',
    'There’s nothing to replace {word} in double braces with.',
    'Voor {word} tussen dubbele accolades is er niets om in te vullen.',
  ),
  legal_text_slow: m(
    400,
    'Dieser Text lässt sich nicht schnell genug anzeigen. Meist sind es zu viele Sterne, Unterstriche oder Klammern ohne Gegenstück: Nimm sie heraus.',
    'This text can’t be displayed fast enough. Usually there are too many asterisks, underscores or brackets without a counterpart: take them out.',
    'Deze tekst kan niet snel genoeg worden getoond. Meestal zijn er te veel sterretjes, underscores of haken zonder tegenhanger: haal ze weg.',
  ),
};
