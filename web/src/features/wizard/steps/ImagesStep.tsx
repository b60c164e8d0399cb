import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { UnreadablePicture } from '../../../lib/pictures/resize-picture.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { cx } from '../../../ui/cx.js';
import { StepFrame } from '../StepFrame.js';
import { PictureList } from '../components/PictureList.js';
import { PicturePicker } from '../components/PicturePicker.js';
import { firstPart, type StepModel } from '../../../parts/conditions/form.js';
import type { Upload, Uploads } from '../upload/uploads.js';
import { useStepForm } from '../use-step-form.js';
import { useWizard } from '../wizard-context.js';

/** Progress from 0 to 1: preparation accounts for a tenth, sending for eight tenths, the server for the rest. */
const partOf = ({ stage, part }: Upload): number =>
  stage === 'sending' ? 0.1 + part * 0.8 : stage === 'finishing' ? 0.95 : stage === 'preparing' ? 0.05 : 0;

function UploadList({ uploads }: Readonly<{ uploads: Uploads }>) {
  const { t } = useTranslation('wizard');
  const words = useAnyText();
  const list = useSyncExternalStore(uploads.subscribe, uploads.get);
  const failed = list.filter((one) => one.stage === 'failed').length;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {list.length > failed
          ? t('images.uploading', { count: list.length - failed })
          : failed > 0
            ? t('images.failed', { count: failed })
            : ''}
      </p>
      {list.length > 0 && (
        <ul className="flex flex-col gap-2.5">
          {list.map((one) => {
            const part = partOf(one);
            return (
              <li
                key={one.id}
                className={cx(
                  'flex items-center gap-x-4 rounded-md border p-3',
                  one.stage === 'failed' && 'max-sm:flex-wrap',
                  one.stage === 'failed' ? 'border-rose-ink bg-rose' : 'border-line',
                )}
              >
                <img
                  src={one.preview}
                  alt=""
                  width={56}
                  height={42}
                  className="h-[42px] w-14 shrink-0 rounded-sm bg-mist object-cover"
                  onError={(event) => {
                    event.currentTarget.style.visibility = 'hidden';
                  }}
                />
                <div className="min-w-0 flex-1 max-sm:basis-1/2">
                  <p className="truncate text-base font-semibold">{one.name}</p>
                  {one.stage === 'failed' ? (
                    <p className="text-small text-rose-ink">
                      {one.error instanceof UnreadablePicture ? t('images.unreadable') : errorText(words, one.error)}
                    </p>
                  ) : (
                    <div className="mt-1 flex items-center gap-3">
                      <div
                        role="progressbar"
                        aria-label={one.name}
                        aria-valuemin={0}
                        aria-valuemax={100}
                        aria-valuenow={Math.round(part * 100)}
                        className="h-1.5 flex-1 overflow-hidden rounded-full bg-mist"
                      >
                        <div
                          className="h-full rounded-full bg-teal transition-[width]"
                          style={{ width: `${part * 100}%` }}
                        />
                      </div>
                      <span className="w-32 text-right max-sm:w-28 text-fine whitespace-nowrap text-muted">
                        {one.stage === 'sending'
                          ? t('images.stage.sending', { percent: number(Math.round(one.part * 100)) })
                          : t(`images.stage.${one.stage}`)}
                      </span>
                    </div>
                  )}
                </div>
                {one.stage === 'failed' && !(one.error instanceof UnreadablePicture) && (
                  <Button variant="quiet" small onClick={() => uploads.retry(one.id)}>
                    <Icon icon={RotateCw} size={17} />
                    {t('images.retry')}
                  </Button>
                )}
                {one.stage !== 'finishing' && (
                  <IconButton
                    icon={X}
                    label={t(one.stage === 'failed' ? 'images.dismiss' : 'images.cancel', { name: one.name })}
                    onClick={() => uploads.cancel(one.id)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** Pictures are saved individually, so the step only requires one. `count`: uploaded and uploading pictures. */
const imagesModel = (count: number): StepModel<true> => ({
  from: () => true,
  patch: () => ({}),
  problems: () => (count > 0 ? [] : [{ id: 'pictures', key: 'image' }]),
  fieldId: firstPart,
});

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
