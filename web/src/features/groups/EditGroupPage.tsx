import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropGroup, myGroupQuery, putGroup } from '../../api/groups.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { uploadPicture } from '../../lib/pictures/upload-picture.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { PictureChooser } from '../../ui/PictureChooser.js';
import { toasts } from '../../ui/toasts.js';
import { GroupCrumbs, GroupPicture } from './components/group-identity.js';
import { GroupForm } from './GroupForm.js';
import { valuesOf } from './model.js';

export function EditGroupPage({ groupId }: Readonly<{ groupId: string }>) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: group } = useQuery(myGroupQuery(api, groupId));
  if (!group) return null;
  const params = { groupId };
  const leads = group.role === 'admin' || group.role === 'creator';
  const back = (
    <ButtonLink to="/group/$groupId" params={params} variant="quiet">
      {common('ui.cancel')}
    </ButtonLink>
  );
  return (
    <div className="wrap column pb-14">
      <GroupCrumbs group={group}>{t('edit.title')}</GroupCrumbs>
      <h1 className="mb-7 text-h1 wrap-anywhere">{t('edit.of', { group: group.name })}</h1>
      {leads ? (
        <div className="flex flex-col gap-12">
          <GroupForm
            label={t('edit.title')}
            action={t('edit.save')}
            initial={valuesOf(group)}
            save={async (body, options) => {
              await putGroup(queries, await api.patch('/group/{id}', { id: groupId, body }, options));
              toasts.show('success', t('edit.saved'));
              await navigate({ to: '/group/$groupId', params });
            }}
            cancel={back}
          />
          <GroupPictureSetting group={group} />
          {group.role === 'creator' && <Deleting group={group} />}
        </div>
      ) : (
        <p>{t('edit.adminsOnly')}</p>
      )}
    </div>
  );
}

function GroupPictureSetting({ group }: Readonly<{ group: GroupShape }>) {
  const { t } = useTranslation('groups');
  const api = useApi();
  const queries = useQueryClient();
  const id = group.group_id;
  const activate = async (image_id: string | null, signal?: AbortSignal) => {
    await putGroup(
      queries,
      await api.patch('/group_image/{id}', { id, body: { image_id } }, signal ? { signal } : undefined),
    );
    toasts.show('success', t('edit.saved'));
  };
  return (
    <PictureChooser
      id="group-picture"
      words={{
        title: t('picture.title'),
        text: t('picture.text'),
        choose: t('picture.choose'),
        other: t('picture.other'),
        remove: t('picture.remove'),
        removeTitle: t('picture.removeTitle'),
        removeText: t('picture.removeText'),
        unreadable: t('picture.unreadable'),
        stage: {
          preparing: t('picture.stage.preparing'),
          sending: t('picture.stage.sending'),
          finishing: t('picture.stage.finishing'),
        },
      }}
      shown={<GroupPicture group={group} className="w-40" />}
      has={group.image !== null}
      upload={(file, report, signal) =>
        uploadPicture(
          file,
          {
            prepare: (body) => api.post('/group_image/{id}', { id, body }, { signal }),
            activate: (imageId) => activate(imageId, signal),
          },
          report,
          signal,
        )
      }
      remove={() => activate(null)}
    />
  );
}

function Deleting({ group }: Readonly<{ group: GroupShape }>) {
  const { t } = useTranslation('groups');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useAction({
    send: (_: void, options) => api.delete('/group/{id}', { id: group.group_id }, options),
    done: async () => {
      await navigate({ to: '/groups' });
      dropGroup(queries, group.group_id);
    },
    said: () => t('delete.done'),
    loud: true,
  });
  return (
    <section aria-labelledby="delete" className="border-t border-line pt-8">
      <h2 id="delete" className="text-h3">
        {t('delete.title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('delete.text')}</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('delete.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove.run()}
        busy={remove.busy}
        title={t('delete.ask', { group: group.name })}
        action={t('delete.action')}
      >
        <p>{group.members > 1 ? t('delete.askText', { count: group.members - 1 }) : t('delete.askAlone')}</p>
      </ConfirmDialog>
    </section>
  );
}
