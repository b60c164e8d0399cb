import type { GroupLinkBody, InvitationShape } from '@lendring/contracts/http/group-invitations.js';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putInvitations } from '../../../api/groups.js';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { CopyText } from '../../../ui/CopyText.js';
import { later } from '../../../ui/later.js';
import { Select } from '../../../ui/Select.js';

const QrPicture = later(async () => (await import('../../../ui/QrPicture.js')).QrPicture);

const dayChoices = [1, 7, 30, 90];
const peopleChoices = [1, 5, 20, 100];

export function InvitationLink({ group, link }: Readonly<{ group: GroupShape; link: InvitationShape | null }>) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const [terms, setTerms] = useState<GroupLinkBody>({ days: null, uses: null });
  const [asking, setAsking] = useState(false);
  const make = useAction({
    send: (body: GroupLinkBody, options) => api.post('/group_link/{id}', { id: group.group_id, body }, options),
    done: (now) => {
      putInvitations(queries, group.group_id, now);
      setAsking(false);
    },
    loud: true,
  });
  const isOver = link !== null && (link.uses_left === 0 || link.url === null);
  return (
    <section aria-labelledby="link" className="flex flex-col gap-4">
      <h3 id="link" className="title">
        {t('link.title')}
      </h3>
      {link?.url && !isOver && (
        <>
          <CopyText label={t('link.address')} hint={t('link.hint')} value={link.url} />
          <QrPicture text={link.url} label={t('link.qr', { group: group.name })} />
        </>
      )}
      {link && (
        <p className="text-small text-muted">
          {[
            isOver
              ? t('link.over')
              : link.uses_left === null
                ? t('link.unlimited')
                : t('link.left', { count: link.uses_left }),
            link.expires_at && t('link.until', { day: day(link.expires_at.slice(0, 10), locale, 'year') }),
            link.used > 0 && t('link.used', { count: link.used }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        <Select
          id="link-days"
          label={t('link.days')}
          value={terms.days ?? ''}
          onChange={({ target }) => setTerms({ ...terms, days: target.value === '' ? null : Number(target.value) })}
          options={[
            { value: '', label: t('link.forever') },
            ...dayChoices.map((count) => ({ value: String(count), label: t('link.dayCount', { count }) })),
          ]}
        />
        <Select
          id="link-uses"
          label={t('link.uses')}
          value={terms.uses ?? ''}
          onChange={({ target }) => setTerms({ ...terms, uses: target.value === '' ? null : Number(target.value) })}
          options={[
            { value: '', label: t('link.anyNumber') },
            ...peopleChoices.map((count) => ({ value: String(count), label: t('link.people', { count }) })),
          ]}
        />
      </div>
      <div>
        <Button
          variant={link ? 'ghost' : 'soft'}
          busy={make.busy && !asking}
          onClick={() => (link ? setAsking(true) : void make.run(terms))}
        >
          {t(link ? 'link.reset' : 'link.make')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void make.run(terms)}
        busy={make.busy}
        title={t('link.resetTitle')}
        action={t('link.reset')}
      >
        <p>{t('link.resetText')}</p>
      </ConfirmDialog>
    </section>
  );
}
