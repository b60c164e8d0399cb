import { CategoryId, CategoryPath, UserName } from '@lendring/contracts/http/shapes.js';
import { BlockId, CertificateId, OfferId, PlaceId, RequestId } from '@lendring/contracts/kernel/ids.js';
import { KeyId } from '@lendring/contracts/partner/keys.js';
import { WebhookId } from '@lendring/contracts/partner/webhooks.js';
import type { Code } from '@lendring/contracts/http/messages.js';
import type { Schema } from '@lendring/contracts/kernel/schema.js';

export const absent: ReadonlyMap<Schema, Code> = new Map<Schema, Code>([
  [OfferId, 'offer_not_found'],
  [RequestId, 'request_not_found'],
  [BlockId, 'block_not_found'],
  [UserName, 'user_not_found'],
  [CertificateId, 'certificate_not_found'],
  [CategoryId, 'category_not_found'],
  [CategoryPath, 'category_not_found'],
  [PlaceId, 'place_unknown'],
  [KeyId, 'key_not_found'],
  [WebhookId, 'webhook_not_found'],
]);
