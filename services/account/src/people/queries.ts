import type { PeopleSearchKind, PeopleSort, PersonRow } from '@lendring/contracts/account/people.js';
import type { accountApi } from '@lendring/contracts/account/queries.js';
import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { beginning } from '@lendring/platform/read-models/beginning.js';
import type { Filter, Find } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { standingOf } from '../account/account.aggregate.js';
import { normalForm } from '../nickname/normal-form.js';
import type { AccountDocument } from '../account/projection.js';
import type { FileDocument } from './files.js';
import { isGone } from '../account/view.js';
import type { RoleDocument } from '../roles/projection.js';

type Deps = Readonly<{ accounts: View<AccountDocument>; files: View<FileDocument>; roles: View<RoleDocument> }>;
type Queries = Pick<ServiceHandlers<typeof accountApi>['queries'], 'people' | 'ownerOf' | 'person'>;

/** Prefix filter; null if the search text is empty after normalisation. */
const begun = (path: string, form: string): Filter | null => (form === '' ? null : beginning(path, form));

const filters: Readonly<Record<PeopleSearchKind, (text: string) => Filter | null>> = {
  nickname: (text) => begun('nicknameForm', normalForm(text)),
  company: (text) => begun('companyForm', fold(text)),
  email: (text) => (text === '' ? null : { emailForm: text.toLowerCase() }),
  id: (text) => {
    const userId = UserId.safeParse(text.toLowerCase()).data;
    return userId === undefined ? null : { userId };
  },
};

const orderOf = (sort: PeopleSort): Find['sort'] => [
  [sort.endsWith('name') ? 'nicknameForm' : 'registeredAt', sort.startsWith('-') ? -1 : 1],
];

const rowOf = (document: AccountDocument, at: string): PersonRow => {
  const { userId, nickname, commercial, organisation, company, registeredAt, roles } = document;
  return {
    userId,
    nickname,
    commercial,
    organisation,
    company: commercial ? company : null,
    registeredAt,
    // Include roles paused by a suspension, because staff must know them.
    roles: [...roles],
    suspended: standingOf(document, at).suspended,
  };
};

const isThere: Filter = { 'deletion.stage': { $in: [null, 'asked'] } };

export const peopleQueries = ({ accounts, files, roles }: Deps): Queries => ({
  async people({ kind, text, sort = 'name', paging: { page, size } }, { actor, at }) {
    const mayLook = hasRight(actor, 'people') && (kind !== 'email' || hasRight(actor, 'sign_ins'));
    const filter = mayLook ? filters[kind](text.trim()) : null;
    if (!filter) return { items: [], total: 0, page, size };
    const all: Filter = { $and: [filter, isThere] };
    const [found, total] = await Promise.all([
      accounts.find({ filter: all, sort: orderOf(sort), skip: (page - 1) * size, limit: size }),
      accounts.count(all),
    ]);
    return { items: found.map((document) => rowOf(document, at)), total, page, size };
  },
  async ownerOf({ email }, { actor }) {
    const filter = hasRight(actor, 'invoices') ? filters.email(email.trim()) : null;
    if (!filter) return null;
    const [owner] = await accounts.find({ filter: { $and: [filter, isThere] }, limit: 1 });
    return owner?.userId ?? null;
  },
  async person({ userId }, { actor, at }) {
    const document = hasRight(actor, 'people') ? await accounts.get(userId) : null;
    if (!document || isGone(document)) return null;
    const [held, file] = await Promise.all([roles.get(userId), files.get(userId)]);
    return {
      ...rowOf(document, at),
      email: hasRight(actor, 'sign_ins') ? document.email : null,
      verified: {
        email: document.emailVerified && document.email !== null,
        phone: document.verification.held !== null,
      },
      heldRoles: held?.roles ?? [],
      history: hasRight(actor, 'admin') ? [...(file?.entries ?? [])] : null,
    };
  },
});
