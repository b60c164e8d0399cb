import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-context.js';
import { ApiError } from '../../lib/api-error.js';
import { errorText } from '../../lib/error-text.js';
import { useSession, useSessionStore } from '../../lib/session-context.js';
import { useIntentionKeys } from '../../lib/use-intention-keys.js';
import type { FieldProblem } from '../../ui/ErrorSummary.js';
import { checkId } from './components/CheckList.js';
import { missingSteps, stepOfRefusal } from './model/steps.js';
import type { StepForm } from './use-step-form.js';
import { useWizard } from './wizard-context.js';

/** What of the owner is still missing before anything of theirs can be public (spec §5). */
export type ProfileGap = 'profile' | 'company' | null;
export const profileNeededId = 'profile-needed';

/** Publishing as the form of the last step. */
export const usePublish = (): Pick<StepForm<null>, 'summary' | 'submit' | 'busy' | 'discard' | 'dirty'> &
  Readonly<{ gap: ProfileGap }> => {
  const { t } = useTranslation('wizard');
  const words = useAnyText();
  const api = useApi();
  const session = useSession();
  const store = useSessionStore();
  const keys = useIntentionKeys();
  const { offer, saver, uploads, setOffer } = useWizard();
  const [summary, setSummary] = useState<StepForm<null>['summary']>({ attempt: 0, problems: [] });
  const [busy, setBusy] = useState(false);
  const going = useSyncExternalStore(uploads.subscribe, uploads.get).some((one) => one.stage !== 'failed');
  const gap: ProfileGap =
    session.status !== 'in'
      ? null
      : !session.profile.completed
        ? 'profile'
        : session.profile.commercial && !session.profile.completed_commercial
          ? 'company'
          : null;

  // Perhaps it was completed in another tab since this one asked.
  useEffect(() => {
    if (gap) void store.refresh();
  }, [gap, store]);

  const stop = (problems: readonly FieldProblem[], text?: string) => {
    setSummary((last) => ({ attempt: last.attempt + 1, problems, text }));
    return false;
  };
  const submit = async (): Promise<boolean> => {
    const missing: FieldProblem[] = missingSteps(offer).map((step) => ({
      id: checkId(step),
      text: t(`missing.${step}`),
    }));
    if (going) missing.push({ id: checkId('images'), text: t('check.uploading') });
    if (gap) missing.push({ id: profileNeededId, text: t(`profile.${gap}.needed`) });
    if (missing.length > 0) return stop(missing);
    setBusy(true);
    try {
      await saver.flush();
      setOffer(
        await api.patch(
          '/offer_publish/{id}',
          { id: offer.offer_id, body: {} },
          { idempotencyKey: keys.of(offer.offer_id) },
        ),
      );
      keys.end();
      return true;
    } catch (error) {
      if (error instanceof ApiError && (error.code === 'profile_incomplete' || error.code === 'legal_hints_needed'))
        void store.refresh();
      const step = error instanceof ApiError ? stepOfRefusal[error.code] : undefined;
      return step ? stop([{ id: checkId(step), text: errorText(words, error) }]) : stop([], errorText(words, error));
    } finally {
      setBusy(false);
    }
  };
  return { summary, submit, busy, discard: () => {}, dirty: false, gap };
};
