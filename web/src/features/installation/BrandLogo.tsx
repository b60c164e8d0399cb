import type { Brand } from '@lendring/contracts/installation/brand.js';
import type { ImageId } from '@lendring/contracts/kernel/ids.js';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-client/api-context.js';
import { uploadPicture } from '../../lib/pictures/upload-picture.js';
import { PictureChooser } from '../../ui/PictureChooser.js';
import { LogoPicture } from './LogoPicture.js';

type Props = Readonly<{
  logo: Brand['logo'];
  fresh: string | null;
  onChange: (logo: Brand['logo'], picture: string | null) => void;
}>;

/** The logo is uploaded at once, but goes live only with the published version that references it. */
export function BrandLogo({ logo, fresh, onChange }: Props) {
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
