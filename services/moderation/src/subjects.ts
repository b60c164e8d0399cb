import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { partsText } from '@lendring/contracts/rules/parts-text.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { textOfLines, type Seen } from './case/decide-snapshot.js';
import type { Subjects } from './subjects.port.js';

type Asked = Pick<ServiceApis, 'account' | 'billing' | 'group' | 'offer' | 'request'>;

const sides = ['vendor', 'creator'] as const;
const loanTabs = ['agreed', 'running'] as const;
const MOST_LOANS = 100;

const moderation: Actor = { kind: 'system', name: 'moderation' };
const personOf = (userId: string): Actor => ({ kind: 'user', userId: UserId.parse(userId), roles: [] });

const paragraphs = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join('\n\n');

const lookAt = async (
  { account, billing, group, offer, request }: Asked,
  actor: Actor,
  subject: Subject,
  at: string,
): Promise<Seen | null> => {
  const context = { actor, at };
  switch (subject.kind) {
    case 'offer': {
      const seen = await offer.queries.one({ offerId: subject.id }, context);
      if (!seen) return null;
      const { ownerId, title, shortDescription, description, metadata, parts, tags, images } = seen;
      const shown = metadata.filter((one) => one.public).map(({ name, value }) => `${name}: ${value}`);
      return {
        ownerId,
        snapshot: {
          title,
          text: paragraphs([shortDescription, description, shown.join('\n'), partsText(parts), tags.join(', ')]),
          pictures: images.map(({ imageId }) => imageId),
        },
      };
    }
    case 'user': {
      const seen = await account.queries.publicProfile({ userId: subject.id }, context);
      if (!seen || seen.former) return null;
      const { userId, nickname, company, companyDescription, legalHints, homepage, imageId } = seen;
      const text = paragraphs([company, companyDescription, legalHints, homepage]);
      return { ownerId: userId, snapshot: { title: nickname, text, pictures: imageId ? [imageId] : [] } };
    }
    case 'request': {
      const seen = await request.queries.one({ requestId: subject.id }, context);
      if (!seen) return null;
      const { side, vendorId, creatorId, terms, messages } = seen;
      // The reporter is one side; the report concerns the other.
      const ownerId = side === 'vendor' ? creatorId : vendorId;
      const said = [vendorId, creatorId].map((author) => ({
        authorId: author,
        lines: messages.flatMap(({ authorId, text }, place) =>
          authorId === author && text !== null ? [{ place, text: `${author === vendorId ? '▸' : '◂'} ${text}` }] : [],
        ),
      }));
      const text = textOfLines(said.flatMap(({ lines }) => lines));
      const parties = [vendorId, creatorId];
      return { ownerId, parties, snapshot: { title: terms.title, text, pictures: [] }, said };
    }
    case 'rating':
    case 'reply':
    case 'message': {
      const seen = await request.queries.words({ words: subject }, context);
      if (!seen) return null;
      const { authorId, parties, title, text } = seen;
      return { ownerId: authorId, parties, snapshot: { title, text, pictures: [] } };
    }
    case 'group': {
      const [seen, leaders] = await Promise.all([
        group.queries.group({ groupId: subject.id }, context),
        group.queries.leaders({ groupId: subject.id }, { actor: moderation, at }),
      ]);
      const [leaderId] = leaders;
      if (!seen || !leaderId) return null;
      const { name, description, rules, imageId } = seen;
      const text = paragraphs([description, rules]);
      return {
        ownerId: leaderId,
        parties: leaders,
        snapshot: { title: name, text, pictures: imageId ? [imageId] : [] },
      };
    }
    case 'search_request': {
      const seen = await group.queries.searchRequest({ searchRequestId: subject.id }, context);
      return seen && { ownerId: seen.userId, snapshot: { title: seen.title, text: seen.text, pictures: [] } };
    }
    case 'ad': {
      const seen = await billing.queries.adSeen({ adId: subject.id }, context);
      if (!seen) return null;
      const { title, claim, cta, link, hint, payer, pictures } = seen.content;
      return {
        // Use the ad id as owner of the operator's ads, because the operator has no account.
        ownerId: seen.ownerId ?? subject.id,
        snapshot: {
          title,
          text: paragraphs([claim, cta, link, hint.src, payer ?? null]),
          pictures: [...new Set(pictures.map(({ imageId }) => imageId))],
        },
      };
    }
  }
};

export const subjectsBehind = (apis: Asked): Subjects => ({
  seenBy: (actor, subject, at) => lookAt(apis, actor, subject, at),
  async now(subject, ownerId, at) {
    if (subject.kind === 'request') return null;
    const actor = subject.kind === 'ad' ? moderation : personOf(ownerId);
    return (await lookAt(apis, actor, subject, at))?.snapshot ?? null;
  },
  rolesOf: async (userId, at) => (await apis.account.queries.standing({}, { actor: personOf(userId), at })).roles,
  async loansOf(userId, at) {
    const context = { actor: personOf(userId), at };
    const lists = sides.flatMap((side) =>
      loanTabs.map((tab) => ({ side, tab, paging: { page: 1, size: MOST_LOANS } })),
    );
    const found = await Promise.all(lists.map((list) => apis.request.queries.list(list, context)));
    return found
      .flatMap(({ items }) => items)
      .map(({ requestId, side, vendorId, creatorId, terms }) => ({
        requestId,
        otherId: side === 'vendor' ? creatorId : vendorId,
        title: terms.title,
      }));
  },
});
