import { limits } from '@lendring/contracts/kernel/limits.js';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import { cx } from '../../../ui/cx.js';
import { TextField } from '../../../ui/TextField.js';
import { useDebounced } from '../../../ui/use-debounced.js';
import { nicknameProblem } from '../model/person.js';
import { nicknameQuery } from '../../../api/profile.js';
import { useQuery } from '../../../lib/api-client/use-query.js';

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
