import type { Brand } from '@lendring/contracts/installation/brand.js';
import { BUILT_IN_NAME } from '@lendring/contracts/installation/brand-name.js';
import { useTranslation } from 'react-i18next';
import { LogoPicture } from './LogoPicture.js';

/** The head of a page and a button, in both looks. */
export function BrandPreview({
  brand: { name, logo, accent },
  picture = null,
}: Readonly<{ brand: Brand; picture?: string | null }>) {
  const { t } = useTranslation('backoffice');
  const colour = accent ?? '#007a7e';
  return (
    <div className="flex flex-col gap-3">
      {(['light', 'dark'] as const).map((look) => (
        <div
          key={look}
          style={{ colorScheme: look }}
          className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-paper p-4"
        >
          <span
            style={{
              color: `light-dark(color-mix(in oklab, ${colour} 75%, #000), color-mix(in oklab, ${colour} 28%, #fff))`,
            }}
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
