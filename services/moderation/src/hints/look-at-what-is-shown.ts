import type { Actor, CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { GroupIntegrationEvent } from '@lendring/contracts/group/integration.js';
import { UserId, type Locale } from '@lendring/contracts/kernel/ids.js';
import { hintKinds } from '@lendring/contracts/moderation/hint-limits.js';
import type { Finding, HintKind } from '@lendring/contracts/moderation/hints.js';
import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import { wordsId } from '@lendring/contracts/rules/words-id.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { clear, notice, type Noticed } from './decide.js';
import { accountFinding, pictureFinding, priceFinding, wordsFinding, type ListReader } from './decide-finding.js';
import { hintAggregate } from './hint.aggregate.js';
import type { Looks } from './looks.port.js';
import type { Subjects } from '../subjects.port.js';

type Deps = Readonly<{
  commands: CommandHandler;
  loadKnown: ServiceCore['loadKnown'];
  looks: Looks;
  subjects: Pick<Subjects, 'seenBy'>;
  lists: () => Promise<readonly ListReader[]>;
}>;

type About = Omit<Noticed, 'finding'>;
type Answer = CommandAnswer | undefined;

const ofOffer: ReadonlySet<string> = new Set(['offer.published', 'offer.changed', 'offer.withdrawn']);
const ofRequest: ReadonlySet<string> = new Set(['request.rated', 'request.rating_answered']);
const ofGroup: ReadonlySet<string> = new Set([
  'group.listed',
  'group.changed',
  'group.withdrawn',
  'group.search_request_shown',
  'group.search_request_withdrawn',
]);

const HINTS = '5b0e3d0c-6c1b-4b57-9d8e-2f6a7c31e4d9';

const hintIdOf = ({ kind, id }: Subject, why: HintKind): string => derivedId(HINTS, `${why} ${kind} ${id}`);

const visitor: Actor = { kind: 'visitor' };
const personOf = (userId: string): Actor => ({ kind: 'user', userId: UserId.parse(userId), roles: [] });
const textOf = ({ title, text }: Readonly<{ title: string; text: string }>): string => `${title}\n\n${text}`;

const ofOffers: readonly HintKind[] = hintKinds.filter((kind) => kind !== 'new_account');
const ofTexts: readonly HintKind[] = ['words'];

/**
 * Inspects public content when it is published or changed and creates hints for moderators (ADR 103). Hides nothing and
 * notifies no other service. Members-only content and private messages are not inspected.
 */
export const lookAtWhatIsShown = ({ commands, loadKnown, looks, subjects, lists }: Deps): Reaction => {
  const settle = async (
    call: CommandCall,
    subject: Subject,
    kinds: readonly HintKind[],
    about: About | null,
    findings: readonly (Finding | null)[],
  ): Promise<Answer> => {
    for (const kind of kinds) {
      const hintId = hintIdOf(subject, kind);
      const finding = findings.find((one) => one?.kind === kind) ?? null;
      // Most content has no hint that could be withdrawn, so the command and its reads would be in vain.
      if (!(about && finding) && (await loadKnown(hintAggregate, hintId)).state !== 'open') continue;
      const own = { ...call, commandId: derivedId(call.commandId, kind), asks: { look: hintId } };
      const answer = await commands.on(hintAggregate, hintId, own, (hint) =>
        about && finding
          ? notice(hint, { hintId, at: call.at }, { ...about, finding })
          : clear(hint, { hintId, at: call.at }),
      );
      if (!answer.ok) return answer;
    }
    return undefined;
  };

  const lookAtOffer = async (offerId: string, call: CommandCall): Promise<Answer> => {
    const subject: Subject = { kind: 'offer', id: offerId };
    const offer = await looks.offer(offerId, call.at);
    if (!offer) return settle(call, subject, ofOffers, null, []);
    const { ownerId, language, title } = offer;
    const about = { subject, ownerId, language, title };
    const findings = [wordsFinding(await lists(), textOf(offer)), pictureFinding(offer), priceFinding(offer)];
    const answer = await settle(call, subject, ofOffers, about, findings);
    if (answer) return answer;
    const registeredAt = await looks.registeredAt(ownerId, call.at);
    const finding = registeredAt && accountFinding(offer, registeredAt, call.at);
    if (!finding) return undefined;
    const person: Subject = { kind: 'user', id: UserId.parse(ownerId) };
    const seen = await subjects.seenBy(visitor, person, call.at);
    const owner = { subject: person, ownerId, language, title: seen?.snapshot.title ?? '' };
    return settle(call, person, ['new_account'], owner, [finding]);
  };

  /** Uses the language of the most severe matching list, because such texts have no language of their own. */
  const lookAtText = async (subject: Subject, as: Actor, call: CommandCall): Promise<Answer> => {
    const seen = await subjects.seenBy(as, subject, call.at);
    if (!seen) return settle(call, subject, ofTexts, null, []);
    const { ownerId, snapshot } = seen;
    const finding = wordsFinding(await lists(), textOf(snapshot));
    const language: Locale | null = finding?.found[0]?.language ?? null;
    return settle(call, subject, ofTexts, { subject, ownerId, language, title: snapshot.title }, [finding]);
  };

  const onOffer = ({ type, subject: offerId, data }: OfferIntegrationEvent, call: CommandCall): Promise<Answer> =>
    type === 'offer.withdrawn' || data.membersOnly
      ? settle(call, { kind: 'offer', id: offerId }, ofOffers, null, [])
      : lookAtOffer(offerId, call);

  const onRequest = async (said: RequestIntegrationEvent, call: CommandCall): Promise<Answer> => {
    switch (said.type) {
      case 'request.rated': {
        const { side, vendorId, creatorId } = said.data;
        const author = personOf(side === 'vendor' ? vendorId : creatorId);
        return lookAtText({ kind: 'rating', id: wordsId(said.subject, side) }, author, call);
      }
      case 'request.rating_answered': {
        // A reply answers the rating of the other side and shares its id.
        const { side, vendorId, creatorId } = said.data;
        const [author, rated] = side === 'vendor' ? [vendorId, 'creator'] : [creatorId, 'vendor'];
        return lookAtText({ kind: 'reply', id: wordsId(said.subject, rated) }, personOf(author), call);
      }
      default:
        return undefined;
    }
  };

  const onGroup = async (said: GroupIntegrationEvent, call: CommandCall): Promise<Answer> => {
    switch (said.type) {
      case 'group.listed':
      case 'group.changed':
        return lookAtText({ kind: 'group', id: said.subject }, visitor, call);
      case 'group.withdrawn':
        return settle(call, { kind: 'group', id: said.subject }, ofTexts, null, []);
      case 'group.search_request_shown':
        return lookAtText({ kind: 'search_request', id: said.subject }, personOf(said.data.userId), call);
      case 'group.search_request_withdrawn':
        return settle(call, { kind: 'search_request', id: said.subject }, ofTexts, null, []);
      default:
        return undefined;
    }
  };

  return {
    name: 'look-at-what-is-shown',
    topics: ['offer', 'request', 'group'],
    types: [...ofOffer, ...ofRequest, ...ofGroup],
    react: async ({ type, subject, data }, call) => {
      const said = { type, subject, data };
      if (ofOffer.has(type)) return onOffer(OfferIntegrationEvent.parse(said), call);
      if (ofRequest.has(type)) return onRequest(RequestIntegrationEvent.parse(said), call);
      return onGroup(GroupIntegrationEvent.parse(said), call);
    },
  };
};
