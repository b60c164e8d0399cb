import type { ProfilePatch } from '@lendring/contracts/http/profile.js';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-client/api-context.js';
import { isApiError } from '../../lib/api-client/api-error.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useLocale } from '../../i18n/use-locale.js';
import { placeProblemText } from '../../lib/places/place-problem.js';
import { resolvePlace } from '../../api/places.js';
import { understoodPlace, wrongAddress, type AddressValues } from '../../lib/places/place.js';
import { useSessionStore } from '../../lib/session/session-context.js';
import { refusalOf, useForm, type Form } from '../../lib/forms/use-form.js';
import { fieldId, type WrongAt } from './model/person.js';
import { nicknameQuery } from '../../api/profile.js';

type Setup<Values> = Readonly<{
  initial: Values;
  check?: (values: Values) => readonly WrongAt[];
  patch: (values: Values) => ProfilePatch;
  onSaved: (values: Values) => void;
  address?: (values: Values) => AddressValues;
  /** Whether the address requires a street; defaults to true. */
  needsStreet?: (values: Values) => boolean;
}>;

/** Form for a part of the profile; refreshes the session after saving, which updates the whole page. */
export const useProfileForm = <Values extends object>({
  initial,
  check,
  patch,
  onSaved,
  address,
  needsStreet,
}: Setup<Values>): Form<Values> => {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const words = useAnyText();
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const store = useSessionStore();
  /** Reuses the cached result of the field's availability check. */
  const taken = (values: Values) => {
    const known =
      'nickname' in values && typeof values.nickname === 'string'
        ? queries.getQueryData(nicknameQuery(api, values.nickname.trim()).queryKey)
        : undefined;
    return known && !known.available ? [{ id: 'nickname', text: known.text }] : [];
  };
  const form = useForm<Values>({
    initial,
    check: (values) => {
      const own = (check?.(values) ?? []).map(({ id, problem }) => ({ id, text: t(`problem.${problem}`) }));
      const where = address ? wrongAddress(address(values), needsStreet?.(values)) : [];
      return [
        ...(own.some(({ id }) => id === 'nickname') ? [] : taken(values)),
        ...own,
        ...where.map(({ id, problem }) => ({ id, text: words(`address:problem.${problem}`) })),
      ];
    },
    send: async (typed) => {
      let values = typed;
      const { place } = address?.(typed) ?? {};
      if (place && !place.town) {
        const meant = await resolvePlace(queries, api, place.typed);
        const found = understoodPlace(meant, place.typed);
        // No place matched: the address may be abroad, so list the supported countries.
        const nowhere = meant?.places.length === 0 ? ` ${words('address:countries')}` : '';
        if (!found)
          return {
            problems: [{ id: 'place', text: `${placeProblemText(words, locale, place.typed, meant)}${nowhere}` }],
          };
        values = { ...typed, place: found };
        form.change(values);
        if (found.postal === '')
          return { problems: [{ id: 'place-postal', text: words('address:problem.postalMissing') }] };
      }
      try {
        await api.patch('/profile', { body: patch(values) });
      } catch (error) {
        if (isApiError(error) && error.code.startsWith('nickname_'))
          return { problems: [{ id: 'nickname', text: error.message }] };
        return refusalOf(common, error, (path) => fieldId(path, address?.(values).place));
      }
      await store.refresh();
      onSaved(values);
      return undefined;
    },
  });
  return form;
};
