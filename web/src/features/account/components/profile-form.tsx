import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProfilePatch } from '@lendring/contracts/http/profile.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { ownAddressesChanged } from '../../../api/offer.js';
import { resolvePlace } from '../../../api/places.js';
import { nicknameQuery } from '../../../api/users.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { isApiError } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { type Form, refusalOf, useForm } from '../../../lib/forms/use-form.js';
import { placeProblemText } from '../../../lib/places/place-problem.js';
import { type AddressValues, understoodPlace, wrongAddress } from '../../../lib/places/place.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import type { Profile } from '../../../lib/session/session.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Card } from '../../../ui/Card.js';
import { TextField } from '../../../ui/TextField.js';
import { cx } from '../../../ui/cx.js';
import { useDebounced } from '../../../ui/use-typed-text.js';
import { fieldId, type Kind, nicknameProblem, type WrongAt } from '../model/person.js';

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
        // List the supported countries when no place matched, because the address may be abroad.
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
      if (address) void ownAddressesChanged(queries);
      onSaved(values);
      return undefined;
    },
  });
  return form;
};

export function PrivacyNote({ kind }: Readonly<{ kind: Kind }>) {
  const { t } = useTranslation('account');
  return (
    <Card ground="sand" as="section" aria-label={t('who.title')}>
      <h2 className="title">{t('who.title')}</h2>
      <p className="mt-1 text-base">{t(kind === 'private' ? 'who.private' : 'who.organisation')}</p>
    </Card>
  );
}

export function HowOthersSee({
  profile,
  nickname,
  town,
  kind,
}: Readonly<{ profile: Profile; nickname: string; town: string | undefined; kind: Kind }>) {
  const { t } = useTranslation('account');
  const shown = nickname.trim();
  return (
    <aside aria-label={t('overview.public')} className="@max-[800px]:hidden sticky top-24 low:static">
      <Card>
        <h2 className="title">{t('overview.public')}</h2>
        <div className="mt-4 flex items-center gap-3">
          <Avatar person={{ ...profile, nickname: shown || null }} size={52} />
          <div className="min-w-0">
            <p className="font-bold wrap-anywhere">{shown || t('nickname')}</p>
            <p className="text-base text-muted wrap-anywhere">
              {[town, t(`kind.${kind}`)].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
      </Card>
    </aside>
  );
}

type Props = Readonly<{
  value: string;
  onChange: (nickname: string) => void;
  error: string | undefined;
  own: string | null;
}>;

/** Public nickname; checks availability while the user types (spec §5). */
export function NicknameField({ value, onChange, error, own }: Props) {
  const { t } = useTranslation('account');
  const typed = value.trim();
  const settled = useDebounced(typed);
  const asked = nicknameProblem(settled) === null && settled.toLowerCase() !== own?.toLowerCase() ? settled : null;
  const { data } = useQuery(nicknameQuery(useApi(), asked));
  const known = data && asked === typed ? data : undefined;
  const missing = limits.nicknameMin - typed.length;
  return (
    <div>
      <TextField
        id="nickname"
        name="nickname"
        label={t('nickname')}
        hint={t('nicknameHint')}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="nickname"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={limits.nicknameMax}
        required
      />
      <p
        role="status"
        className={cx(
          'mt-1.5 text-small',
          own === null ? 'min-h-[21px]' : 'empty:hidden',
          known ? (known.available ? 'font-semibold text-leaf-ink' : 'font-semibold text-rose-ink') : 'text-muted',
          error && 'sr-only',
        )}
      >
        {known ? known.text : typed !== '' && missing > 0 ? t('nicknameLeft', { count: missing }) : ''}
      </p>
    </div>
  );
}
