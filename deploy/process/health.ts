/**
 * The image's health check: 0 when the process in the same container takes calls; else its reasons on stdout, where
 * `docker inspect` shows them.
 */
const address = `http://127.0.0.1:${process.env['OPS_PORT'] || 9464}/health/ready`;
const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) }).catch(
  (error: unknown) => new Response(String(error), { status: 503 }),
);
if (!answer.ok) process.stdout.write(`${await answer.text()}\n`);
// An open connection would keep the process alive.
process.exit(answer.ok ? 0 : 1);
