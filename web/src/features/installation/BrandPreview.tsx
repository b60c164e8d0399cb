import type { Brand } from '@lendring/contracts/installation/brand.js';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { useTranslation } from 'react-i18next';
import { LogoPicture } from './LogoPicture.js';

/** Background, and the share of accent colour in headings, for light and dark theme (see `seo/branded.ts`). */
const looks = [
  { ground: '#fff', part: '75%', ink: '#000' },
  { ground: '#14191b', part: '28%', ink: '#fff' },
] as const;

export function BrandPreview({
  brand: { name, logo, accent },
  picture = null,
}: Readonly<{ brand: Brand; picture?: string | null }>) {
  const { t } = useTranslation('backoffice');
  const colour = accent ?? '#007a7e';
  return (
    <div className="flex flex-col gap-3">
      {looks.map(({ ground, part, ink }) => (
        <div
          key={ground}
          style={{ background: ground }}
          className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-4"
        >
          <span
            style={{ color: `color-mix(in oklab, ${colour} ${part}, ${ink})` }}
            className="inline-flex min-w-0 items-center gap-2 font-head text-h2 wrap-anywhere"
          >
            <LogoPicture logo={logo} picture={picture} className="size-8 shrink-0" />
            {name ?? BUILT_IN_NAME}
          </span>
          <span style={{ background: colour }} className="rounded-full px-4 py-2 font-bold text-white">
            {t('settings.brand.sample')}
          </span>
        </div>
      ))}
    </div>
  );
}
