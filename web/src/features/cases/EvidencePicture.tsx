import type { PictureShape } from '@lendring/contracts/http/shapes.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/Picture.js';

type Props = Readonly<{ picture: PictureShape; alt: string; sizes: string }>;

/** Evidence picture; a text replaces the picture once the copy has been deleted. */
export function EvidencePicture({ picture, alt, sizes }: Props) {
  const { t } = useTranslation('backoffice');
  const [isGone, setGone] = useState(false);
  return isGone ? (
    <span className="grid aspect-4/3 place-items-center rounded-md bg-mist p-2 text-center text-small text-muted">
      {t('case.pictureGone')}
    </span>
  ) : (
    <span onErrorCapture={() => setGone(true)} className="block">
      <Picture picture={picture} alt={alt} sizes={sizes} />
    </span>
  );
}
