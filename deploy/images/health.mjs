// The health check of the images `api` and `worker`: exits with 0 when the process in the same container is ready.
const SECONDS = 3;

try {
  const answer = await fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/health/ready`, {
    signal: AbortSignal.timeout(SECONDS * 1000),
  });
  if (!answer.ok) console.error(await answer.text());
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.error(error.cause?.message ?? error.message);
  process.exitCode = 1;
}
