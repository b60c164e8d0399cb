import type { ProfilePatch } from '@lendring/contracts/http/profile.js';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.js';
import { isApiError } from '../../lib/api-error.js';
import { useSessionStore } from '../../lib/session-context.js';
import { refusalOf, useForm, type Form } from '../../lib/use-form.js';
import { fieldId, type WrongAt } from './model/person.js';
import type { PlaceValue } from './model/place.js';

type Setup<Values> = Readonly<{ initial: Values; check: (values: Values) => readonly WrongAt[]; patch: (values: Values) => ProfilePatch; onSaved: (values: Values) => void; place?: (values: Values) => PlaceValue }>;

/** A part of the own profile: checked, saved, and then seen by the whole page. */
export const useProfileForm = <Values extends object>({ initial, check, patch, onSaved, place }: Setup<Values>): Form<Values> => {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const api = useApi();
  const store = useSessionStore();
  return useForm<Values>({
    initial,
    check: (values) => check(values).map(({ id, problem }) => ({ id, text: t(`problem.${problem}`) })),
    send: async (values) => {
      try {
        await api.patch('/profile', { body: patch(values) });
      } catch (error) {
        if (isApiError(error) && error.code === 'nickname_taken') return { problems: [{ id: 'nickname', text: error.message }] };
        return refusalOf(common, error, (path) => fieldId(path, place?.(values)));
      }
      await store.refresh();
      onSaved(values);
      return undefined;
    },
  });
};
