// Receives webhooks of a Lendring installation: PORT=8080 WEBHOOK_SECRET=whsec_… node receive-webhook.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

/**
 * Accepts a request if one of its signatures matches and its timestamp differs by at most five minutes, which
 * prevents replays.
 */
const isFromLendring = (
  { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures = '' },
  body,
) => {
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > 300) return false;
  const expected = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
};

/** Replace with your code. The same event may arrive twice with the same `id`. */
const handle = async (event) => {
  process.stdout.write(`${JSON.stringify(event)}\n`);
};

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  // Verify the raw bytes: parsing and serialising the body would change what was signed.
  const body = Buffer.concat(chunks).toString('utf8');
  if (!isFromLendring(request.headers, body)) return response.writeHead(401).end();
  await handle(JSON.parse(body));
  return response.writeHead(204).end();
}).listen(Number(process.env.PORT ?? 8080), () => process.stderr.write('listening\n'));
