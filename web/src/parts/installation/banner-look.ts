import type { Banner } from '@lendring/contracts/installation/settings.js';

const grounds: Readonly<Record<Banner['level'], string>> = {
  notice: 'bg-sand text-ink',
  urgent: 'bg-alarm text-white',
};

export const bannerLook = (level: Banner['level']): string =>
  `px-4 py-2.5 text-center text-base font-semibold wrap-anywhere print:hidden ${grounds[level]}`;
