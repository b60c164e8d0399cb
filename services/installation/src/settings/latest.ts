import type { Opening } from '@lendring/contracts/installation/opening.js';
import type { Setting, SettingPart } from '@lendring/contracts/installation/settings.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { VersionDocument } from './projection.js';

/** The latest version of a part; undefined if the part was never set. */
export const latestIn =
  (versions: View<VersionDocument>) =>
  async (part: SettingPart): Promise<Setting | undefined> => {
    const [found] = await versions.find({ filter: { part }, sort: [['number', -1]], limit: 1 });
    return found?.setting;
  };

/** The opening date and access code; null if the installation is open. */
export const openingIn = (versions: View<VersionDocument>) => {
  const latest = latestIn(versions);
  return async (): Promise<Opening | null> => {
    const opening = await latest('opening');
    return opening?.part === 'opening' ? opening.value : null;
  };
};
