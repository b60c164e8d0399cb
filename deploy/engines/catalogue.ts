import type { Engine } from './engine.js';
import { kafka } from './kafka.js';
import { kurrentdb } from './kurrentdb.js';
import { meilisearch } from './meilisearch.js';
import { mongodb } from './mongodb.js';
import { mustang } from './mustang.js';
import { oidc } from './oidc.js';
import { s3 } from './s3.js';
import { smtp } from './smtp.js';
import { stripe } from './stripe.js';

export const engines: readonly Engine[] = [kurrentdb, mongodb, meilisearch, s3, kafka, oidc, smtp, stripe, mustang];
