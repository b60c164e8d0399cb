import { builtInBrand, type Brand } from '@lendring/contracts/installation/brand.js';
import { allFeaturesOn, type Features } from '@lendring/contracts/installation/feature.js';
import type { LegalStates } from '@lendring/contracts/installation/legal-text.js';
import { agreedTexts } from '@lendring/contracts/installation/legal-words.js';
import { termsVersionNow, termsVersionsThatCount } from '@lendring/contracts/installation/terms-version.js';
import type { Banner, Operator } from '@lendring/contracts/installation/setting.js';
import { isOpen, type Opening } from '@lendring/contracts/installation/opening.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';

export type Settings = Readonly<{
  /** Who runs this installation now. */
  operator: () => Operator;
  /** Who runs it as long as nothing is set: what the environment says. */
  beginning: Operator;
  /** What stands above every page at this moment; null: nothing. */
  banner: () => Banner | null;
  /** What of the product is on, and what is off. */
  features: () => Features;
  /** How the product calls itself and looks. */
  brand: () => Brand;
  /** From when on everybody is let in, and the code of who comes before; null: it is open. */
  opening: () => Opening | null;
  /** How each legal text is: which version holds, and which will. */
  legal: () => LegalStates;
  /** The stamp of the texts that come with the product. */
  builtTerms: string;
  /** The stamp of what people agree to now. */
  termsVersion: () => string;
  /** Stamps that count as an agreement today. */
  countingTerms: () => readonly string[];
  /**
   * What somebody agreed to who has just confirmed their registration; null: it may have been another text, since one was
   * written while links of older registrations still work.
   */
  termsOfRegistration: () => string | null;
  /** Asks for them at once, as they are after a change. */
  read: (at: string, after: Position) => Promise<void>;
  /** Asks for them anew. */
  refresh: ClockPolicy;
}>;

const EVERY_MS = 2_000;
/** So long the link of a registration may be on its way to the first sign-in, and more. */
const REGISTERING_MS = 3 * 24 * 3_600_000;

const untouched = { inForce: null, next: null };

/** An operator of whom no more is known than the environment says. */
const fromEnvironment = (known: Config['operator']): Operator => ({
  ...known,
  phone: '',
  register: '',
  vat: '',
  responsible: '',
  authorities: '',
  users: '',
  languages: '',
});

/**
 * The settings of the installation, kept in memory: no page waits for them, and what was known holds while the service
 * is away (ADR 95).
 */
export const createSettings = ({
  doors: { installation },
  clock,
  operator,
  builtTerms,
}: Readonly<{
  doors: Pick<Doors, 'installation'>;
  clock: Clock;
  operator: Config['operator'];
  builtTerms: string;
}>): Settings => {
  const beginning = fromEnvironment(operator);
  let known: Readonly<{
    operator: Operator | null;
    banner: Banner | null;
    features: Features | null;
    brand: Brand | null;
    opening: Opening | null;
    legal: LegalStates;
  }> = {
    operator: null,
    banner: null,
    features: null,
    brand: null,
    opening: null,
    legal: { terms: untouched, terms_of_use: untouched, privacy: untouched, imprint: untouched },
  };
  const read = async (at: string, after?: Position): Promise<void> => {
    const context = { actor: { kind: 'system', name: 'settings' }, at, ...(after && { after }) } as const;
    known = await installation.queries.settings({}, context);
  };

  const termsVersion = () => termsVersionNow(known.legal, builtTerms);

  return {
    beginning,
    operator: () => known.operator ?? beginning,
    banner() {
      const now = Date.parse(clock.now());
      const { banner } = known;
      return banner && Date.parse(banner.from) <= now && now < Date.parse(banner.until) ? banner : null;
    },
    features: () => known.features ?? allFeaturesOn,
    brand: () => known.brand ?? builtInBrand,
    opening: () => (isOpen(known.opening, Date.parse(clock.now())) ? null : known.opening),
    legal: () => known.legal,
    builtTerms,
    termsVersion,
    countingTerms: () => termsVersionsThatCount(known.legal, builtTerms),
    termsOfRegistration() {
      const since = Date.parse(clock.now()) - REGISTERING_MS;
      const isFresh = agreedTexts.some((name) => {
        const { inForce, next } = known.legal[name];
        return [inForce, next].some(
          (one) => one !== null && Math.max(Date.parse(one.at), Date.parse(one.from)) > since,
        );
      });
      return isFresh ? null : termsVersion();
    },
    read,
    refresh: { name: 'settings', everyMs: EVERY_MS, tick: (at) => read(at) },
  };
};
