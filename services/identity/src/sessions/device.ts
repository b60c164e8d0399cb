import type { DeviceName } from '@lendring/contracts/identity/device.js';
import Bowser from 'bowser';

const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));
const kinds = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' } as const;

/** As long as browsers say of themselves; more is somebody who tries things out. */
const LONGEST = 500;

export const unknownDevice: DeviceName = { browser: null, system: null, kind: null };

const known = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null;

/**
 * A device in plain words, by the `User-Agent` of its browser. Only names from the library's own lists: whoever signs in
 * chooses that text, and its owner reads it.
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
