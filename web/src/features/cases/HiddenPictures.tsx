import type { CaseShape } from '@lendring/contracts/http/cases.js';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../lib/forms/use-form.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { EvidencePicture } from './EvidencePicture.js';
import { reportedPictures, type Values } from './verdict.js';

type Props = Readonly<{ one: CaseShape; form: Pick<Form<Values>, 'values' | 'change'> }>;

export function HiddenPictures({ one, form: { values, change } }: Props) {
  const { t } = useTranslation('backoffice');
  const pictures = reportedPictures(one);
  if (pictures.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1">{t('verdict.pictures')}</legend>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map((picture, index) => (
          <li key={picture.image_id} className="min-w-0">
            <EvidencePicture picture={picture} alt="" sizes="160px" />
            <Checkbox
              id={`picture-${picture.image_id}`}
              label={t('verdict.picture', { number: index + 1 })}
              checked={values.pictures.includes(picture.image_id)}
              onChange={({ target: { checked } }) =>
                change({
                  pictures: [
                    ...values.pictures.filter((id) => id !== picture.image_id),
                    ...(checked ? [picture.image_id] : []),
                  ],
                })
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
