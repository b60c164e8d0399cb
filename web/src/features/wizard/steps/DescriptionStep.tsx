import { limits } from '@lendring/contracts/kernel/limits.js';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../ui/TextArea.js';
import { CountedField } from '../components/CountedField.js';
import { TagsField } from '../components/TagsField.js';
import { MetadataFields } from '../components/MetadataFields.js';
import { descriptionModel, type Description } from '../model/description.js';
import { metadataModel } from '../model/metadata.js';
import { StepFrame } from '../StepFrame.js';
import { useStepForm } from '../use-step-form.js';

export function DescriptionStep() {
  const { t } = useTranslation('wizard');
  const form = useStepForm({ description: descriptionModel, metadata: metadataModel });
  const {
    values: { description: values, metadata },
    errorAt,
  } = form;
  const change = (part: Partial<Description>) => form.change({ description: { ...values, ...part } });
  return (
    <StepFrame title={t('description.title')} intro={t('description.intro')} form={form}>
      <CountedField
        id="title"
        label={t('description.name')}
        hint={t('description.nameHint')}
        value={values.title}
        max={limits.title}
        error={errorAt('title')}
        onChange={(title) => change({ title })}
      />
      <CountedField
        id="short_description"
        label={t('description.short')}
        hint={t('description.shortHint')}
        optional
        value={values.short_description}
        max={limits.shortDescription}
        error={errorAt('short_description')}
        onChange={(short_description) => change({ short_description })}
      />
      <TextArea
        id="description"
        label={t('description.text')}
        hint={t('description.textHint')}
        rows={8}
        maxLength={limits.description}
        value={values.description}
        error={errorAt('description')}
        onChange={(event) => change({ description: event.target.value })}
      />
      <TagsField tags={values.tags} typed={values.tag} onChange={change} error={errorAt('tags')} />
      <MetadataFields rows={metadata} onChange={(rows) => form.change({ metadata: rows })} errorAt={errorAt} />
    </StepFrame>
  );
}
