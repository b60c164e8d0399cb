import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { builtInBrand, type Brand } from '@lendring/contracts/installation/brand.js';
import { allFeaturesOn, type Features } from '@lendring/contracts/installation/feature.js';
import type { LegalStates } from '@lendring/contracts/installation/legal-texts.js';
import type { Banner, Operator } from '@lendring/contracts/installation/settings.js';
import { agreedTexts } from '@lendring/contracts/installation/legal-words.js';
import { termsVersionNow, termsVersionsThatCount } from '@lendring/contracts/installation/terms-version.js';
import { isOpen, type Opening } from '@lendring/contracts/installation/opening.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';

export type Settings = Readonly<{
  operator: () => Operator;
  beginning: Operator;
  banner: () => Banner | null;
  features: () => Features;
  brand: () => Brand;
  /** Scheduled opening and early-bird code; null when the installation is open. */
  opening: () => Opening | null;
  legal: () => LegalStates;
  builtTerms: string;
  termsVersion: () => string;
  /** Terms versions to which an agreement currently counts. */
  countingTerms: () => readonly string[];
  /**
   * Terms version for a registration confirmed now; null when the terms have changed while older registration links
   * are still valid.
   */
  termsOfRegistration: () => string | null;
  read: (at: string, after: Position) => Promise<void>;
  refresh: ClockPolicy;
}>;

const EVERY_MS = 2_000;
/** Maximum milliseconds from sending a registration link to the first sign-in, including a margin. */
const REGISTERING_MS = 3 * DAY_MS;

const untouched = { inForce: null, next: null };

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
 * Caches settings in memory, so that pages do not wait and the last known settings apply when the service is
 * unavailable (ADR 95).
 */
export const createSettings = ({
  apis: { installation },
  clock,
  operator,
  builtTerms,
}: Readonly<{
  apis: Pick<ServiceApis, 'installation'>;
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
    opening: () => (known.opening === null || isOpen(known.opening, Date.parse(clock.now())) ? null : known.opening),
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
