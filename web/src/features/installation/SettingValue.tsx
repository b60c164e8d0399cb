import type { Setting } from '@lendring/contracts/installation/setting.js';
import { useTranslation } from 'react-i18next';
import { bannerLook } from '../../ui/banner-look.js';
import { localeCodes, locales } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { staffMoment } from '../../lib/staff-time.js';
import { OperatorCard } from '../../ui/OperatorCard.js';
import { BrandPreview } from './BrandPreview.js';
import { settingFacts } from './setting-facts.js';

/** What a version says, as everybody sees it. */
export function SettingValue({ setting }: Readonly<{ setting: Setting }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  if (setting.value === null) return <p>{t(`settings.none.${setting.part}`)}</p>;
  if (setting.part === 'operator') return <OperatorCard operator={setting.value} />;
  if (setting.part === 'brand') return <BrandPreview brand={setting.value} />;
  if (setting.part === 'features' || setting.part === 'opening' || setting.part === 'issuer')
    return (
      <ul className="list-disc pl-5">
        {settingFacts(t, setting, locale).map(([label, value]) => (
          <li key={label}>
            {label}: {value}
          </li>
        ))}
      </ul>
    );
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
