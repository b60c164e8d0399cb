import type { Setting } from '@lendring/contracts/installation/setting.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import { useTranslation } from 'react-i18next';
import { bannerLook } from '../../parts/installation/banner-look.js';
import { localeCodes, locales } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { staffMoment } from '../../lib/dates/staff-time.js';
import { OperatorCard } from '../../parts/installation/OperatorCard.js';
import { BrandPreview } from './BrandPreview.js';
import { planFacts, settingFacts, type Facts } from './setting-facts.js';

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
