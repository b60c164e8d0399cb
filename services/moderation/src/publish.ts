import type { ActEvent } from '@lendring/contracts/moderation/audit-log.js';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { PersonEvent } from '@lendring/contracts/moderation/suspension.js';
import type { FlaggerEvent } from '@lendring/contracts/moderation/trusted-flaggers.js';
import type { ReporterEvent } from '@lendring/contracts/moderation/unfounded-reports.js';
import type { TemplateEvent } from '@lendring/contracts/moderation/templates.js';
import { placeOf } from '@lendring/contracts/kernel/words.js';
import type { FeedbackEvent } from '@lendring/contracts/moderation/feedback.js';
import type { HintEvent } from '@lendring/contracts/moderation/hints.js';
import type { WordListEvent } from '@lendring/contracts/moderation/word-lists.js';
import type { ModerationIntegrationEvent } from '@lendring/contracts/moderation/integration.js';

/** Maps an event to the integration event that other services must enforce; null for internal events. */
export const publish = ({
  type,
  data,
}:
  | CaseEvent
  | PersonEvent
  | ActEvent
  | FeedbackEvent
  | WordListEvent
  | HintEvent
  | FlaggerEvent
  | TemplateEvent
  | ReporterEvent): ModerationIntegrationEvent | null => {
  switch (type) {
    case 'OfferLocked':
      return { type: 'moderation.offer_locked', subject: data.offerId, data: { offerId: data.offerId } };
    case 'OfferReleased':
      return { type: 'moderation.offer_released', subject: data.offerId, data: { offerId: data.offerId } };
    case 'PictureHidden': {
      const { offerId, imageId, decisionId } = data;
      return { type: 'moderation.picture_hidden', subject: offerId, data: { offerId, imageId, decisionId } };
    }
    case 'PictureReleased': {
      const { offerId, imageId } = data;
      return { type: 'moderation.picture_released', subject: offerId, data: { offerId, imageId } };
    }
    case 'AdLocked': {
      const { adId, decisionId } = data;
      return { type: 'moderation.ad_locked', subject: adId, data: { adId, decisionId } };
    }
    case 'AdReleased':
      return { type: 'moderation.ad_released', subject: data.adId, data: { adId: data.adId } };
    case 'SearchRequestHidden':
    case 'SearchRequestReleased': {
      const { searchRequestId } = data;
      const said = type === 'SearchRequestHidden' ? 'hidden' : 'released';
      return { type: `moderation.search_request_${said}`, subject: searchRequestId, data: { searchRequestId } };
    }
    case 'WordsHidden': {
      const { words, decisionId, uncounted } = data;
      return {
        type: 'moderation.words_hidden',
        subject: placeOf(words).requestId,
        data: { words, decisionId, ...(uncounted && { uncounted }) },
      };
    }
    case 'WordsReleased':
      return { type: 'moderation.words_released', subject: placeOf(data.words).requestId, data: { words: data.words } };
    case 'PersonSuspended':
    case 'SuspensionLifted': {
      const { userId, standing } = data;
      return standing
        ? { type: 'moderation.person_suspended', subject: userId, data: { userId, until: standing.until } }
        : { type: 'moderation.person_reinstated', subject: userId, data: { userId } };
    }
    case 'CaseDecided':
    case 'SuspensionConfirmed': {
      const { caseId, decisionId } = data;
      const after = type === 'CaseDecided' ? 'decided' : 'confirmed';
      return { type: 'moderation.decision_to_tell', subject: caseId, data: { caseId, decisionId, after } };
    }
    case 'ComplaintAnswered': {
      const { caseId, decisionId, complaintId } = data;
      const told = { caseId, decisionId, after: 'answered' as const, complaintId };
      return { type: 'moderation.decision_to_tell', subject: caseId, data: told };
    }
    case 'CaseOpened':
    case 'SubjectSeen':
    case 'SideSeen':
    case 'SubjectForgotten':
    case 'ReportReceived':
    case 'ReporterForgotten':
    case 'CaseAssigned':
    case 'ComplaintMade':
    case 'CaseRaised':
    case 'CaseRead':
    case 'StaffActed':
    case 'StaffActRefused':
    case 'FeedbackGiven':
    case 'FeedbackNoted':
    case 'FeedbackAnswered':
    case 'FeedbackDone':
    case 'FeedbackReopened':
    case 'FeedbackForgotten':
    case 'WordListed':
    case 'WordChanged':
    case 'WordRemoved':
    case 'HintMade':
    case 'HintGone':
    case 'HintCalledFine':
    case 'HintLedToCase':
    case 'FlaggerAppointed':
    case 'FlaggerRemoved':
    case 'ReporterWarned':
    case 'ReporterPaused':
    case 'ReporterResumed':
    case 'ReportUnheard':
    case 'TemplateAdded':
    case 'TemplateChanged':
    case 'TemplateMadeDefault':
    case 'TemplateRetired':
      return null;
  }
};
