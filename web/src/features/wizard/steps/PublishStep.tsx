import { useTranslation } from 'react-i18next';
import { CheckList } from '../components/CheckList.js';
import { ProfileNeeded } from '../components/ProfileNeeded.js';
import { Published } from '../components/Published.js';
import { TilePreview } from '../components/TilePreview.js';
import { StepFrame } from '../StepFrame.js';
import { usePublish } from '../use-publish.js';
import { useWizard } from '../wizard-context.js';

export function PublishStep() {
  const { offer } = useWizard();
  return offer.status === 'draft' ? <Check /> : <Published />;
}

function Check() {
  const { t } = useTranslation('wizard');
  const form = usePublish();
  return (
    <StepFrame title={t('check.title')} intro={t('check.intro')} form={form}>
      {form.gap && <ProfileNeeded gap={form.gap} />}
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_260px]">
        <CheckList />
        <TilePreview />
      </div>
    </StepFrame>
  );
}
