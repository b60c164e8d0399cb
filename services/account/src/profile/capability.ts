import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { accountAggregate } from '../account/account.aggregate.js';
import type { AccountDocument } from '../account/projection.js';
import { contactOf, isGone, profileOf, publicProfileOf } from '../account/view.js';
import { normalForm } from '../nickname/normal-form.js';
import type { Ports } from '../ports.js';
import { isVatIdConfirmed, traderAggregate } from '../traders/trader.aggregate.js';
import { profileChange } from './change-profile.js';
import { changeCompany, changePicture } from './decide.js';
import { vatIdOf } from './vat-id.js';
import { whenAPictureIsReplacedThenItsFilesGo } from './when-a-picture-is-replaced-then-its-files-go.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'own' | 'nicknameIdOf'> &
  Parameters<typeof whenAPictureIsReplacedThenItsFilesGo>[0];
type Commands = Pick<CommandHandlers<typeof accountApi>, 'changeProfile' | 'changeCompany' | 'changePicture'>;
type Queries = Pick<ServiceHandlers<typeof accountApi>['queries'], 'profile' | 'publicProfile' | 'cards' | 'contact'>;

const wrongVatId: CommandAnswer = { ok: false, refusal: { code: 'vat_id_wrong' } };

export const profile = ({ commands, load, read: { accounts }, own, nicknameIdOf, store, pictures }: Deps) => {
  const change = profileChange({ commands, nicknameIdOf });
  /** Report the nickname of a deleted account as unknown, to hide that the user ever existed. */
  const named = (nickname: string): Promise<readonly AccountDocument[]> =>
    accounts.find({ filter: { nicknameForm: normalForm(nickname) }, limit: 1 });

  const handlers: Commands = {
    changeProfile: ({ changes }, call) => own(call, (userId) => change(userId, changes, call)),
    changeCompany: ({ changes }, call) => {
      const vatId = changes.vatId && vatIdOf(changes.vatId);
      if (changes.vatId && vatId === null) return Promise.resolve(wrongVatId);
      const read = { ...changes, ...(vatId !== undefined && { vatId }) };
      return own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) => changeCompany(state, userId, read)),
      );
    },
    changePicture: (data, call) =>
      own(call, (userId) =>
        commands.on(accountAggregate, userId, call, (state) => changePicture(state, userId, data.imageId)),
      ),
  };
  const queries: Queries = {
    async profile(_, { actor, at }) {
      const document = actor.kind === 'user' ? await accounts.get(actor.userId) : null;
      if (!document || isGone(document)) return null;
      const { userId, vatId } = document;
      const vatIdConfirmed = vatId !== null && isVatIdConfirmed(await load(traderAggregate, userId), vatId);
      return { ...profileOf(document, at), vatIdConfirmed };
    },

    async publicProfile(question) {
      const [document] =
        'userId' in question ? await accounts.getMany([question.userId]) : await named(question.nickname);
      return document ? publicProfileOf(document) : null;
    },

    cards: async ({ userIds }) =>
      (await accounts.getMany(userIds)).flatMap((document) => publicProfileOf(document) ?? []),

    async contact({ userId, placeId }, { actor }) {
      const mayKnow = actor.kind === 'system' || (actor.kind === 'user' && actor.userId === userId);
      const document = mayKnow ? await accounts.get(userId) : null;
      return document && !isGone(document) ? contactOf(document, placeId ?? null) : null;
    },
  };
  return {
    commands: handlers,
    queries,
    policies: [whenAPictureIsReplacedThenItsFilesGo({ store, pictures })],
  } satisfies Capability;
};
