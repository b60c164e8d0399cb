import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingShape } from '@lendring/contracts/http/installation.js';
import type { Brand } from '@lendring/contracts/installation/brand.js';
import { contrastWithWhite, ENOUGH_CONTRAST } from '@lendring/contracts/installation/contrast.js';
import { installationLimits as limits } from '@lendring/contracts/installation/limits.js';
import type { ImageId } from '@lendring/contracts/kernel/ids.js';
import { exactNumber } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useForm } from '../../lib/forms/use-form.js';
import { uploadPicture } from '../../lib/pictures/upload-picture.js';
import { UnsavedGuard } from '../../parts/backoffice/UnsavedGuard.js';
import { PictureChooser } from '../../ui/PictureChooser.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextField } from '../../ui/TextField.js';
import { BrandPreview, LogoPicture } from './setting-values.js';
import { PublishDraft, useChange } from './publish.js';

type BrandLogoProps = Readonly<{
  logo: Brand['logo'];
  fresh: string | null;
  onChange: (logo: Brand['logo'], picture: string | null) => void;
}>;

/** Logo field. The logo is uploaded at once, but goes live only with the published version that references it. */
function BrandLogo({ logo, fresh, onChange }: BrandLogoProps) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  useEffect(() => () => void (fresh && URL.revokeObjectURL(fresh)), [fresh]);
  return (
    <PictureChooser
      asPart
      id="logo"
      words={{
        title: t('settings.brand.logo'),
        text: t('settings.brand.logoHint'),
        choose: t('settings.brand.choose'),
        other: t('settings.brand.other'),
        remove: t('settings.brand.remove'),
        removeTitle: t('settings.brand.removeTitle'),
        removeText: t('settings.brand.removeText'),
        unreadable: t('settings.brand.unreadable'),
        stage: {
          preparing: t('settings.brand.stage.preparing'),
          sending: t('settings.brand.stage.sending'),
          finishing: t('settings.brand.stage.finishing'),
        },
      }}
      shown={<LogoPicture logo={logo} picture={fresh} className="size-16" />}
      has={logo !== null}
      upload={(file, report, signal) =>
        uploadPicture(
          file,
          {
            prepare: (body) => api.post('/brand_logo', { body }, { signal }),
            activate: async (imageId) => onChange(imageId as ImageId, URL.createObjectURL(file)),
            square: true,
          },
          report,
          signal,
        )
      }
      remove={async () => onChange(null, null)}
    />
  );
}

type BrandDraft = Readonly<{ name: string; accent: string; logo: Brand['logo']; reason: string }>;

/** Normalises a hex colour; null if invalid. Accepts a missing `#`, capitals and the three-digit form. */
export const accentIn = (text: string): string | null => {
  const hex = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(hex)) return `#${hex}`;
  return /^[0-9a-f]{3}$/.test(hex) ? `#${hex.replaceAll(/./g, '$&$&')}` : null;
};

export const brandOf = ({ name, accent, logo }: BrandDraft): Brand => ({
  name: name.trim() || null,
  logo,
  accent: accentIn(accent),
});

type Props = Readonly<{ shown: SettingShape; brand: Brand; onChanged: (now: SettingShape) => void }>;

export function BrandForm({ shown, brand, onChanged }: Props) {
  const { t } = useTranslation('backoffice');
  // Object URL of a logo just uploaded, which has no public URL yet.
  const [fresh, setFresh] = useState<string | null>(null);
  const send = useChange({ shown, idOf: (path) => (path === 'name' || path === 'accent' ? path : null), onChanged });
  const form = useForm<BrandDraft>({
    initial: { name: brand.name ?? '', accent: brand.accent ?? '', logo: brand.logo, reason: '' },
    check: ({ name, accent, reason }) => {
      const [length, colour] = [name.trim().length, accentIn(accent)];
      return [
        ...(length > 0 && length < limits.brandNameLeast
          ? [{ id: 'name', text: t('settings.problem.brandName') }]
          : []),
        ...(/[<>{}]/.test(name) ? [{ id: 'name', text: t('settings.problem.brandSigns') }] : []),
        ...(accent.trim() !== '' && colour === null
          ? [{ id: 'accent', text: t('settings.problem.colour') }]
          : colour !== null && contrastWithWhite(colour) < ENOUGH_CONTRAST
            ? [{ id: 'accent', text: t('settings.problem.contrast') }]
            : []),
        ...(reason.trim() === '' ? [{ id: 'reason', text: t('settings.problem.reason') }] : []),
      ];
    },
    send: (values, options) => send({ part: 'brand', value: brandOf(values) }, options, values.reason),
  });
  const { values, errorAt, change } = form;
  const draft = brandOf(values);
  const ratio = draft.accent === null ? null : contrastWithWhite(draft.accent);
  return (
    <div className="grid gap-x-8 gap-y-6 @4xl:grid-cols-[minmax(0,1fr)_320px]">
      <SendForm form={form} label={t('settings.parts.brand')} className="flex max-w-[640px] flex-col gap-5">
        <UnsavedGuard form={form} />
        <TextField
          id="name"
          label={t('settings.brand.name')}
          hint={t('settings.brand.nameHint')}
          optional
          value={values.name}
          maxLength={limits.brandName}
          error={errorAt('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <div className="flex items-end gap-3">
          <TextField
            id="accent"
            className="min-w-0 flex-1"
            label={t('settings.brand.accent')}
            hint={t('settings.brand.accentHint')}
            optional
            value={values.accent}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            error={errorAt('accent')}
            onChange={(event) => change({ accent: event.target.value })}
          />
          <input
            type="color"
            aria-label={t('settings.brand.pick')}
            className="h-12 w-14 shrink-0 rounded-sm border border-edge bg-paper p-1"
            value={draft.accent ?? '#007a7e'}
            onChange={(event) => change({ accent: event.target.value })}
          />
        </div>
        <p role="status" className="-mt-3 min-h-6 text-small text-muted">
          {ratio !== null &&
            t(ratio < ENOUGH_CONTRAST ? 'settings.brand.ratioLow' : 'settings.brand.ratio', {
              ratio: exactNumber(ratio, 2),
            })}
        </p>
        <BrandLogo
          logo={values.logo}
          fresh={fresh}
          onChange={(logo, picture) => (setFresh(picture), change({ logo }))}
        />
        <PublishDraft
          before={shown.setting}
          draft={{ part: 'brand', value: draft }}
          reason={values.reason}
          error={errorAt('reason')}
          busy={form.busy}
          onReason={(text) => change({ reason: text })}
        />
      </SendForm>
      <section aria-labelledby="preview">
        <h2 id="preview" className="mb-3 text-h3">
          {t('settings.preview')}
        </h2>
        <BrandPreview brand={draft} picture={fresh} />
      </section>
    </div>
  );
}
