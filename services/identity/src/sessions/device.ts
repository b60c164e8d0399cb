import type { DeviceName } from '@lendring/contracts/identity/device.js';
import Bowser from 'bowser';

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));
const kinds = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' } as const;

/** Maximum length, above any genuine `User-Agent`. */
const LONGEST = 500;

export const unknownDevice: DeviceName = { browser: null, system: null, kind: null };

const known = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/**
 * Device name from the `User-Agent`. Uses only names from the library's lists, because an attacker controls the header
 * and the owner reads the result.
 */
export const deviceOf = (userAgent: string): DeviceName => {
  if (userAgent === '' || userAgent.length > LONGEST) return unknownDevice;
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: known(browsers, browser.name),
    system: known(systems, os.name),
    kind: kinds[platform.type as keyof typeof kinds] ?? null,
  };
};
