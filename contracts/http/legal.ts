import * as z from 'zod';
import { TermsVersion } from '../account/commands.js';
import { LegalChange, LegalMarkdown, LegalName } from '../installation/legal-text.js';
import { agreedTexts } from '../installation/legal-words.js';
import { VersionNumber } from '../installation/setting.js';
import { UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { call } from './call.js';
import { numeric, pageQuery, pagingShape, UserCard } from './shapes.js';

const AgreedName = z.enum(agreedTexts);

/** A version as readers tell it apart; number 0 is the text that comes with the product, which has no day. */
const ReadVersion = z.object({ number: VersionNumber, from: Day.nullable() });

/** A legal text in the caller's language. */
export const LegalTextShape = z.object({
  name: LegalName,
  ...ReadVersion.shape,
  /** Whether it holds now, is yet to, or held before (or never will). */
  holds: z.enum(['now', 'later', 'before']),
  /** Null: the text that comes with the product, which the client has. */
  markdown: z.string().nullable(),
  /** What is different from the version before. */
  change: z.string().nullable(),
  /** The last ones, the newest first; empty as long as the installation has no text of its own. */
  versions: z.array(ReadVersion),
});
export type LegalTextShape = z.infer<typeof LegalTextShape>;

/**
 * How somebody stands to terms and terms of use: `coming`, they agreed to what holds but not to what was announced;
 * `due`, new offers and requests wait until they agree.
 */
export const AgreementStatus = z.enum(['agreed', 'coming', 'due']);
export type AgreementStatus = z.infer<typeof AgreementStatus>;

export const AgreementShape = z.object({
  status: AgreementStatus,
  /** The stamp to agree to. */
  version: TermsVersion,
  agreed_at: Instant.nullable(),
  /** The texts that are others than what they agreed to. */
  changes: z.array(
    z.object({
      name: AgreedName,
      ...ReadVersion.shape,
      /** Null: nobody said, or an earlier version holds again. */
      change: z.string().nullable(),
      put_back: z.boolean(),
    }),
  ),
});
export type AgreementShape = z.infer<typeof AgreementShape>;

/** One version of a text for admins. */
export const LegalVersionShape = z.object({
  number: VersionNumber,
  from: Day,
  change: LegalChange.nullable(),
  /** The earlier version that was put back; 0: the text that comes with the product. */
  put_back: VersionNumber.nullable(),
  /** `user` is null while nobody can tell who it is, or once the account is gone. */
  by: z.object({ user_id: UserId, user: UserCard.nullable() }),
  at: Instant,
});
export type LegalVersionShape = z.infer<typeof LegalVersionShape>;

/** A legal text as it is, and how it came to that, the last version first. */
export const LegalSettingShape = z.object({
  name: LegalName,
  /** Of the last version; 0: nothing was ever written. */
  number: VersionNumber,
  /** Of the version that holds now. */
  in_force: VersionNumber,
  /** What the last version says; null: the text that comes with the product. */
  markdown: LegalMarkdown.nullable(),
  versions: z.array(LegalVersionShape),
  paging: z.object(pagingShape),
});
export type LegalSettingShape = z.infer<typeof LegalSettingShape>;

const after = VersionNumber.describe('The last version that the caller knows: another one since is refused.');

/** The legal texts of the installation, and who agreed to them. */
export const legalCalls = {
  legalText: call({
    method: 'GET',
    path: '/legal_text/{id}',
    access: 'anyone',
    evenClosed: true,
    id: LegalName,
    query: z.object({ version: numeric(VersionNumber.max(100_000)).optional() }),
    summary: 'A legal text: the version that holds, or an earlier or announced one',
    note: 'Markdown without HTML. Words in double braces stand for data of the operator, which `GET /reference` answers.',
    answer: LegalTextShape,
  }),
  termsAgreement: call({
    method: 'GET',
    path: '/terms_agreement',
    access: 'user',
    summary: 'Whether one has agreed to the terms as they are, and what changed since',
    answer: AgreementShape,
  }),
  agreeToTerms: call({
    method: 'PATCH',
    path: '/terms_agreement',
    access: 'user',
    whenSuspended: true,
    body: z.strictObject({ version: TermsVersion.describe('As the call before answered it.') }),
    summary: 'Agree to terms and terms of use as they are',
    answer: AgreementShape,
  }),
  legalSetting: call({
    method: 'GET',
    path: '/legal_setting/{id}',
    access: 'admin',
    id: LegalName,
    query: z.object(pageQuery),
    summary: 'A legal text of this installation, with its versions',
    answer: LegalSettingShape,
  }),
  legalVersion: call({
    method: 'GET',
    path: '/legal_version/{id}',
    access: 'admin',
    id: LegalName,
    query: z.object({ version: numeric(VersionNumber.min(1).max(100_000)) }),
    summary: 'What a version of a legal text says, in every language',
    answer: z.object({ number: VersionNumber, markdown: LegalMarkdown.nullable() }),
  }),
  changeLegalText: call({
    method: 'PATCH',
    path: '/legal_setting/{id}',
    access: 'admin',
    id: LegalName,
    body: z.strictObject({ markdown: LegalMarkdown, change: LegalChange, from: Day, after }),
    summary: 'Write a version of a legal text, in every language',
    note: 'It holds from the day `from` on, in place of any that was announced before.',
    answer: LegalSettingShape,
  }),
  putBackLegalText: call({
    method: 'PATCH',
    path: '/legal_put_back/{id}',
    access: 'admin',
    id: LegalName,
    body: z.strictObject({ number: VersionNumber, after }),
    summary: 'An earlier version of a legal text holds again, from today on',
    answer: LegalSettingShape,
  }),
} as const;
