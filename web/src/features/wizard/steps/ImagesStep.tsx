import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PicturePicker } from '../components/PicturePicker.js';
import { PictureList } from '../components/PictureList.js';
import { UploadList } from '../components/UploadList.js';
import { imagesModel } from '../model/images.js';
import { StepFrame } from '../StepFrame.js';
import { useStepForm } from '../use-step-form.js';
import { useWizard } from '../wizard-context.js';

/** Pictures are saved as soon as they are uploaded, for drafts and published offers alike. */
export function ImagesStep() {
  const { t } = useTranslation('wizard');
  const { offer, uploads, mode } = useWizard();
  const list = useSyncExternalStore(uploads.subscribe, uploads.get);
  const going = list.filter((one) => one.stage !== 'failed').length;
  const form = useStepForm({ images: imagesModel(offer.images.length + going) });
  return (
    <StepFrame title={t('images.title')} intro={t(mode === 'edit' ? 'images.introEdit' : 'images.intro')} form={form}>
      <PicturePicker
        uploads={uploads}
        count={offer.images.length + list.filter(({ stage }) => stage !== 'failed').length}
        error={form.errorAt('pictures')}
      />
      <UploadList uploads={uploads} />
      <PictureList />
    </StepFrame>
  );
}
