import * as z from 'zod';
import { pastedPhone } from '../kernel/copied.js';
import { Email } from '../kernel/email.js';
import { radiusSteps } from '../rules/distance.js';
import { AutoTextId, ImageId, Locale, OfferId, PlaceId, UserId } from '../kernel/ids.js';
import { Address } from '../kernel/place.js';
import { Instant } from '../kernel/period.js';
import { limits } from '../kernel/limits.js';
import { line, paragraph } from '../kernel/text.js';
import { Role } from '../kernel/roles.js';
import { websiteOf } from '../rules/website.js';
import { AutoReplyWhen, AutoText, AutoTextTitle, OpeningHours } from './auto-reply.js';
import { Occasion, PeopleSearchKind } from './file.js';
import { PaperId } from './reputation.js';
import { TakeoutId } from './takeout.js';
import { PhoneCode, TypedPhone } from './phone.js';
import { nicknamePattern, phonePattern } from './patterns.js';
import { Certification, TraderFinding, TraderRegister } from './trader.js';

/** Letters, digits and `. _ -`; six characters at least (spec §5). */
export const Nickname = z
  .string()
  .trim()
  .min(limits.nicknameMin, 'nickname_short')
  .max(limits.nicknameMax, 'nickname_long')
  .regex(nicknamePattern, 'nickname_letters');

/** Stored as browsers write it, so that a repeat is the same; bounded as it is stored. */
export const Homepage = z
  .string()
  .max(limits.url)
  .refine((typed) => websiteOf(typed) !== null, 'website_address')
  .overwrite((typed) => websiteOf(typed) ?? typed)
  .max(limits.url)
  .meta({ format: 'uri' });
export const Phone = z.string().overwrite(pastedPhone).regex(phonePattern);
export const Colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** What others see of a person besides name, town and ratings, and whether search engines may list their profile. */
export const Privacy = z.strictObject({ answerTime: z.boolean(), loans: z.boolean(), searchEngines: z.boolean() });
export type Privacy = z.infer<typeof Privacy>;

/** A town as the place index knows it. */
const Town = z.strictObject({ city: z.string().max(100), cityId: z.string().max(40), cityUrl: z.string().max(120) });

/**
 * Where a search begins while no other place was chosen. `region` null: the town of the main address; `radius` in km,
 * null: the whole town.
 */
export const SearchStart = z.strictObject({ region: Town.nullable(), radius: z.literal(radiusSteps).nullable() });
export type SearchStart = z.infer<typeof SearchStart>;

export const ProfileChanges = z
  .strictObject({
    nickname: Nickname,
    firstname: line(limits.name),
    lastname: line(limits.name),
    /** Only the sign-in address: nobody else has confirmed that it is theirs. */
    contactEmail: Email,
    phone: Phone.nullable(),
    commercial: z.boolean(),
    color: Colour,
    address: Address,
    openingHours: OpeningHours.nullable(),
    /** One of the other places, where new offers begin; null: the main address. */
    primaryPlaceId: PlaceId.nullable(),
    billingAddress: Address.nullable(),
    privacy: Privacy,
    searchStart: SearchStart,
    /** Of mails and pushes. */
    language: Locale,
  })
  .partial();
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** The stamp of the texts that somebody agrees to, such as `2026-01` or `3+0`. */
export const TermsVersion = z.string().regex(/^[\w.+-]{1,20}$/);

/** As typed: with spaces, in any case. Of the European Union, its country in front. */
export const TypedVatId = z.string().trim().min(1).max(20);

export const CompanyChanges = z
  .strictObject({
    company: line(limits.company),
    description: paragraph(limits.companyDescription),
    legalHints: paragraph(limits.legalHints),
    homepage: Homepage.nullable(),
    /** For invoices to them. */
    vatId: TypedVatId.nullable(),
  })
  .partial();
export type CompanyChanges = z.infer<typeof CompanyChanges>;

/** Why somebody in a role did something to a person, for admins. */
export const StaffReason = paragraph(limits.reason, 1);

/** Commands act on the account of the context's user; `open` on the one it names (sign-in, system). */
export const accountCommands = {
  /** Opens the account at first sign-in, takes over a changed email later; nothing happens when all is so already. */
  open: z.strictObject({
    userId: UserId,
    email: Email,
    emailVerified: z.boolean(),
    /** What they agreed to by registering; absent: nobody knows. */
    terms: TermsVersion.optional(),
  }),
  /** Nothing happens where they agreed to it before. */
  agreeToTerms: z.strictObject({ version: TermsVersion }),
  changeProfile: z.strictObject({ changes: ProfileChanges }),
  changeCompany: z.strictObject({ changes: CompanyChanges }),
  changePicture: z.strictObject({ imageId: ImageId.nullable() }),
  /** Another address to lend from; nothing happens when the person has this one already. */
  addPlace: z.strictObject({ placeId: PlaceId, address: Address }),
  /** Offers that stand there move to the address of the profile. */
  removePlace: z.strictObject({ placeId: PlaceId }),
  keepOffers: z.strictObject({ offerIds: z.array(OfferId).min(1).max(100) }),
  dropOffer: z.strictObject({ offerId: OfferId }),
  /** Whoever is blocked hears nothing of it. */
  blockPerson: z.strictObject({ personId: UserId }),
  unblockPerson: z.strictObject({ personId: UserId }),
  /** A new text, or a known one written anew. */
  writeAutoText: z.strictObject({ textId: AutoTextId, title: AutoTextTitle, text: AutoText }),
  /** The text in use takes the automatic reply with it. */
  removeAutoText: z.strictObject({ textId: AutoTextId }),
  setAutoReply: z.strictObject({ when: AutoReplyWhen, textId: AutoTextId.nullable() }),
  /** Everything about oneself as a file; nothing happens while one is being made. */
  orderTakeout: z.strictObject({ takeoutId: TakeoutId }),
  /** System only: whoever builds says so first, so that nobody else does. */
  beginTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId }),
  /** System only: it did not work, and is not tried again. */
  failTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId }),
  advanceTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId, done: z.int(), total: z.int() }),
  finishTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId, size: z.int() }),
  /** System only: its file is gone, for its time is over or a newer one is there. */
  removeTakeout: z.strictObject({ userId: UserId, takeoutId: TakeoutId }),
  /** A code by SMS to this number; nothing happens where it was asked for just now, or is verified already. */
  askPhoneCode: z.strictObject({ number: TypedPhone }),
  verifyPhone: z.strictObject({ code: PhoneCode }),
  removePhone: z.strictObject({}),
  /** A signed reputation of another installation; a newer one takes the place of that installation's before. */
  bringReputation: z.strictObject({ jwt: z.string().max(8_000) }),
  removeBrought: z.strictObject({ paperId: PaperId }),
  /** For admins and the system: nobody gives themselves a right. Nothing happens where it is so already. */
  giveRole: z.strictObject({ userId: UserId, role: Role, reason: StaffReason }),
  /** The same; the last admin stays. */
  takeRole: z.strictObject({ userId: UserId, role: Role, reason: StaffReason }),
  /**
   * Not part of the history: the asker was here today. Numbers alone are kept of it (ADR 104); a day that has passed
   * changes no more.
   */
  noteActive: z.strictObject({}),
  /** For who looks after people: that they search them, and by what. Searching on is one search. */
  noteSearch: z.strictObject({ kind: PeopleSearchKind }),
  /** The same: that they look at one, and why. Reading on is one reading. */
  noteRead: z.strictObject({ userId: UserId, occasion: Occasion }),
  /** For who helps people to sign in: the log keeps that they did, and why. */
  noteSignOut: z.strictObject({ userId: UserId, reason: StaffReason }),
  noteConfirmation: z.strictObject({ reason: StaffReason }),
  /** For admins, once somebody asked for it: their account is deleted as by themselves. Who has a role loses it first. */
  erasePerson: z.strictObject({ userId: UserId, reason: StaffReason }),
  /** The asker's own, for ever; refused while something is lent or agreed, and for the last admin. */
  deleteAccount: z.strictObject({}),
  /** The asker's own: their register, and that they certify; the rest stands in their profile. */
  giveTraderDetails: z.strictObject({ register: TraderRegister.nullable(), certification: Certification }),
  /** For who checks traders. `seen`: what they looked at; refused where it has changed since. */
  checkTrader: z.strictObject({ userId: UserId, seen: Instant, finding: TraderFinding }),
  /** System only: a service holds nothing of a deleted person any more. */
  confirmErasure: z.strictObject({ userId: UserId, by: z.string().max(40) }),
} as const;
