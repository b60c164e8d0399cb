import { createServer } from 'node:http';

type Attribute = Readonly<{ key: string; value: Readonly<Record<string, unknown>> }>;
type Batch = Readonly<{
  resourceSpans: readonly Readonly<{
    resource: { readonly attributes: readonly Attribute[] };
    scopeSpans: readonly Readonly<{
      spans: readonly Readonly<{ traceId: string; spanId: string; parentSpanId?: string; name: string }>[];
    }>[];
  }>[];
}>;

export type CollectedSpan = Readonly<{
  process: string;
  trace: string;
  id: string;
  parent: string | null;
  name: string;
}>;

export const openOtlpReceiver = async () => {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (text: string) => {
        body += text;
      })
      .on('end', () => {
        bodies.push(body);
        for (const { resource, scopeSpans } of (JSON.parse(body) as Batch).resourceSpans) {
          const process = String(resource.attributes.find(({ key }) => key === 'service.name')?.value['stringValue']);
          spans.push(
            ...scopeSpans.flatMap((scope) =>
              scope.spans.map(({ traceId, spanId, parentSpanId, name }) => ({
                process,
                trace: traceId,
                id: spanId,
                parent: parentSpanId || null,
                name,
              })),
            ),
          );
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    spans: (): readonly CollectedSpan[] => spans,
    text: () => bodies.join('\n'),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
export type OtlpReceiver = Awaited<ReturnType<typeof openOtlpReceiver>>;
