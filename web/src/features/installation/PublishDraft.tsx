import type { Setting } from '@lendring/contracts/installation/setting.js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.js';
import { ReasonField } from './ReasonField.js';
import { SettingDifference } from './SettingDifference.js';

type Props = Readonly<{
  before: Setting;
  draft: Setting;
  reason: string;
  error: string | undefined;
  busy: boolean;
  onReason: (text: string) => void;
}>;

export function PublishDraft({ before, draft, reason, error, busy, onReason }: Props) {
  const { t } = useTranslation('backoffice');
  return (
    <>
      <section aria-labelledby="draft">
        <h2 id="draft" className="mb-3 text-h3">
          {t('settings.draft')}
        </h2>
        <SettingDifference before={before} setting={draft} />
      </section>
      <ReasonField value={reason} error={error} onChange={onReason} />
      <Button type="submit" busy={busy} className="max-sm:w-full sm:self-start">
        {t('settings.publish')}
      </Button>
    </>
  );
}
