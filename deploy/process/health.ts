/**
 * The image's health check: exits with 0 if the container's process is ready; otherwise prints the reasons, which
 * `docker inspect` shows.
 */
const address = `http://127.0.0.1:${process.env['OPS_PORT'] || 9464}/health/ready`;
const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) }).catch(
  (error: unknown) => new Response(String(error), { status: 503 }),
);
if (!answer.ok) process.stdout.write(`${await answer.text()}\n`);
// Exit explicitly, because an open connection would keep the process alive.
process.exit(answer.ok ? 0 : 1);
