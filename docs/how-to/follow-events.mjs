// Follows the events of a Lendring installation: node follow-events.mjs https://lendring.example lk_… [file for the
// cursor]
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const [base, key, file = 'cursor.txt'] = process.argv.slice(2);

/**
 * Replace with your code. The same event may arrive twice with the same `id`. An event counts as processed once this
 * function returns.
 */
const handle = async (event) => {
  process.stdout.write(`${JSON.stringify(event)}\n`);
};

/** Reads one stream until it ends. Stores the cursor after each event, so that the next start continues there. */
const follow = async (body) => {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      const field = (name) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      if (field('data')) await handle(JSON.parse(field('data')));
      if (field('id')) await writeFile(file, field('id'));
      text = text.slice(end + 2);
    }
  }
};

for (; ; await pause(3_000)) {
  const cursor = await readFile(file, 'utf8').catch(() => '');
  const answer = await fetch(`${base}/v1/events`, {
    headers: { authorization: `Bearer ${key}`, ...(cursor && { 'last-event-id': cursor }) },
  }).catch(() => null);
  if (answer && [400, 401, 403, 410, 422].includes(answer.status)) throw new Error((await answer.json()).msgtext);
  if (!answer?.ok) continue;
  process.stderr.write('following\n');
  await follow(answer.body).catch(() => undefined);
}
