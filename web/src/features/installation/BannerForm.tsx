import type { SettingShape } from '@lendring/contracts/http/installation.js';
import { installationLimits as limits } from '@lendring/contracts/installation/limits.js';
import type { Banner } from '@lendring/contracts/installation/settings.js';
import { useTranslation } from 'react-i18next';
import { bannerLook } from '../../parts/installation/banner-look.js';
import { localeCodes, locales } from '../../i18n/locale.js';
import { useForm } from '../../lib/forms/use-form.js';
import { UnsavedGuard } from '../../parts/backoffice/UnsavedGuard.js';
import { Button } from '../../ui/Button.js';
import { SendForm } from '../../ui/SendForm.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';
import { instantAt, localTime } from './opening-draft.js';
import { useChange } from './publish.js';

type Values = Readonly<{ de: string; en: string; nl: string; level: Banner['level']; from: string; until: string }>;

const HOUR = 3_600_000;
const inHours = (hours: number): string => localTime(new Date(Date.now() + hours * HOUR).toISOString());

/** An expired banner prefills the form, except for its times. */
const valuesOf = (banner: Banner | null): Values => {
  const isOver = banner === null || Date.parse(banner.until) <= Date.now();
  return {
    ...(banner?.texts ?? { de: '', en: '', nl: '' }),
    level: banner?.level ?? 'notice',
    from: isOver ? inHours(0) : localTime(banner.from),
    until: isOver ? inHours(2) : localTime(banner.until),
  };
};

type Props = Readonly<{ shown: SettingShape; banner: Banner | null; onChanged: (now: SettingShape) => void }>;

export function BannerForm({ shown, banner, onChanged }: Props) {
  const { t } = useTranslation('backoffice');
  const send = useChange({ shown, idOf: (path) => path.replace('texts.', ''), onChanged });
  const form = useForm<Values>({
    initial: () => valuesOf(banner),
    check: (values) => {
      const [from, until] = [instantAt(values.from), instantAt(values.until)];
      return [
        ...localeCodes
          .filter((code) => values[code].trim() === '')
          .map((code) => ({
            id: code,
            text: t('settings.problem.text', { language: t(`settings.language.${code}`) }),
          })),
        ...(from === null ? [{ id: 'from', text: t('settings.problem.time') }] : []),
        ...(until === null ? [{ id: 'until', text: t('settings.problem.time') }] : []),
        ...(from !== null && until !== null && until <= from
          ? [{ id: 'until', text: t('settings.problem.order') }]
          : []),
      ];
    },
    send: async ({ de, en, nl, level, ...times }, options) => {
      const [from, until] = [instantAt(times.from), instantAt(times.until)];
      if (from === null || until === null) return undefined;
      const texts = { de: de.trim(), en: en.trim(), nl: nl.trim() };
      return send({ part: 'banner', value: { texts, level, from, until } }, options);
    },
  });
  const { values, errorAt, change } = form;
  return (
    <SendForm form={form} label={t('settings.parts.banner')} className="flex max-w-[640px] flex-col gap-5">
      <UnsavedGuard form={form} />
      {localeCodes.map((code) => (
        <TextArea
          key={code}
          id={code}
          rows={2}
          lang={locales[code].iso}
          label={t('settings.banner.text', { language: t(`settings.language.${code}`) })}
          value={values[code]}
          maxLength={limits.banner}
          error={errorAt(code)}
          onChange={(event) => change({ [code]: event.target.value.replaceAll('\n', ' ') })}
        />
      ))}
      <RadioCards
        id="level"
        legend={t('settings.banner.level')}
        className="grid-cols-1! sm:grid-cols-2!"
        value={values.level}
        onChange={(level) => change({ level })}
        options={(['notice', 'urgent'] as const).map((value) => ({
          value,
          label: t(`settings.banner.${value}`),
          detail: t(`settings.banner.${value}Detail`),
        }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            id={name}
            type="datetime-local"
            label={t(`settings.banner.${name}`)}
            value={values[name]}
            error={errorAt(name)}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
      </div>
      <p className="text-small text-muted">{t('settings.banner.zone')}</p>
      <section aria-labelledby="preview">
        <h2 id="preview" className="mb-3 text-h3">
          {t('settings.preview')}
        </h2>
        <div className="flex flex-col gap-2">
          {localeCodes.map((code) => (
            <p key={code} lang={locales[code].iso} className={bannerLook(values.level)}>
              {values[code].trim() || t('settings.banner.noText')}
            </p>
          ))}
        </div>
      </section>
      <Button type="submit" busy={form.busy} className="max-sm:w-full sm:self-start">
        {t('settings.banner.show')}
      </Button>
    </SendForm>
  );
}
