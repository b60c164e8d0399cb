import * as z from 'zod';
import { StaffReason } from '../kernel/staff-reason.js';
import { Colour } from '../kernel/colour.js';
import { pastedPhone } from '../kernel/copied.js';
import { Email } from '../kernel/email.js';
import { radiusSteps } from '../rules/distance.js';
import { AutoTextId, ImageId, Locale, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { Address } from '../kernel/place.js';
import { Instant } from '../kernel/period.js';
import { limits } from '../kernel/limits.js';
import { line, paragraph } from '../kernel/text.js';
import { Role } from '../kernel/roles.js';
import { websiteOf } from '../kernel/website.js';
import { AutoReplyWhen, AutoText, AutoTextTitle, OpeningHours } from './auto-reply.js';
import { Occasion, PeopleSearchKind } from './file.js';
import { PaperId } from './reputation.js';
import { TakeoutId } from './takeout.js';
import { PhoneCode, TypedPhone } from './phone.js';
import { nicknamePattern, phonePattern } from './patterns.js';
import { Certification, TraderFinding, TraderRegister } from './trader.js';

/** Letters, digits and `. _ -`; at least six characters (spec §5). */
export const Nickname = z
  .string()
  .trim()
  .min(limits.nicknameMin, 'nickname_short')
  .max(limits.nicknameMax, 'nickname_long')
  .regex(nicknamePattern, 'nickname_letters');

/**
 * Normalised as browsers write URLs, so that repeats compare equal; the length limit applies to the normalised form.
 */
export const Homepage = z
  .string()
  .max(limits.url)
  .refine((typed) => websiteOf(typed) !== null, 'website_address')
  .overwrite((typed) => websiteOf(typed) ?? typed)
  .max(limits.url)
  .meta({ format: 'uri' });
export const Phone = z.string().overwrite(pastedPhone).regex(phonePattern);

export const Privacy = z.strictObject({ answerTime: z.boolean(), loans: z.boolean(), searchEngines: z.boolean() });
export type Privacy = z.infer<typeof Privacy>;

const Town = z.strictObject({ city: z.string().max(100), cityId: z.string().max(40), cityUrl: z.string().max(120) });

/** Default start of searches. `region` null: the town of the main address; `radius` in km, null: the whole town. */
export const SearchStart = z.strictObject({ region: Town.nullable(), radius: z.literal(radiusSteps).nullable() });
export type SearchStart = z.infer<typeof SearchStart>;

export const ProfileChanges = z
  .strictObject({
    nickname: Nickname,
    firstname: line(limits.name),
    lastname: line(limits.name),
    /** Only the sign-in address is accepted: its ownership is confirmed. */
    contactEmail: Email,
    phone: Phone.nullable(),
    commercial: z.boolean(),
    color: Colour,
    address: Address,
    openingHours: OpeningHours.nullable(),
    /** Default place for new offers; null: the main address. */
    primaryPlaceId: PlaceId.nullable(),
    billingAddress: Address.nullable(),
    privacy: Privacy,
    searchStart: SearchStart,
    language: Locale,
  })
  .partial();
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** Version of the agreed terms, such as `2026-01` or `3+0`. */
export const TermsVersion = z.string().regex(/^[\w.+-]{1,20}$/);

/** As typed: any case, spaces allowed. EU VAT ids begin with their country code. */
export const TypedVatId = z.string().trim().min(1).max(20);

export const CompanyChanges = z
  .strictObject({
    company: line(limits.company),
    description: paragraph(limits.companyDescription),
    legalHints: paragraph(limits.legalHints),
    homepage: Homepage.nullable(),
    vatId: TypedVatId.nullable(),
  })
  .partial();
export type CompanyChanges = z.infer<typeof CompanyChanges>;

/** Commands act on the account of the context's user; `open` acts on the account it names (sign-in and system only). */
export const accountCommands = {
  /** Opens the account at first sign-in; later calls only update a changed email address. */
  open: z.strictObject({ userId: UserId, email: Email, emailVerified: z.boolean(), terms: TermsVersion.optional() }),
  /** No-op when the user already agreed to this version. */
  agreeToTerms: z.strictObject({ version: TermsVersion }),
  changeProfile: z.strictObject({ changes: ProfileChanges }),
  changeCompany: z.strictObject({ changes: CompanyChanges }),
  changePicture: z.strictObject({ imageId: ImageId.nullable() }),
  /** Adds an address to lend from; no-op when the user already has it. */
  addPlace: z.strictObject({ placeId: PlaceId, address: Address }),
  /** Offers at this place move to the profile's main address. */
  removePlace: z.strictObject({ placeId: PlaceId }),
  keepOffers: z.strictObject({ offerIds: z.array(OfferId).min(1).max(100) }),
  dropOffer: z.strictObject({ offerId: OfferId }),
  blockPerson: z.strictObject({ personId: UserId }),
  unblockPerson: z.strictObject({ personId: UserId }),
  writeAutoText: z.strictObject({ textId: AutoTextId, title: AutoTextTitle, text: AutoText }),
  /** Removing the text in use also turns off the automatic reply. */
  removeAutoText: z.strictObject({ textId: AutoTextId }),
  setAutoReply: z.strictObject({ when: AutoReplyWhen, textId: AutoTextId.nullable() }),
  orderTakeout: z.strictObject({ takeoutId: TakeoutId }),
  beginTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId }),
  failTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId }),
  advanceTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId, done: z.int(), total: z.int() }),
  finishTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId, size: z.int() }),
  removeTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId }),
  /** Sends an SMS code to this number; no-op when one was requested moments ago or the number is already verified. */
  askPhoneCode: z.strictObject({ number: TypedPhone }),
  verifyPhone: z.strictObject({ code: PhoneCode }),
  removePhone: z.strictObject({}),
  /** Imports a signed reputation from another installation, replacing the previous one from the same installation. */
  bringReputation: z.strictObject({ jwt: z.string().max(8_000) }),
  removeBrought: z.strictObject({ paperId: PaperId }),
  /** Admins and system only: users cannot give themselves a role. No-op when the user already has it. */
  giveRole: z.strictObject({ userId: UserId, role: Role, reason: StaffReason }),
  /** Admins and system only; the last admin cannot be removed. */
  takeRole: z.strictObject({ userId: UserId, role: Role, reason: StaffReason }),
  /**
   * Marks the caller as active today. Not an event: only aggregate counts are kept (ADR 104), and past days do not
   * change.
   */
  noteActive: z.strictObject({}),
  noteSearch: z.strictObject({ kind: PeopleSearchKind }),
  noteRead: z.strictObject({ userId: UserId, occasion: Occasion }),
  noteSignOut: z.strictObject({ userId: UserId, reason: StaffReason }),
  noteConfirmation: z.strictObject({ reason: StaffReason }),
  /** Admins only: deletes an account at its owner's request. Refused while the owner holds a role. */
  erasePerson: z.strictObject({ userId: UserId, reason: StaffReason }),
  /** Deletes the caller's account permanently; refused while a loan is running or agreed, and for the last admin. */
  deleteAccount: z.strictObject({}),
  /** Sets the caller's register entry and self-certification; the other trader details come from the profile. */
  giveTraderDetails: z.strictObject({ register: TraderRegister.nullable(), certification: Certification }),
  /** For staff who check traders. `seen`: the version they reviewed; refused when it has changed since. */
  checkTrader: z.strictObject({ userId: UserId, seen: Instant, finding: TraderFinding }),
  confirmErasure: z.strictObject({ userId: UserId, by: z.string().max(40) }),
} as const;
