import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { isApiError } from '../../lib/api-client/api-error.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { useSessionStore } from '../../lib/session/session-context.js';
import { ownTraderQuery } from '../../api/traders.js';
import { useForm } from '../../lib/forms/use-form.js';
import { checkId } from './components/CheckList.js';
import { missingSteps, stepOfRefusal } from './model/steps.js';
import { profileNeededId, useProfileGap, type ProfileGap } from './use-profile-gap.js';
import type { StepForm } from './use-step-form.js';
import { useWizard } from './wizard-context.js';

export const usePublish = (): Pick<StepForm<object>, 'summary' | 'submit' | 'busy' | 'discard' | 'dirty'> &
  Readonly<{ gap: ProfileGap }> => {
  const { t } = useTranslation('wizard');
  const words = useAnyText();
  const api = useApi();
  const store = useSessionStore();
  const { offer, saver, uploads, setOffer } = useWizard();
  const gap = useProfileGap();
  const going = useSyncExternalStore(uploads.subscribe, uploads.get).some((one) => one.stage !== 'failed');
  const queries = useQueryClient();
  const { summary, submit, busy } = useForm({
    initial: { id: offer.offer_id },
    check: () => [
      ...missingSteps(offer).map((step) => ({ id: checkId(step), text: t(`missing.${step}`) })),
      ...(going ? [{ id: checkId('images'), text: t('check.uploading') }] : []),
      ...(gap ? [{ id: profileNeededId, text: t(`profile.${gap}.needed`) }] : []),
    ],
    send: async ({ id }, options) => {
      try {
        await saver.flush();
        setOffer(await api.patch('/offer_publish/{id}', { id, body: {} }, options));
        return undefined;
      } catch (error) {
        if (isApiError(error) && (error.code === 'profile_incomplete' || error.code === 'legal_hints_needed'))
          void store.refresh();
        if (isApiError(error) && error.code === 'trader_details_needed')
          void queries.invalidateQueries({ queryKey: ownTraderQuery(api).queryKey });
        const step = isApiError(error) ? stepOfRefusal[error.code] : undefined;
        const text = errorText(words, error);
        return step ? { problems: [{ id: checkId(step), text }] } : { problems: [], text };
      }
    },
  });
  return { summary, submit: () => submit(), busy, discard: () => {}, dirty: false, gap };
};
