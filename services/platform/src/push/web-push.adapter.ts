import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { targetProblem, type Targets } from '../outgoing/addresses.js';
import type { Outgoing } from '../outgoing/outgoing.port.js';
import type { Push } from './push.port.js';

type Options = Readonly<{
  /** 32 random bytes of this installation: the private VAPID key on P-256. */
  secret: Uint8Array;
  subject: string;
  outgoing: Outgoing;
  targets: Targets;
}>;

const DAY_SECONDS = 86_400;
const ANSWER_MS = 10_000;

/** VAPID requires an https or mailto contact; installations on http get a placeholder. */
const senderOf = (subject: string): string => (subject.startsWith('https:') ? subject : 'mailto:push@lendring.invalid');

export const openWebPush = ({ secret, subject, outgoing, targets }: Options): Push => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const vapidDetails = {
    subject: senderOf(subject),
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(secret).toString('base64url'),
  };
  return {
    publicKey: vapidDetails.publicKey,
    mayBeAt: (endpoint) => targetProblem(endpoint, targets) === null,
    async send(subscription, { payload, topic }) {
      const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails,
        TTL: DAY_SECONDS,
        urgency: 'normal',
        topic,
        contentEncoding: 'aes128gcm',
      });
      const { status, problem } = await outgoing.post({
        url: endpoint,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: body ?? '',
        timeoutMs: ANSWER_MS,
        answerBytes: 0,
      });
      if (status === null) return { outcome: 'failed', code: problem, mayHelpLater: problem !== 'address_refused' };
      if (status === 404 || status === 410) return { outcome: 'gone' };
      if (status >= 200 && status < 300) return { outcome: 'taken' };
      return { outcome: 'failed', code: String(status), mayHelpLater: status === 429 || status >= 500 };
    },
  };
};
