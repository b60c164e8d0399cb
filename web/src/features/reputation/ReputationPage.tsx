import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnBroughtShape } from '@lendring/contracts/http/reputation.js';
import { broughtQuery, reputationQuery } from '../../api/reputation.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText, isApiError } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { downloadText } from '../../lib/downloads/csv-file.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useForm } from '../../lib/forms/use-form.js';
import { BroughtRatings } from '../../parts/ratings/BroughtRatings.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { CopyText } from '../../ui/CopyText.js';
import { SendForm } from '../../ui/SendForm.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { TextArea } from '../../ui/TextArea.js';
import { ReputationView } from './CheckReputationPage.js';

export function ReputationPage() {
  const { t } = useTranslation('reputation');
  const { t: common } = useTranslation();
  const { data, error } = useQuery(reputationQuery(useApi()));
  if (!data)
    return error ? (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>{errorText(common, error)}</p>
        {isApiError(error, 404) && (
          <ButtonLink to="/account/profile" search={{ return: '/account/takeout#reputation' }}>
            {t('own.complete')}
          </ButtonLink>
        )}
      </div>
    ) : (
      <SkeletonText lines={6} />
    );
  return (
    <div className="flex max-w-[720px] flex-col gap-8">
      <section aria-labelledby="says">
        <h2 id="says" className="mb-3 text-h3">
          {t('own.says')}
        </h2>
        <ReputationView reputation={data} />
      </section>
      <section aria-labelledby="take">
        <h2 id="take" className="text-h3">
          {t('own.take')}
        </h2>
        <p className="mt-2">{t('own.text')}</p>
        <div className="mt-4 mb-4">
          <Button onClick={() => downloadText('lendring-reputation.jwt', 'application/vc+jwt', data.credential)}>
            {t('own.download')}
          </Button>
        </div>
        <CopyText value={data.credential} label={t('own.credential')} />
        <p className="mt-4">
          <Link to="/certificate" hash="reputation">
            {t('own.toCheck')}
          </Link>
        </p>
      </section>
    </div>
  );
}

export function BroughtSection() {
  const { t } = useTranslation('reputation');
  const id = useId();
  const { data, error } = useQuery(broughtQuery(useApi()));
  return (
    <section aria-labelledby={id} className="mt-10 flex max-w-[720px] flex-col gap-4">
      <h2 id={id} className="text-h3">
        {t('brought.title')}
      </h2>
      <p>{t('brought.text')}</p>
      {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={3} />)}
      {data && <BroughtList data={data} />}
      {data && data.trusted.length === 0 && <p className="text-muted">{t('brought.nobody')}</p>}
      {data && data.trusted.length > 0 && (
        <>
          <div>
            <p>{t('brought.trusted')}</p>
            <ul className="m-0 list-disc pl-5">
              {data.trusted.map((issuer) => (
                <li key={issuer} className="wrap-anywhere">
                  {issuer}
                </li>
              ))}
            </ul>
          </div>
          <BringForm />
        </>
      )}
    </section>
  );
}

function BroughtList({ data: { brought } }: Readonly<{ data: OwnBroughtShape }>) {
  const { t } = useTranslation('reputation');
  const api = useApi();
  const queries = useQueryClient();
  const remove = useAction({
    loud: true,
    send: (paperId: string, options) => api.delete('/brought_reputation/{id}', { id: paperId }, options),
    done: () => queries.invalidateQueries({ queryKey: broughtQuery(api).queryKey }),
    said: () => t('brought.removed'),
  });
  if (brought.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {brought.map((one) => (
        <li key={one.id}>
          <Card className="flex flex-col items-start gap-3">
            <BroughtRatings brought={one} />
            {!one.shown && <p className="text-small text-muted">{t('brought.hidden')}</p>}
            <Button
              small
              variant="ghost"
              busy={remove.busy && remove.input === one.id}
              aria-label={t('brought.removeOf', { issuer: one.issuer })}
              onClick={() => void remove.run(one.id)}
            >
              {t('brought.remove')}
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  );
}

const field = 'brought-credential';

function BringForm() {
  const { t } = useTranslation('reputation');
  const api = useApi();
  const queries = useQueryClient();
  const form = useForm({
    initial: { paper: '' },
    check: ({ paper }) => (paper.trim() === '' ? [{ id: field, text: t('check.missing') }] : []),
    send: async ({ paper }, options) => {
      queries.setQueryData(
        broughtQuery(api).queryKey,
        await api.post('/brought_reputation', { body: { credential: paper.trim() } }, options),
      );
      form.change({ paper: '' });
    },
    fieldOf: (path) => (path === 'credential' ? field : null),
  });
  return (
    <SendForm form={form} label={t('brought.title')} className="flex flex-col gap-4">
      <TextArea
        id={field}
        label={t('brought.label')}
        hint={t('brought.hint')}
        error={form.errorAt(field)}
        maxLength={8_000}
        rows={5}
        value={form.values.paper}
        onChange={(event) => form.change({ paper: event.target.value })}
      />
      <Button type="submit" busy={form.busy} className="self-start max-sm:w-full">
        {t('brought.do')}
      </Button>
    </SendForm>
  );
}
