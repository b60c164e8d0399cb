import { useTranslation } from 'react-i18next';
import type { Brand } from '@lendring/contracts/installation/brand.js';
import type { Setting } from '@lendring/contracts/installation/settings.js';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import { localeCodes, locales } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { staffMoment } from '../../lib/dates/moment.js';
import { OperatorCard } from '../../parts/installation/OperatorCard.js';
import { bannerLook } from '../../parts/installation/banner-look.js';
import { cx } from '../../ui/cx.js';
import { type Facts, planFacts, settingDifference, settingFacts } from './setting-facts.js';

type Props = Readonly<{ logo: Brand['logo']; picture?: string | null; className: string }>;

/**
 * Logo, or the product's default icon.
 * @param picture URL of a logo that is not saved yet
 */
export function LogoPicture({ logo, picture = null, className }: Props) {
  const src = picture ?? (logo === null ? '/icon.svg' : `/media/${logo}/128.webp`);
  return <img src={src} alt="" className={cx('rounded-sm object-cover', className)} />;
}

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

export function SettingDifference({ before, setting }: Readonly<{ before: Setting; setting: Setting }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const lines = settingDifference(settingFacts(t, before, locale), settingFacts(t, setting, locale));
  if (lines.length === 0) return <p className="text-muted">{t('settings.same')}</p>;
  return (
    <ul className="flex flex-col gap-2 text-base">
      {lines.map((line) => (
        <li key={line.label} className="wrap-anywhere">
          <span className="font-semibold">{line.label}</span>:{' '}
          {line.before !== '' && (
            <del className="bg-rose px-1 text-rose-ink">
              <span className="sr-only">{`${t('settings.was')}: `}</span>
              {line.before}
            </del>
          )}{' '}
          {line.after !== '' && (
            <ins className="bg-leaf px-1 text-leaf-ink no-underline">
              <span className="sr-only">{`${t('settings.becomes')}: `}</span>
              {line.after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}

function FactList({ facts }: Readonly<{ facts: Facts }>) {
  return (
    <ul className="list-disc pl-5">
      {facts.map(([label, value]) => (
        <li key={label} className="wrap-anywhere">
          {label}: {value}
        </li>
      ))}
    </ul>
  );
}

export function SettingValue({ setting }: Readonly<{ setting: Setting }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  if (setting.value === null) return <p>{t(`settings.none.${setting.part}`)}</p>;
  if (setting.part === 'operator') return <OperatorCard operator={setting.value} />;
  if (setting.part === 'brand') return <BrandPreview brand={setting.value} />;
  if (setting.part === 'plans')
    return (
      <ul className="flex flex-col gap-3">
        {setting.value.map((plan) => (
          <li key={plan.planId}>
            <p className="font-bold wrap-anywhere">{inLanguage(plan.title, locale)}</p>
            <FactList facts={planFacts(t, plan)} />
          </li>
        ))}
      </ul>
    );
  if (setting.part === 'features' || setting.part === 'opening' || setting.part === 'issuer')
    return <FactList facts={settingFacts(t, setting, locale)} />;
  const { texts, level, from, until } = setting.value;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-small text-muted">
        {t('settings.banner.period', { from: staffMoment(from, locale), until: staffMoment(until, locale) })}
      </p>
      {localeCodes.map((code) => (
        <p key={code} lang={locales[code].iso} className={bannerLook(level)}>
          {texts[code]}
        </p>
      ))}
    </div>
  );
}
