import * as z from 'zod';
import { TermsVersion } from '../account/account.js';
import { LegalChange, LegalMarkdown, LegalName } from '../installation/legal-texts.js';
import { VersionNumber } from '../installation/version.js';
import { agreedTexts } from '../installation/legal-words.js';
import { Day, Instant } from '../kernel/period.js';
import { call } from './call.js';
import { numeric, pageQuery, pagedShape, person } from './shapes.js';

const AgreedName = z.enum(agreedTexts);

/** Version of a legal text. Number 0 is the built-in text, which has no date. */
const ReadVersion = z.object({ number: VersionNumber, from: Day.nullable() });

export const LegalTextShape = z.object({
  name: LegalName,
  ...ReadVersion.shape,
  holds: z.enum(['now', 'later', 'before']),
  markdown: z.string().nullable(),
  change: z.string().nullable(),
  versions: z.array(ReadVersion),
});
export type LegalTextShape = z.infer<typeof LegalTextShape>;

/**
 * Agreement of the caller to the terms. `coming`: agreed to the current terms but not to an announced version; `due`:
 * the caller cannot create offers and requests until agreeing.
 */
export const AgreementStatus = z.enum(['agreed', 'coming', 'due']);
export type AgreementStatus = z.infer<typeof AgreementStatus>;

export const AgreementShape = z.object({
  status: AgreementStatus,
  version: TermsVersion,
  agreed_at: Instant.nullable(),
  changes: z.array(
    z.object({ name: AgreedName, ...ReadVersion.shape, change: z.string().nullable(), put_back: z.boolean() }),
  ),
});
export type AgreementShape = z.infer<typeof AgreementShape>;

export const LegalVersionShape = z.object({
  number: VersionNumber,
  from: Day,
  change: LegalChange.nullable(),
  put_back: VersionNumber.nullable(),
  by: z.object(person),
  at: Instant,
});
export type LegalVersionShape = z.infer<typeof LegalVersionShape>;

export const LegalSettingShape = pagedShape({
  name: LegalName,
  number: VersionNumber,
  in_force: VersionNumber,
  markdown: LegalMarkdown.nullable(),
  versions: z.array(LegalVersionShape),
});
export type LegalSettingShape = z.infer<typeof LegalSettingShape>;

const after = VersionNumber.describe('The last version that the caller knows: another one since is refused.');

const oneText = { access: 'admin', id: LegalName } as const;

export const legalCalls = {
  legalText: call('GET /legal_text/{id}', {
    access: 'anyone',
    evenClosed: true,
    id: LegalName,
    query: z.object({ version: numeric(VersionNumber.max(100_000)).optional() }),
    summary: 'A legal text: the version that holds, or an earlier or announced one',
    note: 'Markdown without HTML. Words in double braces stand for data of the operator, which `GET /reference` answers.',
    answer: LegalTextShape,
  }),
  termsAgreement: call('GET /terms_agreement', {
    access: 'user',
    summary: 'Whether one has agreed to the terms as they are, and what changed since',
    answer: AgreementShape,
  }),
  agreeToTerms: call('PATCH /terms_agreement', {
    access: 'user',
    whenSuspended: true,
    body: z.strictObject({ version: TermsVersion.describe('As the call before answered it.') }),
    summary: 'Agree to terms and terms of use as they are',
    answer: AgreementShape,
  }),
  legalSetting: call('GET /legal_setting/{id}', {
    ...oneText,
    query: z.object(pageQuery),
    summary: 'A legal text of this installation, with its versions',
    answer: LegalSettingShape,
  }),
  legalVersion: call('GET /legal_version/{id}', {
    ...oneText,
    query: z.object({ version: numeric(VersionNumber.min(1).max(100_000)) }),
    summary: 'What a version of a legal text says, in every language',
    answer: z.object({ number: VersionNumber, markdown: LegalMarkdown.nullable() }),
  }),
  changeLegalText: call('PATCH /legal_setting/{id}', {
    ...oneText,
    body: z.strictObject({ markdown: LegalMarkdown, change: LegalChange, from: Day, after }),
    summary: 'Write a version of a legal text, in every language',
    note: 'It holds from the day `from` on, in place of any that was announced before.',
    answer: LegalSettingShape,
  }),
  putBackLegalText: call('PATCH /legal_put_back/{id}', {
    ...oneText,
    body: z.strictObject({ number: VersionNumber, after }),
    summary: 'An earlier version of a legal text holds again, from today on',
    answer: LegalSettingShape,
  }),
} as const;
